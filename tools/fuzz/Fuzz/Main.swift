import CFuzzDriver
import DragomanDocuments
import Foundation

/// What is fuzzed, by the name that DRAGOMAN_FUZZ_TARGET gives.
enum FuzzTarget: String, CaseIterable {
  case splitter, spans, html, markdown, subtitles, xliff

  /// Checks what must hold of the target for any bytes; traps where it does not.
  func check(_ bytes: UnsafeBufferPointer<UInt8>) {
    switch self {
    case .splitter: checkSplitter(bytes)
    case .spans: checkSpans(bytes)
    case .html: checkDocument(bytes, .html)
    case .markdown: checkDocument(bytes, .markdown)
    case .subtitles: checkDocument(bytes, bytes.first == UInt8(ascii: "W") ? .vtt : .srt)
    case .xliff: checkXLIFF(bytes)
    }
  }
}

private let target: FuzzTarget = {
  let name = ProcessInfo.processInfo.environment["DRAGOMAN_FUZZ_TARGET"] ?? ""
  guard let target = FuzzTarget(rawValue: name) else {
    fatalError("DRAGOMAN_FUZZ_TARGET is one of \(FuzzTarget.allCases.map(\.rawValue))")
  }
  return target
}()

/// One input of libFuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  target.check(UnsafeBufferPointer(start: start, count: count))
  return 0
}

@main
struct Main {
  static func main() {
    dgm_fuzz(CommandLine.argc, CommandLine.unsafeArgv, testOneInput)
  }
}
