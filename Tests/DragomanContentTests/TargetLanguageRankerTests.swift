import DragomanContent
import Testing

@Suite struct TargetLanguageRankerTests {
  @Test func exists() { _ = TargetLanguageRanker() }
}
