internal import Foundation

/// One file from one http(s) address: resumed where that is safe, begun anew where it is not.
final class WebDownload: Transfer.Receiver {
  private let source: URL
  private let file: IncomingFile
  private let options: TransferOptions
  private let cancelled: () -> Bool

  /// The note of the partial file that is being resumed.
  private var note: ResumeNote?
  /// Whether the body is taken without undoing its encoding.
  private var isRaw = false
  /// Why an answer was declined: it is to be asked for in another way, or for good.
  private var refusal: Refusal?

  private enum Refusal {
    case askAgain
    case fault(TransferFault)
  }

  /// A download of `file` from `source`.
  init(_ file: IncomingFile, from source: URL, options: TransferOptions, isCancelled: @escaping () -> Bool) {
    self.file = file
    self.source = source
    self.options = options
    cancelled = isCancelled
  }

  /// Does it. What came is kept for a later resume unless it is wrong.
  func run() throws(TransferFault) -> FileDigest {
    do {
      note = try file.partial.resume(from: source, largest: file.limit, isCancelled: cancelled)
    } catch { throw TransferFault(error) }
    // Asked at most three times: for the rest, for the whole, and for the whole as it travels.
    while true {
      refusal = nil
      var transfer = Transfer(url: source)
      transfer.offset = note == nil ? 0 : file.partial.bytes
      transfer.ifRange = note?.validator
      transfer.isRaw = isRaw
      switch (transfer.run(options, into: self), refusal) {
      case (.done, _): return try file.finish(from: source.server)
      case (.declined, .askAgain): continue
      case (.declined, .fault(let fault)): throw fault
      case (.failed(let fault), _): throw fault
      case (.cancelled, _), (.declined, nil): throw TransferFault(PackError(.cancelled))
      }
    }
  }

  var isCancelled: Bool { cancelled() }

  func began(_ head: Transfer.Head) -> Bool {
    do throws(TransferFault) {
      switch head.status {
      case 200: return try beganWhole(head)
      case 206 where note != nil:
        guard continues(head) else { return asksForWhole() }
        file.resume()
        return true
      // The rest that was asked for is not there: the file has become shorter.
      case 416 where note != nil: return asksForWhole()
      default: throw .status(head, from: source)
      }
    } catch {
      refusal = .fault(error)
      return false
    }
  }

  func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
    do throws(TransferFault) {
      try file.take(bytes, from: source.server)
      return true
    } catch {
      refusal = .fault(error)
      return false
    }
  }

  /// The whole file, also where only its rest was asked for: the server ignores ranges, or has another file now.
  private func beganWhole(_ head: Transfer.Head) throws(TransferFault) -> Bool {
    if !isRaw && isEncodedByNature(head) {
      isRaw = true
      return asksForWhole()
    }
    // The length of an encoded body says nothing about the file.
    if let length = head.length, head.encoding == nil || isRaw {
      try file.check(announced: length, type: head.type, from: source.server)
    }
    // Nothing else would tell a page that says "not found", or asks to log in, from the file.
    if file.expected.bytes == nil && file.expected.sha256 == nil && head.type == "text/html" {
      throw TransferFault(
        .notServed, .notFound, expected: "a file", found: "a page of text/html from \(source.server)")
    }
    note = nil
    try file.begin(ResumeNote(head, from: source))
    return true
  }

  /// Whether the file itself is a compressed one, which some servers announce as an encoding of another file.
  private func isEncodedByNature(_ head: Transfer.Head) -> Bool {
    guard head.encoding != nil else { return false }
    return file.expected.bytes.map { $0 == head.length } ?? file.expected.path.hasSuffix(".gz")
  }

  /// Whether the answer is the rest that was asked for, up to the file's end.
  private func continues(_ head: Transfer.Head) -> Bool {
    guard let note, note.admits(head), head.encoding == nil, let range = ContentRange(head.range) else {
      return false
    }
    let whole = file.expected.bytes ?? note.bytes ?? range.whole
    return range.first == file.partial.bytes && range.whole == whole && range.last == whole - 1
      && whole <= file.limit
  }

  private func asksForWhole() -> Bool {
    note = nil
    refusal = .askAgain
    return false
  }
}

/// The value of a `Content-Range`: `bytes first-last/whole` (RFC 9110, 14.4).
struct ContentRange {
  /// The positions of the first and the last byte, and the whole file's size.
  let first: Int64, last: Int64, whole: Int64

  /// Reads `text`; nil where it is none, has no known whole, or makes no sense.
  init?(_ text: String?) {
    guard let match = text?.wholeMatch(of: /bytes (\d{1,18})-(\d{1,18})\/(\d{1,18})/),
      let first = Int64(match.1), let last = Int64(match.2), let whole = Int64(match.3),
      first <= last, last < whole
    else { return nil }
    (self.first, self.last, self.whole) = (first, last, whole)
  }
}
