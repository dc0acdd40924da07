internal import Foundation

/// What a partial file is a part of. Kept beside it, in `<file>.resume`.
struct ResumeNote: Codable, Hashable {
  /// The SHA-256 of the address: an address may hold a password or a token, which is not for the disk.
  let address: String
  /// The strong ETag or the date that the server gave the content.
  let validator: String
  /// The whole file's size, where the server said it.
  let bytes: Int64?

  /// The note for an answer from `url`; nil where the server gave nothing by which it could tell later whether
  /// it still has the same content. A weak ETag promises no equal bytes (RFC 9110, 8.8.1), so the date is
  /// taken.
  init?(_ head: Transfer.Head, from url: URL) {
    guard head.encoding == nil,
      let validator = [head.tag, head.date].compactMap({ $0 }).first(where: Self.isSafe)
    else { return nil }
    address = Self.digest(of: url)
    self.validator = validator
    bytes = head.length
  }

  /// The note beside `file`, where there is one that is whole and about `url`.
  init?(beside file: URL, about url: URL) {
    guard let data = try? SmallFile(Self.place(beside: file), largestBytes: 4096).data,
      let note = try? JSONDecoder().decode(ResumeNote.self, from: data),
      note.address == Self.digest(of: url), Self.isSafe(note.validator)
    else { return nil }
    self = note
  }

  /// Where the note of `file` lies.
  static func place(beside file: URL) -> URL {
    file.deletingLastPathComponent().appending(path: file.lastPathComponent + ".resume")
  }

  /// Whether `head` may belong to the same content: it does not say otherwise.
  func admits(_ head: Transfer.Head) -> Bool {
    validator.hasPrefix("\"") ? head.tag == nil || head.tag == validator : true
  }

  private static func digest(of url: URL) -> String {
    SHA256.hexadecimal(of: Data(url.absoluteString.utf8))
  }

  /// Whether `validator` is a strong ETag or a date, and can go into a header.
  private static func isSafe(_ validator: String) -> Bool {
    let isPrintable = validator.utf8.allSatisfy { (0x20...0x7e).contains($0) }
    let isTag = validator.hasPrefix("\"") && validator.hasSuffix("\"") && validator.utf8.count > 2
    let isDate = validator.hasSuffix(" GMT")
    return isPrintable && validator.utf8.count <= 1024 && (isTag || isDate)
  }
}
