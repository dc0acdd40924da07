import Testing

@testable import DragomanPacks

@Suite struct PackVersionTests {
  @Test(
    "orders by components, a pre-release before its release",
    arguments: [
      ("1.9", "1.10"), ("2.9", "12.0"), ("1.10", "2.0-rc1"), ("2.0-rc1", "2.0"), ("2.0-rc2", "2.0-rc10"),
      ("2.0-beta", "2.0-rc"), ("2.0-beta", "2.0-beta.2"), ("2.0-1", "2.0-a"), ("1.10.0", "1.10.1"),
      ("0", "0.1"),
      ("1.99999999999999999999998", "1.99999999999999999999999"),
    ])
  func order(earlier: String, later: String) throws {
    let first = try #require(PackVersion(earlier))
    let second = try #require(PackVersion(later))
    #expect(first < second)
    #expect(!(second < first))
    #expect(first != second)
  }

  @Test(
    "treats trailing zeros, leading zeros and build names as nothing",
    arguments: [("1.10", "1.10.0"), ("1", "1.0.0"), ("01.2", "1.2"), ("1.2+abc", "1.2"), ("0.0", "0")])
  func equality(left: String, right: String) throws {
    let first = try #require(PackVersion(left))
    let second = try #require(PackVersion(right))
    #expect(first == second)
    #expect(first.hashValue == second.hashValue)
    #expect(!(first < second) && !(second < first))
    #expect(first.description == left)
  }

  @Test(
    "refuses what is no version",
    arguments: [
      "", "v1", "1.", ".1", "1..2", "1.x", "-rc1", "1-", "1 ", "1.0\n", "١", "1.0-rc ü", "1+ä",
      String(repeating: "1", count: 65),
    ])
  func refusal(text: String) { #expect(PackVersion(text) == nil) }
}
