/// What can be wrong with a translation, from bad to worse.
enum Fault: Int, Comparable, CaseIterable, Sendable {
  /// It is the source.
  case copied
  /// The model was sure of too few of its words, or of too many, for the length of the source.
  case length
  /// A long part of the sentence has nothing in it.
  case omission
  /// A protected span stands where the model did not look at it.
  case misplaced
  /// A sentence stands twice.
  case doubled
  /// A number is another one.
  case numbers
  /// The length limit ended it.
  case truncated
  /// It has no letters.
  case empty
  /// Something stands more than three times in a row.
  case loop
  /// It holds U+FFFD, which the source does not.
  case unreadable
  /// A protected span is missing, or stands twice. Never given out.
  case spans

  static func < (a: Fault, b: Fault) -> Bool { a.rawValue < b.rawValue }
}

/// A set of faults; the one with the worse fault is the worse set.
struct Faults: OptionSet, Comparable, Sendable {
  let rawValue: Int

  init(rawValue: Int) { self.rawValue = rawValue }
  init(_ fault: Fault) { rawValue = 1 << fault.rawValue }

  static func < (a: Faults, b: Faults) -> Bool { a.rawValue < b.rawValue }

  func contains(_ fault: Fault) -> Bool { contains(Faults(fault)) }
}
