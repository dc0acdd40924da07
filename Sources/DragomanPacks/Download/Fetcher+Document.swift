package import Foundation

/// What came of asking for a document.
package enum FetchedDocument: Hashable, Sendable {
  /// It is still what the known tag stands for.
  case unchanged
  /// The document, and the tag to ask with next time where the server gave one.
  case content(Data, tag: String?)
}

extension Fetcher {
  /// Fetches a small document, such as a catalog or a signature, into memory.
  ///
  /// - Parameters:
  ///   - url: A `file:`, `http:` or `https:` address.
  ///   - largestBytes: A longer one is refused.
  ///   - knownTag: The tag that came with the content that is there already.
  ///   - isCancelled: Asked at least every 50 ms; true ends the work.
  /// - Throws: `PackError` as `fetch(_:from:to:largestBytes:isCancelled:progress:)`, with `file` the address's
  ///   last part. A document that the server says it does not have is not asked for again.
  package func document(
    at url: URL, largestBytes: Int, knownTag: String?, isCancelled: @Sendable () -> Bool
  ) throws(PackError) -> FetchedDocument {
    try withoutActuallyEscaping(isCancelled) { isCancelled throws(PackError) in
      do throws(PackError) {
        return try rounds(over: [url], isCancelled: isCancelled) { url throws(TransferFault) in
          try document(at: url, largestBytes, knownTag, isCancelled)
        }
      } catch {
        var error = error
        error.file = url.lastPathComponent
        throw error
      }
    }
  }

  private func document(
    at url: URL, _ largestBytes: Int, _ knownTag: String?, _ isCancelled: @escaping () -> Bool
  ) throws(TransferFault) -> FetchedDocument {
    if url.isFileURL {
      do { return .content(try SmallFile(url, largestBytes: largestBytes).data, tag: nil) } catch {
        throw TransferFault(atSource: error)
      }
    }
    guard url.isWeb else { throw .address(url) }
    guard options.allowsNetwork else { throw .forbidden(options) }
    let document = IncomingDocument(from: url, largestBytes: largestBytes, isCancelled: isCancelled)
    return try document.fetch(knownTag: knownTag, options: options)
  }
}

/// A document that is coming in.
private final class IncomingDocument: Transfer.Receiver {
  private let url: URL
  private let largestBytes: Int
  private let cancelled: () -> Bool
  private var isUnchanged = false
  private var data = Data()
  private var tag: String?
  private var refusal: TransferFault?

  init(from url: URL, largestBytes: Int, isCancelled: @escaping () -> Bool) {
    self.url = url
    self.largestBytes = largestBytes
    cancelled = isCancelled
  }

  func fetch(knownTag: String?, options: TransferOptions) throws(TransferFault) -> FetchedDocument {
    var transfer = Transfer(url: url)
    // A tag comes from an earlier answer by way of a file, so it is looked at before it becomes a header.
    transfer.ifNoneMatch = knownTag.flatMap { Self.isTag($0) ? $0 : nil }
    switch transfer.run(options, into: self) {
    case .done: return isUnchanged ? .unchanged : .content(data, tag: tag)
    case .failed(let fault): throw fault
    case .declined: throw refusal ?? TransferFault(PackError(.cancelled))
    case .cancelled: throw TransferFault(PackError(.cancelled))
    }
  }

  var isCancelled: Bool { cancelled() }

  func began(_ head: Transfer.Head) -> Bool {
    switch head.status {
    case 304: isUnchanged = true
    case 200 where (head.length ?? 0) > Int64(largestBytes): refuse("\(head.length ?? 0) bytes")
    case 200: tag = head.tag.flatMap { Self.isTag($0) ? $0 : nil }
    default:
      // "Not now" may pass; "not here" is an answer, such as for a signature that nobody made.
      let mayPass = head.status >= 500 || head.status == 408 || head.status == 429
      refusal = .status(head, from: url, remedy: mayPass ? .laterRound : .otherSource)
    }
    return refusal == nil
  }

  func received(_ bytes: UnsafeRawBufferPointer) -> Bool {
    if bytes.count > largestBytes - data.count {
      refuse("more than that")
    } else {
      data.append(contentsOf: bytes)
    }
    return refusal == nil
  }

  private func refuse(_ found: String) {
    refusal = TransferFault(
      .damaged, .damaged, expected: "at most \(largestBytes) bytes", found: "\(found) from \(url.server)")
  }

  private static func isTag(_ text: String) -> Bool {
    text.hasSuffix("\"") && (text.hasPrefix("\"") || text.hasPrefix("W/\""))
      && text.utf8.count <= 1024 && text.utf8.allSatisfy { (0x20...0x7e).contains($0) }
  }
}
