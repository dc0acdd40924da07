/// What a `FaultServer` does with one request.
package struct FaultAnswer: Sendable {
  /// What tells one state of a file from another.
  package enum Validator: Sendable {
    /// An ETag that stands for equal bytes.
    case strongTag
    /// An ETag that does not, and a date.
    case weakTag
    /// Only `Last-Modified`.
    case date
    /// Nothing.
    case none
  }

  /// How a request for a part is met.
  package enum Ranges: Sendable {
    /// As it should be: 206 if `If-Range` fits, else 200 with the whole file.
    case honoured
    /// The whole file, whatever was asked for.
    case ignored
    /// 206 although `If-Range` does not fit.
    case careless
    /// 206, but from one byte earlier than was asked for.
    case shifted
    /// 206, but of a file that is said to be one byte longer.
    case ofAnother
    /// 416.
    case refused
  }

  /// What `Content-Length` says.
  package enum Length: Sendable {
    /// The truth.
    case right
    /// The truth and so much more.
    case off(by: Int)
    /// Nothing; the body is chunked.
    case unsaid
  }

  /// How the body ends.
  package enum End: Sendable {
    /// Where it should.
    case whole
    /// The connection is closed after this part of the body.
    case closed(after: Double)
    /// Nothing more comes after so many bytes; the connection stays.
    case stalled(after: Int)
    /// Where it should, but in so many pieces with a pause after each.
    case paced(pieces: Int, pauseMilliseconds: Int)
    /// Nothing comes, not even the header.
    case silent
    /// Something comes that is not HTTP, and the connection is closed.
    case babbled
  }

  /// The status; 200 becomes 206, 304 or 416 where the request asks for it.
  package var status = 200
  /// The body in place of the folder's file.
  package var content: [UInt8]?
  /// The media type.
  package var type = "application/octet-stream"
  /// The address of a redirect.
  package var location: String?
  /// What tells one state of the file from another.
  package var validator = Validator.strongTag
  /// How a request for a part is met.
  package var ranges = Ranges.honoured
  /// What `Content-Length` says.
  package var length = Length.right
  /// How the body ends.
  package var end = End.whole
  /// Whether the body is packed with gzip on the fly.
  package var isPacked = false
  /// The value of a `Content-Encoding` that is announced though nothing is done to the body.
  package var encoding: String?

  /// Serves the file as it should be.
  package static let serve = FaultAnswer()

  /// Only a status.
  package static func status(_ status: Int) -> FaultAnswer {
    FaultAnswer(status: status, content: Array("status \(status)\n".utf8), type: "text/plain")
  }

  /// A web page with status 200 in place of the file.
  package static func page(_ text: String) -> FaultAnswer {
    FaultAnswer(content: Array(text.utf8), type: "text/html; charset=utf-8")
  }

  /// Another file with status 200 in place of the folder's.
  package static func content(_ bytes: [UInt8]) -> FaultAnswer { FaultAnswer(content: bytes) }

  /// Sends the client elsewhere.
  package static func redirect(to location: String, status: Int = 302) -> FaultAnswer {
    FaultAnswer(status: status, content: Array("elsewhere\n".utf8), type: "text/plain", location: location)
  }

  /// Closes the connection after this part of the body.
  package static func closing(after part: Double) -> FaultAnswer { FaultAnswer(end: .closed(after: part)) }

  /// Sends nothing more after so many bytes.
  package static func stalling(after bytes: Int) -> FaultAnswer { FaultAnswer(end: .stalled(after: bytes)) }

  /// Never answers.
  package static let silence = FaultAnswer(end: .silent)

  /// Answers with something that is not HTTP.
  package static let babble = FaultAnswer(end: .babbled)

  /// Packs the body with gzip on the fly, whatever the client accepts.
  package static let packing = FaultAnswer(isPacked: true)

  /// This answer with one thing changed.
  package func with<Value>(_ part: WritableKeyPath<FaultAnswer, Value>, _ value: Value) -> FaultAnswer {
    var answer = self
    answer[keyPath: part] = value
    return answer
  }
}
