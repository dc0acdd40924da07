import Testing

@testable import DragomanCLI

@Suite("Bytes are shown in one unit with one digit")
struct ByteCountTests {
  @Test(
    "chooses the unit by powers of 1000",
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1000, "1.0 kB"), (999_949, "999.9 kB"),
      (999_950, "1.0 MB"), (12_152_513, "12.2 MB"), (3_000_000_000, "3.0 GB"), (Int64.max, "9.2 EB"),
    ] as [(Int64, String)])
  func unit(bytes: Int64, text: String) {
    #expect(ByteCount(bytes).description == text)
  }

  @Test(
    "shows a part in the unit of the whole",
    arguments: [
      (0, 12_152_513, "0.0 of 12.2 MB"), (5_500_000, 12_152_513, "5.5 of 12.2 MB"),
      (3, 10, "3 of 10 bytes"), (800, 2000, "0.8 of 2.0 kB"),
    ] as [(Int64, Int64, String)])
  func part(bytes: Int64, whole: Int64, text: String) {
    #expect(ByteCount(bytes).description(of: ByteCount(whole)) == text)
  }
}
