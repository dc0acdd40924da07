import DragomanDocuments

/// What the command line says about files, checked against each other.
struct FileOptions: Sendable {
  static let format = Option(
    "format", .oneOf(FileFormat.allCases.map { ($0.rawValue, $0) }),
    help:
      "What the input is. By default the end of the FILE's name tells; what tells nothing, and standard input,"
      + " is text.")
  static let output = Option(
    "output", .path("PATH"),
    help:
      "Write to the file PATH, or, with several FILEs or where PATH is a folder or ends in '/', to files of the"
      + " same names in it. The file appears when it is whole; until then PATH.part and its journal stand beside it."
      + " '-' is standard output."
  )
  static let inPlace = Flag(
    "in-place", help: "Replace each FILE by its translation, when that is whole. A symbolic link is refused.")
  static let resume = Flag(
    "resume",
    help:
      "With --output or --in-place: go on where a run that was stopped or killed has ended, if input, options,"
      + " packs and engine are the same; where there is nothing to go on with, begin.")
  static let columns = Option(
    "columns", columnList,
    help:
      "With csv and tsv: the columns to translate, by the header's names or by numbers from 1, with commas between"
      + " them. With numbers alone the first record is translated too, unless there is --header.")
  static let header = Flag("header", help: "With csv and tsv: the first record is a header.")
  static let field = Option(
    "field", fieldList,
    help:
      "With jsonl: the members to translate, with commas between them; 'body.text' is the member text of the member"
      + " body.")

  static let all: [any DeclaredOption] = [format, output, inPlace, resume, columns, header, field]

  /// The format that was named.
  let format: FileFormat?
  let output: String?
  let isInPlace: Bool
  let resumes: Bool
  let document: DocumentOptions

  init(_ arguments: ParsedArguments) {
    output = arguments[Self.output].flatMap { $0 == "-" ? nil : $0 }
    isInPlace = arguments[Self.inPlace]
    let writesFiles = output != nil || isInPlace
    let isPage = arguments[TranslateCommand.html]
    format = arguments[Self.format] ?? (isPage && writesFiles ? .html : nil)
    resumes = arguments[Self.resume]
    var document = DocumentOptions(
      columns: arguments[Self.columns] ?? [], hasHeader: arguments[Self.header],
      fields: arguments[Self.field] ?? [])
    document.joinsLines = arguments[TranslateCommand.wrapped]
    document.translatesAttributes = !isPage || arguments[TranslateCommand.attributes]
    self.document = document
  }

  /// Whether files are written, not standard output.
  var writesFiles: Bool { output != nil || isInPlace }

  /// The format of what an operand names.
  func format(of operand: String) -> FileFormat {
    format ?? (operand == "-" ? nil : FileFormat(fileName: operand)) ?? .text
  }

  private static let columnList = OptionValue<[DocumentOptions.Column]>(placeholder: "COLUMN,...") {
    text throws(ValueError) in
    try words(of: text).map { word in
      Int(word).flatMap { $0 > 0 ? .number($0) : nil } ?? .name(word)
    }
  }

  private static let fieldList = OptionValue<[[String]]>(placeholder: "NAME,...") { text throws(ValueError) in
    try words(of: text).map { $0.split(separator: ".", omittingEmptySubsequences: false).map(String.init) }
  }

  private static func words(of list: String) throws(ValueError) -> [String] {
    let words = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    guard words.allSatisfy({ !$0.isEmpty }) else {
      throw ValueError(reason: "must be names with commas between them")
    }
    return words
  }
}

extension FileOptions {
  /// Whether one of `operands` is no text; without any there is standard input.
  func hasOtherThanText(_ operands: [String]) -> Bool {
    (operands.isEmpty ? ["-"] : operands).contains { format(of: $0) != .text }
  }

  /// - Throws: For the first of `operands` that would be read as text by no more than its name, and is none.
  func checkTexts(_ operands: [String]) throws(FileFault) {
    guard format == nil else { return }
    for operand in operands where operand != "-" && format(of: operand) == .text {
      if let problem = ForeignFile.problem(of: operand, isWhole: writesFiles) {
        throw FileFault(problem, .inputOutput)
      }
    }
  }

  /// Why the options do not go together with each other or with `operands`, as a whole message, or nil.
  func problem(with operands: [String], wantsJSON: Bool, wantsAlternatives: Bool) -> String? {
    let formats = (operands.isEmpty ? ["-"] : operands).map { format(of: $0) }
    let standardInput = operands.isEmpty || operands.contains("-")
    if resumes, !writesFiles { return "--resume needs --output or --in-place" }
    if standardInput, isInPlace || resumes { return "--\(isInPlace ? "in-place" : "resume") needs FILEs" }
    if standardInput, output != nil, operands.count > 1 { return "standard input does not go into a folder" }
    if wantsAlternatives, writesFiles || formats.contains(where: { $0 != .text }) {
      return "--n-best is for lines of text on standard output"
    }
    if document.joinsLines, let other = formats.first(where: { $0 != .text }) {
      return "--wrapped is for text, not for \(other.rawValue)"
    }
    if !writesFiles, let other = formats.first(where: { $0 != .text }) {
      if operands.count > 1 { return "several FILEs need --output or --in-place unless all are text" }
      if wantsJSON { return "--json needs --output or --in-place with \(other.rawValue)" }
    }
    return problem(withChoicesFor: formats)
  }

  private func problem(withChoicesFor formats: [FileFormat]) -> String? {
    let hasTable = formats.contains { $0 == .csv || $0 == .tsv }
    let hasLines = formats.contains(.jsonl)
    if hasTable, document.columns.isEmpty { return "csv and tsv need --columns" }
    if hasLines, document.fields.isEmpty { return "jsonl needs --field" }
    if !hasTable, !document.columns.isEmpty || document.hasHeader {
      return "--columns and --header are for csv and tsv"
    }
    return !hasLines && !document.fields.isEmpty ? "--field is for jsonl" : nil
  }
}
