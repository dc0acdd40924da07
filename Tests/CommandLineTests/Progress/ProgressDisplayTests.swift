import Testing

@testable import DragomanCLI

@Suite("Progress is one line on a terminal, a few lines elsewhere, JSON for programs")
struct ProgressDisplayTests {
  static let wipe = "\r\u{1B}[K"
  let start = ContinuousClock.now

  func step(
    _ completed: Int64, of total: Int64 = 12_000_000, _ phase: PackStep.Phase = .downloading,
    pack: String = "en-de.tiny.1.0"
  ) -> PackStep {
    PackStep(pack: pack, phase: phase, completedBytes: completed, totalBytes: total)
  }

  /// What is shown for each step, the steps a second apart.
  func shown(_ form: ProgressDisplay.Form, _ steps: [PackStep], apart: Duration = .seconds(1)) -> [String?] {
    var display = ProgressDisplay(form: form)
    return steps.enumerated().map { display.show($0.element, at: start + apart * $0.offset) }
  }

  @Test("on a terminal with bar, percentage, bytes, rate and time left, each in place of the one before")
  func terminal() {
    let texts = shown(.terminal(columns: 80), [step(0), step(3_000_000), step(6_000_000)])
    #expect(
      texts == [
        Self.wipe + "en-de.tiny.1.0  [------------]    0 %  0.0 of 12.0 MB",
        Self.wipe + "en-de.tiny.1.0  [###---------]   25 %  3.0 of 12.0 MB  3.0 MB/s  0:03",
        Self.wipe + "en-de.tiny.1.0  [######------]   50 %  6.0 of 12.0 MB  3.0 MB/s  0:02",
      ])
  }

  @Test("is redrawn no more than ten times a second")
  func redraws() {
    let steps = (0..<100).map { step(Int64($0) * 1000) }
    let count = shown(.terminal(columns: 80), steps, apart: .milliseconds(10)).compactMap { $0 }.count
    #expect(count == 10)
  }

  @Test(
    "never reaches the last column, however narrow the terminal and long the id",
    arguments: [80, 60, 40, 20, 5, 1], [14, 96])
  func width(columns: Int, idLength: Int) {
    let pack = String(repeating: "p", count: idLength)
    let steps = [
      step(0, pack: pack), step(900_000, of: 9_999_000_000_000, pack: pack), step(1, .verifying, pack: pack),
    ]
    for text in shown(.terminal(columns: columns), steps).compactMap({ $0 }) {
      #expect(text.hasPrefix(Self.wipe))
      #expect(text.dropFirst(Self.wipe.count).count < columns)
    }
  }

  @Test("shortens a long id before it leaves anything out")
  func longID() throws {
    let pack = String(repeating: "p", count: 96)
    let texts = shown(.terminal(columns: 80), [step(0, pack: pack), step(3_000_000, pack: pack)])
    let last = try #require(texts[1])
    #expect(last.contains("pp…  [###") && last.hasSuffix("3.0 MB/s  0:03"))
  }

  @Test("shows bytes alone where the catalog does not say how many there are")
  func unknownTotal() {
    let texts = shown(.terminal(columns: 80), [step(0, of: 0), step(2_000_000, of: 0)])
    #expect(texts[1] == Self.wipe + "en-de.tiny.1.0  2.0 MB  2.0 MB/s")
    #expect(
      shown(.lines, [step(0, of: 0), step(2_000_000, of: 0)]) == ["en-de.tiny.1.0: downloading\n", nil])
  }

  @Test("leaves nothing on the terminal at the end")
  func end() {
    var display = ProgressDisplay(form: .terminal(columns: 80))
    #expect(display.wipe() == nil)
    _ = display.show(step(0), at: start)
    #expect(display.wipe() == Self.wipe)
    #expect(display.wipe() == nil)
    _ = display.show(step(0), at: start)
    #expect(display.finish("en-de.tiny.1.0") == Self.wipe)
    #expect(display.wipe() == nil)
  }

  @Test("in lines at the start, at each quarter and at the end")
  func lines() {
    let steps =
      (0...100).map { step($0 * 120_000) } + [step(0, .verifying), step(9, .verifying), step(0, .installing)]
    #expect(
      shown(.lines, steps).compactMap { $0 } == [
        "en-de.tiny.1.0: downloading 12.0 MB\n", "en-de.tiny.1.0: 25 % of 12.0 MB\n",
        "en-de.tiny.1.0: 50 % of 12.0 MB\n", "en-de.tiny.1.0: 75 % of 12.0 MB\n",
        "en-de.tiny.1.0: verifying\n", "en-de.tiny.1.0: installing\n",
      ])
    var display = ProgressDisplay(form: .lines)
    #expect(display.finish("en-de.tiny.1.0") == "en-de.tiny.1.0: installed\n")
    #expect(display.wipe() == nil)
  }

  @Test("in lines says what is there of an earlier attempt, and begins at the next quarter")
  func resumed() {
    #expect(
      shown(.lines, [step(7_000_000), step(8_000_000), step(9_000_000)]) == [
        "en-de.tiny.1.0: downloading 12.0 MB, of which 7.0 MB are here\n", nil,
        "en-de.tiny.1.0: 75 % of 12.0 MB\n",
      ])
  }

  @Test("begins anew with the next pack")
  func nextPack() {
    let texts = shown(
      .terminal(columns: 80),
      [step(6_000_000), step(12_000_000), step(0, pack: "de-en"), step(1_000_000, pack: "de-en")])
    #expect(texts[2] == Self.wipe + "de-en  [------------]    0 %  0.0 of 12.0 MB")
    #expect(texts[3]?.hasSuffix("1.0 MB/s  0:11") == true)
  }

  @Test("in JSON an object a line, with every phase's first and last step")
  func json() {
    let steps = [step(0), step(5), step(12_000_000), step(0, .verifying), step(0, .verifying)]
    let texts = shown(.json, steps, apart: .milliseconds(1))
    #expect(
      texts[0]
        == #"{"event":"progress","pack":"en-de.tiny.1.0","phase":"downloading","completedBytes":0,"totalBytes":12000000}"#
        + "\n")
    #expect(texts[1] == nil)
    #expect(texts[2]?.contains(#""completedBytes":12000000"#) == true)
    #expect(texts[3]?.contains(#""phase":"verifying""#) == true)
    #expect(texts[4] == nil)
  }
}

@Suite("The rate of a transfer is that of its last seconds")
struct TransferRateTests {
  let start = ContinuousClock.now

  @Test("forgets what was there before and what was long ago")
  func window() {
    var rate = TransferRate()
    #expect(rate.bytesPerSecond == nil)
    rate.note(1_000_000, at: start)
    rate.note(1_000_100, at: start + .milliseconds(100))
    #expect(rate.bytesPerSecond == nil)
    for second in 1...20 { rate.note(1_000_000 + Int64(second) * 1000, at: start + .seconds(second)) }
    #expect(rate.bytesPerSecond == 1000)
    for second in 21...30 { rate.note(1_020_000, at: start + .seconds(second)) }
    #expect(rate.bytesPerSecond == 0)
  }

  @Test("begins anew when a file is begun again")
  func restart() {
    var rate = TransferRate()
    rate.note(5000, at: start)
    rate.note(0, at: start + .seconds(1))
    #expect(rate.bytesPerSecond == nil)
    rate.note(300, at: start + .seconds(2))
    #expect(rate.bytesPerSecond == 300)
  }
}
