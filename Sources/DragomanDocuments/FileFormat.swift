/// The kinds of files whose texts can be translated.
package enum FileFormat: String, Hashable, Sendable, CaseIterable {
  case text, markdown, html, srt, vtt, po, xliff, strings, xcstrings, json, jsonl, csv, tsv

  /// The format that a file's name tells by its end, in any case; nil for a name that tells none.
  package init?(fileName: String) {
    guard let dot = fileName.lastIndex(of: "."), dot != fileName.startIndex, !fileName[dot...].contains("/")
    else { return nil }
    switch fileName[fileName.index(after: dot)...].lowercased() {
    case "txt", "text": self = .text
    case "md", "markdown": self = .markdown
    case "html", "htm", "xhtml": self = .html
    case "srt": self = .srt
    case "vtt": self = .vtt
    case "po", "pot": self = .po
    case "xliff", "xlf": self = .xliff
    case "strings": self = .strings
    case "xcstrings": self = .xcstrings
    case "json": self = .json
    case "jsonl", "ndjson": self = .jsonl
    case "csv": self = .csv
    case "tsv", "tab": self = .tsv
    default: return nil
    }
  }

  /// Whether a file is a sequence of records, each of which can be translated without the others.
  package var isRecords: Bool {
    switch self {
    case .text, .jsonl, .csv, .tsv: true
    default: false
    }
  }
}
