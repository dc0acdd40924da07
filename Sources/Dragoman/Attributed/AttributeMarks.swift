import Foundation

/// The attributes of a text as marks that lie in one another, as elements of markup do: what several runs beside each
/// other have in common is one mark, and the rest lies inside of it.
struct AttributeMarks: Sendable {
  /// A part of the text, and all the attributes that it has, those of the marks round it too.
  struct Mark: Sendable {
    let range: Range<Int>
    let attributes: AttributeContainer
  }

  /// What all of the text has that is not skipped.
  let base: AttributeContainer
  /// In the order in which they begin, outer ones before inner ones.
  private(set) var marks: [Mark] = []

  /// Whether marks lie in one another. A text of many runs has a mark for each of them: comparing takes its time, and
  /// little is gained.
  let isNested: Bool

  private static let mostNested = 64
  private static let deepest = 4

  /// The marks of `text`.
  init(of text: AttributeRuns) {
    let translated = text.runs.filter { $0.attributes[AttributedString.SkipAttribute.self] != true }
    var base = translated.first?.attributes ?? AttributeContainer()
    let nothing = AttributeContainer()
    for run in translated.dropFirst() where base != nothing { base = base.common(with: run.attributes) }
    self.base = base
    isNested = text.runs.count <= Self.mostNested
    let runs = text.runs.map { run in
      var attributes = run.attributes
      if attributes[AttributedString.SkipAttribute.self] == true {
        attributes[AttributedString.SkipAttribute.self] = nil
      }
      return AttributeRuns.Run(range: run.range, attributes: attributes)
    }
    add(runs[...], within: base, depth: isNested ? 0 : Self.deepest)
  }

  /// Adds marks for what `runs` have beyond `outer`.
  private mutating func add(
    _ runs: ArraySlice<AttributeRuns.Run>, within outer: AttributeContainer, depth: Int
  ) {
    var rest = runs
    while let first = rest.first {
      guard first.attributes != outer else {
        rest.removeFirst()
        continue
      }
      var common = first.attributes
      var count = 1
      if depth < Self.deepest {
        for run in rest.dropFirst() {
          let shared = common.common(with: run.attributes)
          // A skipped run need not have what is round it.
          guard shared != outer, shared.common(with: outer) == outer else { break }
          common = shared
          count += 1
        }
      }
      let group = rest.prefix(count)
      rest.removeFirst(count)
      let end = group.last?.range.upperBound ?? first.range.upperBound
      marks.append(Mark(range: first.range.lowerBound..<end, attributes: common))
      if count > 1 { add(group, within: common, depth: depth + 1) }
    }
  }
}
