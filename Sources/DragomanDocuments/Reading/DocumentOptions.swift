/// What a reader needs to know besides the bytes.
package struct DocumentOptions: Hashable, Sendable {
  /// A column of a table.
  package enum Column: Hashable, Sendable {
    /// By the header's word for it.
    case name(String)
    /// Counted from 1.
    case number(Int)
  }

  /// The tag of the language to translate into, for formats that keep several languages in one file.
  package var targetLanguage: String?
  /// The columns whose cells are translated. Names need a header; with numbers alone each record is data.
  package var columns: [Column]
  /// Whether a table's first record is a header although no column is named.
  package var hasHeader: Bool
  /// The members whose strings are translated, as paths of names: `["body", "text"]`.
  package var fields: [[String]]
  /// Whether lines of text that a blank one does not part are one text.
  package var joinsLines = false
  /// Whether a page's attributes that are read aloud or shown are texts.
  package var translatesAttributes = true

  /// Options with those given changed.
  package init(
    targetLanguage: String? = nil, columns: [Column] = [], hasHeader: Bool = false, fields: [[String]] = []
  ) {
    self.targetLanguage = targetLanguage
    self.columns = columns
    self.hasHeader = hasHeader
    self.fields = fields
  }
}
