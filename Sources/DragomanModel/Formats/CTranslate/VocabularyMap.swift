internal import DragomanTensors

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// CTranslate2's shortlist, `vmap.txt`: a line for each run of source tokens, a tab, and the target tokens it can become.
/// The targets of an empty run, and the pieces that mean something to the search, are always candidates.
final class VocabularyMap: CandidateProposer {
  /// By a run of source ids, where its targets lie.
  private let runs: [[Int32]: Range<Int>]
  private let targets: [Int32]
  private let always: [Int32]
  /// Tokens of the longest run.
  private let longestRun: Int

  private static let largestFile = 256 << 20
  private static let mostTokensOfRun = 8
  private static let mostTargets = 1 << 26

  /// Reads the map in the shortlist file of `files`, whose vocabularies know its tokens.
  ///
  /// - Throws: `notFound`; `damaged` for lines that are none of a map; `unsupported` for runs of more than 8 tokens.
  init(_ files: ModelFiles, at url: URL) throws(ModelError) {
    let diagnosis = Diagnosis(file: url.lastPathComponent)
    let file = try MappedFile(model: url, diagnosis)
    guard file.byteCount <= Self.largestFile else {
      throw diagnosis.unsupported(
        nil, expected: "at most \(Self.largestFile) bytes", found: "\(file.byteCount)")
    }
    var runs: [[Int32]: Range<Int>] = [:]
    var targets: [Int32] = []
    var number = 0
    var fault: ModelError?
    withExtendedLifetime(file) {
      for line in file.bytes.split(separator: UInt8(ascii: "\n")) where fault == nil {
        number += 1
        do throws(ModelError) {
          let rule = try Self.rule(line, number, files, diagnosis)
          guard targets.count + rule.targets.count <= Self.mostTargets else {
            throw diagnosis.unsupported(
              "line \(number)", expected: "at most \(Self.mostTargets) targets", found: "more")
          }
          guard let run = rule.run else { continue }
          runs[run] = targets.count..<targets.count + rule.targets.count
          targets += rule.targets
        } catch {
          fault = error
        }
      }
    }
    if let fault { throw fault }
    let special = [files.endOfSentence, files.unknown] + ["<s>"].compactMap(files.targetPiece)
    always = special + (runs.removeValue(forKey: []).map { Array(targets[$0]) } ?? [])
    longestRun = runs.keys.reduce(1) { max($0, $1.count) }
    self.runs = runs
    self.targets = targets
  }

  /// What a line says; no run where its tokens are none of the source vocabulary.
  private static func rule(
    _ line: Slice<UnsafeRawBufferPointer>, _ number: Int, _ files: ModelFiles, _ diagnosis: Diagnosis
  ) throws(ModelError) -> (run: [Int32]?, targets: [Int32]) {
    let parts = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      throw diagnosis.damaged("line \(number)", expected: "source tokens, a tab, target tokens")
    }
    func words(_ bytes: Slice<UnsafeRawBufferPointer>) -> [String] {
      bytes.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\r") }.map {
        String(decoding: $0, as: UTF8.self)
      }
    }
    let source = words(parts[0])
    guard source.count <= mostTokensOfRun else {
      throw diagnosis.unsupported(
        "line \(number)", expected: "at most \(mostTokensOfRun) source tokens", found: "\(source.count)")
    }
    let run = source.compactMap(files.sourcePiece)
    let targets = words(parts[1]).map { files.targetPiece($0) ?? files.unknown }
    return (run.count == source.count ? run : nil, targets)
  }

  func candidates(
    for source: UnsafeBufferPointer<Int32>, marks: UnsafeMutableBufferPointer<UInt64>,
    into out: UnsafeMutableBufferPointer<Int32>
  ) -> Int {
    func mark(_ ids: some Sequence<Int32>) {
      for id in ids where id >= 0 && Int(id) < out.count { marks[Int(id) / 64] |= 1 << UInt64(id % 64) }
    }
    mark(always)
    for start in source.indices {
      for end in start + 1...min(start + longestRun, source.count) {
        if let range = runs[Array(source[start..<end])] { mark(targets[range]) }
      }
    }
    var count = 0
    for word in marks.indices {
      while marks[word] != 0 {
        out[count] = Int32(word * 64 + marks[word].trailingZeroBitCount)
        count += 1
        marks[word] &= marks[word] - 1
      }
    }
    return count
  }
}
