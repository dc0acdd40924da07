import CDragomanExpat

/// Something in an XML document, and where it stands.
struct XMLEvent: Sendable {
  enum Kind: Sendable {
    /// The declaration, with the encoding that it names.
    case declaration(encoding: String?)
    case start(name: String, attributes: [String: String])
    /// At an empty element's end the range is empty.
    case end(name: String)
    /// Characters, references resolved.
    case text(String)
    /// A comment or a processing instruction, or the bounds of a section of characters.
    case other
  }

  let kind: Kind
  let range: Range<Int>
}

/// Reads XML, with the places of all that is in it.
final class XMLReader {
  private static let maximumDepth: UInt32 = 256

  private let bytes: [UInt8]
  private let handler: (XMLEvent) -> Void

  private init(bytes: [UInt8], handler: @escaping (XMLEvent) -> Void) {
    self.bytes = bytes
    self.handler = handler
  }

  /// Hands the events of `bytes` to `handler`. Names are without prefixes.
  ///
  /// - Throws: `malformed`, `documentType`, `tooDeep`.
  static func read(_ bytes: [UInt8], handler: @escaping (XMLEvent) -> Void) throws(DocumentError) {
    let reader = XMLReader(bytes: bytes, handler: handler)
    var faultOffset = 0
    let end = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { text -> Int32 in
        guard let start = text.baseAddress else { return Int32(DGM_XML_MALFORMED.rawValue) }
        return dgm_xml_read(
          start, text.count, maximumDepth, Unmanaged.passUnretained(reader).toOpaque(),
          { context, event in
            Unmanaged<XMLReader>.fromOpaque(context).takeUnretainedValue().take(event.pointee)
          }, &faultOffset)
      }
    }
    withExtendedLifetime(reader) {}
    let cause: DocumentError.Cause
    switch UInt32(end) {
    case DGM_XML_DONE.rawValue: return
    case DGM_XML_DOCTYPE.rawValue: cause = .documentType
    case DGM_XML_DEEP.rawValue: cause = .tooDeep
    default: cause = .malformed
    }
    throw DocumentError(cause, at: faultOffset, in: bytes)
  }

  private func take(_ event: dgm_xml_event) {
    let text = event.text.map { start in
      start.withMemoryRebound(to: UInt8.self, capacity: event.text_length) {
        String(decoding: UnsafeBufferPointer(start: $0, count: event.text_length), as: UTF8.self)
      }
    }
    let kind: XMLEvent.Kind =
      switch UInt32(event.kind) {
      case DGM_XML_DECLARATION.rawValue: .declaration(encoding: text)
      case DGM_XML_START.rawValue:
        .start(name: Self.localName(text ?? ""), attributes: Self.attributes(event.attributes))
      case DGM_XML_END.rawValue: .end(name: Self.localName(text ?? ""))
      case DGM_XML_TEXT.rawValue: .text(text ?? "")
      default: .other
      }
    let end = min(bytes.count, event.offset + event.length)
    handler(XMLEvent(kind: kind, range: min(event.offset, end)..<end))
  }

  private static func localName(_ name: String) -> String {
    name.lastIndex(of: ":").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func attributes(
    _ pairs: UnsafePointer<UnsafePointer<CChar>?>?
  ) -> [String: String] {
    var attributes: [String: String] = [:]
    var index = 0
    while let name = pairs?[index], let value = pairs?[index + 1] {
      attributes[String(cString: name)] = String(cString: value)
      index += 2
    }
    return attributes
  }
}

/// A start tag as it is written.
struct XMLTag: Sendable {
  let bytes: ArraySlice<UInt8>

  /// Whether it is an empty element's.
  var isEmptyElement: Bool { bytes.suffix(2).elementsEqual("/>".utf8) }

  /// The name with its prefix.
  var name: ArraySlice<UInt8> {
    bytes.dropFirst().prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: ">") }
  }

  /// Where the value of an attribute stands, without its quotation marks.
  func value(of attribute: String) -> Range<Int>? {
    var rest = bytes[name.endIndex...]
    while true {
      rest = rest.drop { Self.isSpace($0) }
      let found = rest.prefix { !Self.isSpace($0) && $0 != UInt8(ascii: "=") }
      rest = rest[found.endIndex...].drop { Self.isSpace($0) || $0 == UInt8(ascii: "=") }
      guard let mark = rest.popFirst(), mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
        let end = rest.firstIndex(of: mark)
      else { return nil }
      if found.elementsEqual(attribute.utf8) { return rest.startIndex..<end }
      rest = rest[(end + 1)...]
    }
  }

  static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }
}
