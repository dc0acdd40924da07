/// The letter n-grams, alphabets and common words of the languages of one script, and how much each speaks for them.
///
/// A table is text: a key, a space, then two symbols for each language that has it: the language's position in the list
/// of names and the weight, both counted from "0" in ASCII without `"` and `\`. A weight is the binary logarithm of how
/// much more often the language has the key than one that does not list it, in quarters. A key is one to three letters
/// with "_" for the edge of a word, or "=" and a whole word, or "+" and a letter beyond ASCII that is in the alphabet.
struct LetterProfile: Sendable {
  /// A kind of evidence. Each is a sum over a text.
  enum Kind: Int, CaseIterable {
    /// Weights of single letters, less what is usual in the language: about 0 for a text in it, else below.
    case letters
    /// Weights of two and three letters in a row, in the same way.
    case sequences
    /// Weights of the words that are listed.
    case words
    /// How many words are listed.
    case wordsListed
    /// How many letters beyond ASCII are in the alphabet.
    case alphabet

    static let count = allCases.count
  }

  /// The languages, as BCP-47.
  let languages: [String]
  /// For each language whether it may be reported. Of the others only this is known: that a text is in none that may.
  let isReported: [Bool]

  /// What `letters` and `sequences` weigh on average per letter of the language's own texts, `[languages][2]`.
  private let usual: [Float]
  private let entries: [UInt64: Range<Int32>]
  private let postings: [(language: UInt8, weight: Float)]

  /// Letters of a text that are compared; the rest would tell nothing new.
  private static let mostLetters = 4096
  /// How often the same word counts: a text of one word a thousand times says no more than one of it four times.
  private static let mostOccurrences = 4

  // MARK: - Profiles

  private typealias Tables = LetterProfileTables

  private static let latin = LetterProfile(Tables.latinLanguages, usual: Tables.latinUsual, Tables.latin)
  private static let cyrillic = LetterProfile(
    Tables.cyrillicLanguages, usual: Tables.cyrillicUsual, Tables.cyrillic)
  private static let arabic = LetterProfile(Tables.arabicLanguages, usual: Tables.arabicUsual, Tables.arabic)
  private static let devanagari = LetterProfile(
    Tables.devanagariLanguages, usual: Tables.devanagariUsual, Tables.devanagari)
  private static let hebrew = LetterProfile(Tables.hebrewLanguages, usual: Tables.hebrewUsual, Tables.hebrew)
  private static let ethiopic = LetterProfile(
    Tables.ethiopicLanguages, usual: Tables.ethiopicUsual, Tables.ethiopic)

  /// The profile of a script that several languages share; nil for the others.
  static func of(_ script: Script) -> LetterProfile? {
    switch script {
    case .latin: latin
    case .cyrillic: cyrillic
    case .arabic: arabic
    case .devanagari: devanagari
    case .hebrew: hebrew
    case .ethiopic: ethiopic
    default: nil
    }
  }

  private init(_ names: StaticString, usual: [Float], _ table: StaticString) {
    let names = names.description.split(separator: " ")
    languages = names.map { String($0.first == "-" ? $0.dropFirst() : $0) }
    isReported = names.map { $0.first != "-" }
    self.usual = usual
    var entries: [UInt64: Range<Int32>] = [:]
    var postings: [(language: UInt8, weight: Float)] = []
    table.withUTF8Buffer { bytes in
      var position = 0
      while let gap = bytes[position...].firstIndex(of: UInt8(ascii: " ")) {
        let key = Self.hash(bytes[position..<gap])
        let end = bytes[(gap + 1)...].firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        let first = Int32(postings.count)
        for pair in stride(from: gap + 1, to: end - 1, by: 2) {
          postings.append((Self.number(bytes[pair]), Float(Self.number(bytes[pair + 1])) / 4))
        }
        entries[key] = first..<Int32(postings.count)
        position = min(end + 1, bytes.count)
      }
    }
    self.entries = entries
    self.postings = postings
  }

  private static func number(_ symbol: UInt8) -> UInt8 {
    symbol - 0x30 - (symbol > UInt8(ascii: "\\") ? 1 : 0)
  }

  /// FNV-1a, with a space as the edge of a word.
  private static func hash(_ bytes: some Sequence<UInt8>, seed: UInt64 = 0xCBF2_9CE4_8422_2325) -> UInt64 {
    bytes.reduce(seed) { hash, byte in
      (hash ^ UInt64(byte == UInt8(ascii: " ") ? UInt8(ascii: "_") : byte)) &* 0x0000_0100_0000_01B3
    }
  }

  private static let wordSeed = hash(CollectionOfOne(UInt8(ascii: "=")))
  private static let alphabetSeed = hash(CollectionOfOne(UInt8(ascii: "+")))

  // MARK: - Comparing

  /// What a text says for each language.
  struct Evidence: Sendable {
    /// `[languages][kinds]`.
    fileprivate(set) var sums: [Float]
    /// Letters that were compared.
    fileprivate(set) var letters = 0
    /// Those of them beyond ASCII.
    fileprivate(set) var specialLetters = 0
    /// Words that were compared.
    fileprivate(set) var words = 0

    /// The sum of one kind for the language at `position`.
    func sum(_ kind: Kind, of position: Int) -> Double {
      Double(sums[position * Kind.count + kind.rawValue])
    }
  }

  /// Compares words as `Prose` has them: with a space before, between and after them.
  ///
  /// - Complexity: O(letters), and no more of these than `mostLetters` and a word.
  func evidence(in words: [UInt8]) -> Evidence {
    var evidence = Evidence(sums: [Float](repeating: 0, count: languages.count * Kind.count))
    var occurrences: [UInt64: Int] = [:]
    var start = 0
    while evidence.letters < Self.mostLetters,
      let end = words.dropFirst(start + 1).firstIndex(of: UInt8(ascii: " "))
    {
      let key = Self.hash(words[start + 1..<end], seed: Self.wordSeed)
      occurrences[key, default: 0] += 1
      // Marks alone may have left an empty word.
      if end > start + 1, occurrences[key, default: 0] <= Self.mostOccurrences {
        addWeights(of: key, to: .words, in: &evidence)
        count(key, as: .wordsListed, in: &evidence)
        evidence.words += 1
        addLetters(of: words[start...end], to: &evidence)
      }
      start = end
    }
    subtractUsual(from: &evidence)
    return evidence
  }

  /// Adds the n-grams of `word`, which has a space at both ends.
  private func addLetters(of word: ArraySlice<UInt8>, to evidence: inout Evidence) {
    // Where the two letters before this one begin, or the space.
    var older: Int?
    var newer: Int?
    var index = word.startIndex
    while index < word.endIndex {
      var end = index + 1
      while end < word.endIndex, word[end] & 0xC0 == 0x80 { end += 1 }
      if let older { addWeights(of: Self.hash(word[older..<end]), to: .sequences, in: &evidence) }
      if let newer { addWeights(of: Self.hash(word[newer..<end]), to: .sequences, in: &evidence) }
      if word[index] != UInt8(ascii: " ") { addLetter(word[index..<end], to: &evidence) }
      (older, newer) = (newer, index)
      index = end
    }
  }

  private func addLetter(_ letter: ArraySlice<UInt8>, to evidence: inout Evidence) {
    addWeights(of: Self.hash(letter), to: .letters, in: &evidence)
    evidence.letters += 1
    if letter.count > 1 {
      count(Self.hash(letter, seed: Self.alphabetSeed), as: .alphabet, in: &evidence)
      evidence.specialLetters += 1
    }
  }

  private func addWeights(of key: UInt64, to kind: Kind, in evidence: inout Evidence) {
    for position in entries[key] ?? 0..<0 {
      let posting = postings[Int(position)]
      evidence.sums[Int(posting.language) * Kind.count + kind.rawValue] += posting.weight
    }
  }

  private func count(_ key: UInt64, as kind: Kind, in evidence: inout Evidence) {
    for position in entries[key] ?? 0..<0 {
      evidence.sums[Int(postings[Int(position)].language) * Kind.count + kind.rawValue] += 1
    }
  }

  private func subtractUsual(from evidence: inout Evidence) {
    for language in languages.indices {
      let first = language * Kind.count
      evidence.sums[first + Kind.letters.rawValue] -= Float(evidence.letters) * usual[2 * language]
      evidence.sums[first + Kind.sequences.rawValue] -= Float(evidence.letters) * usual[2 * language + 1]
    }
  }
}
