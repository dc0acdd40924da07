import CFuzzDriver

/// One input of libFuzzer's.
@_cdecl("LLVMFuzzerTestOneInput")
func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  fuzzXLIFF(UnsafeBufferPointer(start: start, count: count))
  return 0
}

@main
struct Main {
  static func main() {
    dgm_fuzz(CommandLine.argc, CommandLine.unsafeArgv, testOneInput)
  }
}
