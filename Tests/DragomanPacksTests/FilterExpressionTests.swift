import Testing

@testable import DragomanPacks

@Suite struct FilterExpressionTests {
  @Test(
    "says whether a record is for a desktop release",
    arguments: [
      ("", true), ("  \n", true), ("env.appinfo.OS == 'Android'", false),
      ("env.appinfo.OS == 'Android' ", false), ("env.appinfo.OS != 'Android'", true),
      ("env.appinfo.OS == \"Linux\"", true), ("env.channel == 'release'", true),
      ("env.channel == 'default' || env.channel == 'nightly'", false), ("env.channel != 'release'", false),
      ("env.channel == 'default' || env.channel == 'nightly' || env.channel == 'beta'", false),
      ("env.appinfo.OS != 'Android' || env.channel != 'release'", true),
      ("(env.channel == 'default' || env.channel == 'nightly') && env.appinfo.OS != 'Android'", false),
      ("(env.channel != 'release') && env.appinfo.OS == 'Android'", false),
      ("(env.channel == 'release')&&(env.appinfo.OS!='Android')", true),
      ("!(env.appinfo.OS == 'Android')", true), ("!!true", true), ("true != false", true), ("false", false),
      ("true && true && false", false), ("'a' == 'a' == true", nil), ("(('a' == 'a')) == true", true),
    ])
  func evaluated(expression: String, verdict: Bool?) throws {
    guard let verdict else {
      #expect(throws: FilterExpression.Refusal.self) {
        try FilterExpression.isForDesktopRelease(expression)
      }
      return
    }
    #expect(try FilterExpression.isForDesktopRelease(expression) == verdict)
  }

  @Test(
    "answers nothing where it cannot read everything",
    arguments: [
      "env.version|versionCompare('130.0') >= 0", "env.locale == 'de'", "env", "env.channel", "'release'",
      "env.channel = 'release'", "env.channel === 'release'", "env.channel == release",
      "env.channel == 'release", "env.channel == 'rel\\'ease'", "env.channel == 1", "1", "==", "&&", "!",
      "!'a'", "(true", "true)", "()", "true true", "true &&", "true & true", "true || 'a'", "'a' && true",
      "true == 'a'", "true && false || true", "true || false && true", "env.channel == 'release' ? true : 1",
      "[1, 2]", "{a: 1}", "env['channel'] == 'release'", "'release' in ['release']", "tr\u{301}ue",
    ])
  func refused(expression: String) {
    #expect(throws: FilterExpression.Refusal.self) { try FilterExpression.isForDesktopRelease(expression) }
  }

  @Test("ends soon for one that is long or nested deep")
  func bounded() throws {
    for text in ["(", "!", "((((", "true && ", "'", "env.channel == "] {
      let long = String(repeating: text, count: 1000 / text.utf8.count)
      #expect(throws: FilterExpression.Refusal.self) { try FilterExpression.isForDesktopRelease(long) }
    }
    let deep = String(repeating: "(", count: 15) + "true" + String(repeating: ")", count: 15)
    #expect(try FilterExpression.isForDesktopRelease(deep))
    #expect(throws: FilterExpression.Refusal(found: "one that is nested deeper")) {
      try FilterExpression.isForDesktopRelease("(\(deep))")
    }
    #expect(throws: FilterExpression.Refusal(found: "a longer one")) {
      try FilterExpression.isForDesktopRelease(String(repeating: " ", count: 1025))
    }
  }
}
