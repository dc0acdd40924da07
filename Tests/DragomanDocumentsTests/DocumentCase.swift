import Testing

/// A document, its texts, and the document with each text in upper case.
struct DocumentCase: Sendable, CustomTestStringConvertible {
  let source: String
  let units: [String]
  let upperCased: String
  var testDescription: String { source }
}
