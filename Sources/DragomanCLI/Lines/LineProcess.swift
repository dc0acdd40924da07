/// What a stream of lines makes of each line.
struct LineProcess: Sendable {
  typealias Completion = @Sendable (RenderedLine) -> Void

  /// Starts with a line that was read, given its index; the completion comes once, on any thread, in any order.
  let start: @Sendable (InputLine, Int, @escaping Completion) -> Void
  /// Drops what is queued.
  let cancel: @Sendable () -> Void
}

extension LineProcess {
  /// Translates each line; a blank one comes back as it is.
  static func translation(by translator: LineTranslator, _ renderer: LineRenderer) -> LineProcess {
    @Sendable func failure(
      _ code: LineFailure.Code, of line: InputLine, _ index: Int, byteOffset: Int, in language: String? = nil
    ) -> RenderedLine {
      let failure = LineFailure(code: code, lineNumber: index + 1, byteOffset: byteOffset)
      return renderer.render(failure, of: line, index: index, in: language)
    }
    return LineProcess(
      start: { line, index, completion in
        switch line.content {
        case .undecodable(_, let badByte):
          completion(failure(.notUTF8, of: line, index, byteOffset: line.offset + badByte))
        case .text(let text) where text.isBlank:
          let reason: KeptReason? = renderer.sourceLanguage == nil ? .blank : nil
          completion(renderer.render(.passedThrough(text, reason), of: line, index: index))
        case .text(let text):
          translator.submit(text) { result in
            switch result {
            case .success(let translation):
              completion(renderer.render(translation, of: line, index: index))
            case .failure(let error):
              let fault = error as? LineFault
              completion(
                failure(
                  fault?.code ?? .engineFault, of: line, index, byteOffset: line.offset, in: fault?.language))
            }
          }
        }
      }, cancel: translator.cancel)
  }
}

extension String {
  /// Whether there is nothing but white space. Almost every line is decided by its first byte, and a long
  /// blank one without decoding it.
  var isBlank: Bool {
    let spaces = UInt8(ascii: "\t")...UInt8(ascii: "\r")
    guard let start = utf8.firstIndex(where: { $0 != 0x20 && !spaces.contains($0) }) else { return true }
    return utf8[start] >= 0x80 && unicodeScalars[start...].allSatisfy(\.properties.isWhitespace)
  }
}
