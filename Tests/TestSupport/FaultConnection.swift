import Foundation

/// One connection of a `FaultServer`: reads a request, writes an answer.
struct FaultConnection {
  private let descriptor: Int32

  init(_ descriptor: Int32) { self.descriptor = descriptor }

  /// Reads the request; nil if none comes, or something else.
  func request() -> FaultServer.Request? {
    var header: [UInt8] = []
    var byte: UInt8 = 0
    // Byte by byte, so that nothing beyond the header is taken. It is short.
    while !header.suffix(4).elementsEqual("\r\n\r\n".utf8) {
      guard header.count < 1 << 16, recv(descriptor, &byte, 1, 0) == 1 else { return nil }
      header.append(byte)
    }
    let lines = String(decoding: header, as: UTF8.self).split(separator: "\r\n").map(String.init)
    let words = lines.first?.split(separator: " ").map(String.init) ?? []
    guard words.count == 3, let path = URLComponents(string: words[1])?.path else { return nil }
    let fields = lines.dropFirst().compactMap { line -> (String, String)? in
      guard let colon = line.firstIndex(of: ":") else { return nil }
      let value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespaces)
      return (line[..<colon].lowercased(), value)
    }
    return FaultServer.Request(
      method: words[0], target: words[1], path: path, headers: Dictionary(fields) { $1 })
  }

  /// Answers `request`, for which the folder has the bytes `file`, or none.
  func send(_ answer: FaultAnswer, to request: FaultServer.Request, file: [UInt8]?) {
    if case .silent = answer.end { return waitForEnd() }
    if case .babbled = answer.end {
      _ = write(Array("220 this is another protocol\r\n".utf8))
      return
    }
    guard let content = answer.content ?? file else { return send(.status(404), to: request, file: []) }
    let reply = FaultReply(answer, to: request, content: content)
    guard write(Array(reply.header.utf8)) else { return }
    let body = reply.body
    switch answer.end {
    case .whole, .silent, .babbled:
      if write(reply.framed(body[...])) { _ = write(reply.lastFrame) }
    case .closed(let part):
      _ = write(reply.framed(body.prefix(Int(Double(body.count) * part))))
    case .paced(let pieces, let pause):
      let most = (body.count + pieces - 1) / pieces
      for start in stride(from: 0, to: body.count, by: most) {
        guard write(reply.framed(body[start...].prefix(most))) else { return }
        usleep(UInt32(pause) * 1000)
      }
      _ = write(reply.lastFrame)
    case .stalled(let bytes):
      if write(reply.framed(body.prefix(bytes))) { waitForEnd() }
    }
  }

  /// Waits until the client, or the server's end, closes the connection.
  private func waitForEnd() {
    var byte: UInt8 = 0
    while recv(descriptor, &byte, 1, 0) == 1 {}
  }

  private func write(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Foundation.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }
}

/// Header and body of an answer.
struct FaultReply {
  let header: String
  let body: [UInt8]
  private let isChunked: Bool

  init(_ answer: FaultAnswer, to request: FaultServer.Request, content: [UInt8]) {
    var fields: [(String, String)] = [("Content-Type", answer.type), ("Connection", "close")]
    let state = FaultState(of: content, answer.validator)
    fields += state.fields
    if let location = answer.location { fields.append(("Location", location)) }
    var status = answer.status
    var body = content
    if status == 200 && request.headers["if-none-match"].map({ $0 == state.tag }) == true {
      (status, body) = (304, [])
    } else if answer.isPacked {
      body = Gzip.packed(content)
      fields.append(("Content-Encoding", "gzip"))
    } else if status == 200, let start = Self.start(of: request) {
      switch Self.part(from: start, of: content, answer.ranges, fits: state.fits(request)) {
      case .whole: break
      case .none: (status, body) = (416, [])
      case .rest(let first, let total):
        (status, body) = (206, Array(content[first...]))
        fields.append(("Content-Range", "bytes \(first)-\(content.count - 1)/\(total)"))
      }
    }
    if let encoding = answer.encoding { fields.append(("Content-Encoding", encoding)) }
    switch answer.length {
    case .right: fields.append(("Content-Length", "\(body.count)"))
    case .off(let more): fields.append(("Content-Length", "\(body.count + more)"))
    case .unsaid: fields.append(("Transfer-Encoding", "chunked"))
    }
    if case .unsaid = answer.length { isChunked = true } else { isChunked = false }
    self.body = request.method == "HEAD" ? [] : body
    header = "HTTP/1.1 \(status) Answer\r\n" + fields.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
  }

  /// The bytes as they travel.
  func framed(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard isChunked, !bytes.isEmpty else { return Array(bytes) }
    return Array("\(String(bytes.count, radix: 16))\r\n".utf8) + bytes + Array("\r\n".utf8)
  }

  /// What travels after the body.
  var lastFrame: [UInt8] { isChunked ? Array("0\r\n\r\n".utf8) : [] }

  private enum Part {
    case whole
    case none
    case rest(from: Int, of: Int)
  }

  private static func part(from start: Int, of content: [UInt8], _ ranges: FaultAnswer.Ranges, fits: Bool)
    -> Part
  {
    switch ranges {
    case .ignored: return .whole
    case .refused: return .none
    case .honoured where !fits: return .whole
    case _ where start >= content.count: return .none
    case .honoured, .careless: return .rest(from: start, of: content.count)
    case .shifted: return .rest(from: max(start - 1, 0), of: content.count)
    case .ofAnother: return .rest(from: start, of: content.count + 1)
    }
  }

  /// The first byte asked for by `Range: bytes=first-`.
  private static func start(of request: FaultServer.Request) -> Int? {
    guard let range = request.headers["range"], range.hasPrefix("bytes="), range.hasSuffix("-") else {
      return nil
    }
    return Int(range.dropFirst(6).dropLast())
  }
}

/// What tells one content from another: both validators are made from its bytes, so they change with it.
private struct FaultState {
  private let validator: FaultAnswer.Validator
  private let hash: UInt64

  init(of content: [UInt8], _ validator: FaultAnswer.Validator) {
    self.validator = validator
    // FNV-1a, 64 bits.
    hash = content.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }

  var tag: String? {
    switch validator {
    case .strongTag: "\"\(String(hash, radix: 16))\""
    case .weakTag: "W/\"\(String(hash, radix: 16))\""
    case .date, .none: nil
    }
  }

  private var date: String? {
    guard validator == .weakTag || validator == .date else { return nil }
    var seconds = 1_700_000_000 + time_t(hash % 10_000_000)
    var parts = tm()
    gmtime_r(&seconds, &parts)
    var text = [CChar](repeating: 0, count: 64)
    strftime(&text, text.count, "%a, %d %b %Y %H:%M:%S GMT", &parts)
    return text.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  }

  var fields: [(String, String)] {
    [("ETag", tag), ("Last-Modified", date)].compactMap { name, value in value.map { (name, $0) } }
  }

  /// Whether the request's `If-Range` is about this content, or there is none.
  func fits(_ request: FaultServer.Request) -> Bool {
    guard let wanted = request.headers["if-range"] else { return true }
    return wanted == date || wanted == tag && validator == .strongTag
  }
}
