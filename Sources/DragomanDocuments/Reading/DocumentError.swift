/// Why a document cannot be read. It says where, never what stands there.
package struct DocumentError: Error, Hashable, Sendable {
  /// The reasons.
  package enum Cause: Hashable, Sendable {
    /// The bytes are no UTF-8, and no UTF-16 with a byte order mark.
    case notUTF8
    /// The grammar of the format is broken.
    case malformed
    /// More levels inside each other than are read.
    case tooDeep
    /// An XML document type declaration, whose entities may grow without bound.
    case documentType
    /// A quotation mark that is opened and not closed, or only after more bytes than a record may have.
    case unclosedQuote
    /// The format needs columns or fields to be named, and none was.
    case nothingChosen
    /// The first record has no column of this name or number; it is the caller's.
    case noColumn(String)
    /// The format fills in translations beside the texts and needs to know into which language.
    case noTargetLanguage
    /// The format's version is one that is not read.
    case unknownVersion
  }

  /// Counted from 1.
  package var line: Int
  /// The reason.
  package var cause: Cause

  /// An error from its parts.
  package init(line: Int, cause: Cause) {
    self.line = line
    self.cause = cause
  }

  /// The error at `offset` of `bytes`.
  init(_ cause: Cause, at offset: Int, in bytes: [UInt8]) {
    self.init(line: 1 + bytes[..<min(max(offset, 0), bytes.count)].count { $0 == 0x0A }, cause: cause)
  }
}
