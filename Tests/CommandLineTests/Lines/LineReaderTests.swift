import Foundation
import Testing

@testable import DragomanCLI

@Suite("LineReader splits bytes at line feeds")
struct LineReaderTests {
  func lines(_ texts: [String]) throws -> [InputLine] { try lines(texts.map { Array($0.utf8) }) }

  func lines(_ contents: [[UInt8]]) throws -> [InputLine] {
    let files = try contents.map { try TemporaryFile($0) }
    defer { withExtendedLifetime(files) {} }
    var reader = LineReader(files.map { .file($0.path) })
    var lines: [InputLine] = []
    while let line = try reader.next() { lines.append(line) }
    return lines
  }

  func text(_ line: InputLine) -> String? {
    if case .text(let text) = line.content { text } else { nil }
  }

  @Test(
    "gives every line, also empty ones and a last one without a newline",
    arguments: [
      ("", []), ("\n", ["\n"]), ("a", ["a"]), ("a\n", ["a\n"]), ("a\n\nb", ["a\n", "\n", "b"]),
      ("\r\na\r\n", ["\r\n", "a\r\n"]), ("a\rb\n", ["a\rb\n"]), ("a\0b\n", ["a\0b\n"]),
      ("é\u{2028}ü\n", ["é\u{2028}ü\n"]),
    ])
  func splitting(input: String, expected: [String]) throws {
    let found = try lines([input])
    #expect(found.map { (text($0) ?? "?") + ($0.hasNewline ? "\n" : "") } == expected)
    #expect(found.map(\.offset) == expected.indices.map { expected[..<$0].joined().utf8.count })
    #expect(found.map(\.byteCount) == found.map { text($0)?.utf8.count ?? -1 })
  }

  @Test("reads several files as if concatenated: a last line without a newline goes on in the next file")
  func concatenation() throws {
    let found = try lines(["a\nb", "c\n", "", "d"])
    #expect(found.map(text) == ["a", "bc", "d"])
    #expect(found.map(\.offset) == [0, 2, 5])
  }

  @Test(
    "finds lines across blocks",
    arguments: [256 * 1024 - 1, 256 * 1024, 256 * 1024 + 1, 3 * 256 * 1024, 1_000_003])
  func blocks(length: Int) throws {
    let long = String(repeating: "x", count: length)
    let found = try lines(["ab\n\(long)\n\(long)é"])
    #expect(found.map(text) == ["ab", long, long + "é"])
    #expect(found.last?.offset == length + 4)
    #expect(found.last?.hasNewline == false)
  }

  @Test(
    "keeps the bytes of a line that is not UTF-8 and says where it is wrong",
    arguments: [
      ([0xFF], 0), ([0x61, 0xC3], 1), ([0x61, 0xC3, 0x28], 1), ([0xED, 0xA0, 0x80], 0),
      ([0x61, 0x62, 0xC0, 0xAF], 2),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xC3, 0xA9, 0x80], 2),
    ])
  func undecodable(bytes: [UInt8], badByte: Int) throws {
    let found = try lines([Array("ok\n".utf8) + bytes + Array("\nok\n".utf8)])
    #expect(found.count == 3)
    guard case .undecodable(let kept, let position) = found[1].content else {
      Issue.record("decoded")
      return
    }
    #expect(kept == bytes)
    #expect(position == badByte)
    #expect(text(found[2]) == "ok")
  }

  @Test(
    "splits random bytes into the same lines as splitting them at once", arguments: [1, 2, 3, 4] as [UInt64])
  func random(seed: UInt64) throws {
    var generator = SplitMix64(state: seed)
    let bytes = (0..<600_000).map { _ in
      UInt8.random(in: 0...7, using: &generator) == 0
        ? 0x0A : UInt8.random(in: .min ... .max, using: &generator)
    }
    let half = Int.random(in: 0...bytes.count, using: &generator)
    let found = try lines([Array(bytes[..<half]), Array(bytes[half...])])
    let joined = found.flatMap { line -> [UInt8] in
      let content: [UInt8] =
        switch line.content {
        case .text(let text): Array(text.utf8)
        case .undecodable(let bytes, _): bytes
        }
      return content + (line.hasNewline ? [0x0A] : [])
    }
    #expect(joined == bytes, "seed \(seed)")
    #expect(found.count(where: \.hasNewline) == bytes.count { $0 == 0x0A }, "seed \(seed)")
  }

  @Test("says which source cannot be read")
  func unreadable() throws {
    let path = "/nonexistent/file"
    #expect(throws: ReadError(source: .file(path), code: ENOENT)) {
      var reader = LineReader([.file(path)])
      _ = try reader.next()
    }
    #expect(LineSource.file(path).problem == ReadError(source: .file(path), code: ENOENT))
    #expect(LineSource.file("/").problem == ReadError(source: .file("/"), code: EISDIR))
    #expect(LineSource.standardInput.problem == nil)
  }
}

/// A small generator with a fixed start, so that a failing case can be run again.
struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
