/// The kinds of files whose texts can be translated.
package enum FileFormat: String, Hashable, Sendable, CaseIterable {
  case text, markdown, html, srt, vtt, po, xliff, strings, xcstrings, json, jsonl, csv, tsv
}
