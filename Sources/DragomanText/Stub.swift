package import Foundation
package struct NumberCheck: Sendable {
  package init(source: Locale.Language, target: Locale.Language) {}
  package func numbers(in bytes: UnsafeBufferPointer<UInt8>) -> [Range<Int>] {
    var r: [Range<Int>] = []; var s: Int? = nil
    for i in 0...bytes.count { let d = i < bytes.count && (0x30...0x39).contains(bytes[i]); if d { if s == nil { s = i } } else if let x = s { r.append(x..<i); s = nil } }
    return r
  }
  package func agrees(_ a: [UInt8], _ b: [UInt8]) -> Bool {
    func n(_ x: [UInt8]) -> [[UInt8]] { x.withUnsafeBufferPointer { p in numbers(in: p).map { Array(p[$0]) } }.sorted { $0.lexicographicallyPrecedes($1) } }
    return n(a) == n(b)
  }
}
extension SourceDocument {
  package init(_ text: String, language: Locale.Language, mode: SplitMode, protected: [ProtectedSpan]) { self.init(text, language: language, mode: mode) }
}
