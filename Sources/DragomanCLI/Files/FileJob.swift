import Dragoman
import DragomanDocuments
import Foundation

/// A file that has been opened: what is in it, what translates it and where that goes.
struct FileJob: Sendable {
  let task: FileTask
  /// Nil where it is read record by record.
  let document: (any Document)?
  /// The tag of the language to translate from; nil where each text is identified by itself.
  let language: String?
  let translator: UnitTranslator
  let jobs: LanguageJobs
  let output: any LineOutput

  /// What is counted.
  var noun: String {
    guard document == nil else { return "text" }
    return task.format == .text ? "line" : "record"
  }

  var outputName: String {
    if case .file(let path) = task.destination { path } else { "standard output" }
  }
}

extension FileRun {
  /// Reads what has to be read before anything is translated, and opens what translates.
  ///
  /// - Throws: `FileFault` or `Refusal`.
  func job(for task: FileTask, _ interruption: Int32) async throws -> FileJob {
    if let problem = task.source.problem { throw FileFault(problem.message, .inputOutput) }
    // Records in UTF-16 are read with the rest: their line ends are other bytes.
    let isWhole = !task.format.isRecords || ForeignFile.isUTF16(task.source)
    let document = isWhole ? try document(of: task, interruption) : nil
    let targetLanguage = Locale.Language(identifier: target)
    if let document { try checkLanguages(of: document, task) }
    let jobs = LanguageJobs(into: targetLanguage, open: open)
    let language = source ?? document.flatMap { self.language(of: $0) }
    let translator: LineTranslator
    if let language, source != nil || !Locale.Language(identifier: language).isSame(as: targetLanguage) {
      translator = try await open(language).get()
    } else if let language {
      translator = .keeping(.sameLanguage, in: language)
    } else if document?.units.isEmpty == false {
      throw FileFault(
        "cannot tell the language of \(task.source.name)\nNext: name it with --from LANGUAGE", .usage)
    } else {
      translator = jobs.translator
    }
    let units = UnitTranslator(translator: translator, others: jobs, target: targetLanguage)
    return FileJob(
      task: task, document: document, language: language, translator: units, jobs: jobs,
      output: try await output(of: task, isWhole: isWhole, translator.origin, interruption))
  }

  /// - Throws: Where a document says that it is to be translated into another language, or that the sources which
  ///   stand beside their translations are in another one. What a page says of itself is wrong too often.
  private func checkLanguages(of document: any Document, _ task: FileTask) throws(FileFault) {
    func isOther(_ declared: String, than tag: String) -> Bool {
      !Locale.Language(identifier: declared).isSame(as: Locale.Language(identifier: tag))
    }
    if let declared = document.targetLanguage, isOther(declared, than: target) {
      throw FileFault(
        "\(task.source.name) says that it is to be translated into \(quoted(declared)), not \(quoted(target))\n"
          + "Next: --to \(declared), or change what it says", .usage)
    }
    guard task.format == .xliff || task.format == .xcstrings, let source else { return }
    if let declared = document.sourceLanguage, isOther(declared, than: source) {
      throw FileFault(
        "\(task.source.name) says that its texts are in \(quoted(declared)), not \(quoted(source))\n"
          + "Next: --from \(declared), or change what it says", .usage)
    }
  }

  private func document(of task: FileTask, _ interruption: Int32) throws(FileFault) -> any Document {
    var options = options.document
    options.targetLanguage = target
    let bytes = try WholeInput.read(task.source, interruption: interruption)
    do throws(DocumentError) {
      return try DocumentReader.read(bytes, format: task.format, options: options)
    } catch {
      throw FileFault(error, of: task.source, as: task.format)
    }
  }

  /// What the document says, or what its texts together seem to be in.
  private func language(of document: any Document) -> String? {
    if let declared = document.sourceLanguage { return declared }
    var sample = ""
    for unit in document.units where sample.utf8.count < 1 << 16 { sample += unit.text + "\n" }
    return LanguageIdentifier().finding(in: sample, maximum: 0).language
  }

  private func output(
    of task: FileTask, isWhole: Bool, _ origin: TranslationOrigin, _ interruption: Int32
  ) async throws(FileFault) -> any LineOutput {
    guard case .file(let path) = task.destination else {
      return isWhole
        ? CollectedOutput() : DescriptorOutput(descriptor: STDOUT_FILENO, interruption: interruption)
    }
    var packs = origin.packs
    if packs.isEmpty {
      // Which of them will be used is not known before the texts have been looked at.
      packs = await TranslationRuntime.shared.packs.listing(refresh: false).installed.map(\.pack).map {
        "\($0.id.rawValue) \($0.version)"
      }
    }
    let head = Journal.Head(
      input: try inputHash(of: task.source), options: Checksum.text(of: settings + description(of: task)),
      packs: Checksum.text(of: packs.sorted()), engine: TranslationRuntime.shared.engineVersion)
    return try PartialOutput.open(path, head: head, resumes: options.resumes, interruption: interruption)
  }

  private func description(of task: FileTask) -> [String] {
    [
      task.format.rawValue, source ?? "", target, "\(options.document.columns)",
      "\(options.document.hasHeader)",
      "\(options.document.fields)", "\(options.document.translatesAttributes)",
    ]
  }

  /// The size and hash of a file. Standard input is not gone on with, so nothing has to be known of it.
  private func inputHash(of source: LineSource) throws(FileFault) -> String {
    guard case .file(let path) = source else { return "" }
    let descriptor = Foundation.open(path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    var status = stat()
    guard descriptor >= 0, fstat(descriptor, &status) == 0 else {
      throw FileFault(ReadError(source: source, code: errno).message, .inputOutput)
    }
    // What can be read once only is not gone on with either.
    guard status.st_mode & S_IFMT == S_IFREG else {
      guard !options.resumes else {
        throw FileFault("--resume needs regular files, not \(source.name)", .usage)
      }
      return ""
    }
    var checksum = Checksum()
    do throws(SystemError) {
      return "\(try checksum.add(descriptor)) \(checksum.text)"
    } catch {
      throw FileFault(ReadError(source: source, code: error.code).message, .inputOutput)
    }
  }
}

extension LineTranslator {
  /// Keeps every text.
  fileprivate static func keeping(_ reason: KeptReason, in language: String) -> LineTranslator {
    LineTranslator(
      submit: { text, completion in completion(.success(.passedThrough(text, reason, in: language))) },
      cancel: {})
  }
}
