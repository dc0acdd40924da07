internal import CDragomanCurl
internal import Foundation

/// One http(s) request and its answer.
struct Transfer {
  /// The header of an answer.
  struct Head {
    /// The status, from 200 on.
    let status: Int
    /// The length of the body as it travels, where it is said.
    let length: Int64?
    /// The lower-case name of the body's encoding; nil where it travels as it is.
    let encoding: String?
    /// The lower-case media type without parameters.
    let type: String?
    /// `Content-Range`, for example `bytes 10-19/20`.
    let range: String?
    /// `ETag`.
    let tag: String?
    /// `Last-Modified`.
    let date: String?
  }

  /// One who takes an answer in.
  protocol Receiver: AnyObject {
    /// Takes the header, before any of the body; false ends the transfer.
    func began(_ head: Head) -> Bool
    /// Takes the body's next bytes; false ends the transfer.
    func received(_ bytes: UnsafeRawBufferPointer) -> Bool
    /// Asked at least every 50 ms; true ends the transfer.
    var isCancelled: Bool { get }
  }

  /// How a transfer ended.
  enum End {
    /// The whole answer came.
    case done
    /// The receiver wanted no more.
    case declined
    /// The receiver was cancelled.
    case cancelled
    /// The fault on the way.
    case failed(TransferFault)
  }

  /// The address, http or https.
  let url: URL
  /// The first byte wanted.
  var offset: Int64 = 0
  /// The validator under which `offset` makes sense.
  var ifRange: String?
  /// The tag of the content that is known already.
  var ifNoneMatch: String?
  /// Whether the body is wanted as it travels, its encoding not undone.
  var isRaw = false

  /// Transfers in the calling thread.
  func run(_ options: TransferOptions, into receiver: any Receiver) -> End {
    let texts = CTexts([
      url.absoluteString, ifRange, ifNoneMatch, options.usesProxies ? nil : "", options.authorities?.path,
    ])
    let box = Box(receiver)
    // The C side keeps nothing of either beyond the call.
    let outcome = withExtendedLifetime((texts, box)) {
      var request = dgm_transfer_request(
        url: texts.first, offset: offset, if_range: texts[1], if_none_match: texts[2], proxy: texts[3],
        authorities: texts[4], raw: isRaw, connect_seconds: Int32(clamping: options.connectSeconds),
        stall_seconds: Int32(clamping: options.stallSeconds),
        context: Unmanaged.passUnretained(box).toOpaque(),
        began: { Box.of($0).began(Head($1.pointee)) },
        received: { Box.of($0).received(UnsafeRawBufferPointer(start: $1, count: $2)) },
        is_cancelled: { Box.of($0).isCancelled })
      return dgm_transfer(&request)
    }
    switch outcome.end {
    case DGM_TRANSFER_DONE: return .done
    case DGM_TRANSFER_DECLINED: return .declined
    case DGM_TRANSFER_CANCELLED: return .cancelled
    default: return .failed(TransferFault(outcome, from: url, options: options))
    }
  }

  /// What the C callbacks' context points to: a reference to any receiver.
  private final class Box {
    private let receiver: any Receiver

    init(_ receiver: any Receiver) { self.receiver = receiver }

    static func of(_ context: UnsafeMutableRawPointer?) -> any Receiver {
      guard let context else { preconditionFailure("the transfer's context is lost") }
      return Unmanaged<Box>.fromOpaque(context).takeUnretainedValue().receiver
    }
  }

  /// Texts that end with a NUL and stay in place.
  private final class CTexts {
    private let bytes: [UnsafeMutableBufferPointer<CChar>?]

    init(_ texts: [String?]) {
      bytes = texts.map { text in
        guard let text else { return nil }
        let copy = UnsafeMutableBufferPointer<CChar>.allocate(capacity: text.utf8.count + 1)
        _ = copy.initialize(from: text.utf8CString)
        return copy
      }
    }

    deinit { for text in bytes { text?.deallocate() } }

    /// The text at `index`, where there is one.
    subscript(index: Int) -> UnsafePointer<CChar>? { bytes[index]?.baseAddress.map { UnsafePointer($0) } }

    /// The first text, which must be there.
    var first: UnsafePointer<CChar> {
      guard let text = self[0] else { preconditionFailure("a transfer without an address") }
      return text
    }
  }
}

extension Transfer.Head {
  fileprivate init(_ head: dgm_transfer_head) {
    func text(_ pointer: UnsafePointer<CChar>?) -> String? { pointer.map { String(cString: $0) } }
    status = Int(head.status)
    length = head.length >= 0 ? head.length : nil
    let encoding = text(head.content_encoding)?.lowercased()
    self.encoding = encoding == "identity" || encoding?.isEmpty == true ? nil : encoding
    type = text(head.content_type)?.lowercased().split(separator: ";").first
      .map { $0.trimmingCharacters(in: .whitespaces) }
    range = text(head.content_range)
    tag = text(head.etag)
    date = text(head.last_modified)
  }
}
