import DragomanDocuments
import Foundation

/// One input and where its translation goes.
struct FileTask: Sendable {
  enum Destination: Hashable, Sendable {
    case standardOutput
    case file(String)
  }

  let source: LineSource
  let format: FileFormat
  let destination: Destination
}

/// What is to become of the files that a command names.
enum FilePlan {
  /// The tasks, in the order of the operands.
  ///
  /// - Throws: For the first output that cannot be written, found before anything is translated.
  static func tasks(_ operands: [String], _ options: FileOptions) throws(FileFault) -> [FileTask] {
    let isFolder = options.output.map { Self.isFolder($0, for: operands) } ?? false
    if isFolder, let folder = options.output { try makeFolder(folder) }
    var tasks: [FileTask] = []
    var outputs: Set<String> = []
    for operand in operands.isEmpty ? ["-"] : operands {
      var destination = FileTask.Destination.standardOutput
      if let path = outputPath(of: operand, options, isFolder: isFolder) {
        guard outputs.insert(path).inserted else {
          throw FileFault("two FILEs would be written to \(quoted(path))", .usage)
        }
        try check(path, isInput: options.isInPlace ? nil : operand)
        destination = .file(path)
      }
      tasks.append(
        FileTask(
          source: operand == "-" ? .standardInput : .file(operand), format: options.format(of: operand),
          destination: destination))
    }
    return tasks
  }

  /// - Throws: Where the output of one of `tasks` is a file of terms.
  static func check(_ tasks: [FileTask], against terms: TermFiles) throws(FileFault) {
    for case .file(let path) in tasks.map(\.destination) {
      guard let file = terms.paths.first(where: { isSameFile($0, path) }) else { continue }
      throw FileFault("\(quoted(path)) would be written over the terms of \(quoted(file))", .usage)
    }
  }

  private static func isFolder(_ path: String, for operands: [String]) -> Bool {
    operands.count > 1 || path.hasSuffix("/") || type(of: path) == S_IFDIR
  }

  private static func outputPath(of operand: String, _ options: FileOptions, isFolder: Bool) -> String? {
    if options.isInPlace { return operand }
    guard let output = options.output, isFolder else { return options.output }
    return URL(filePath: output).appending(path: URL(filePath: operand).lastPathComponent).relativePath
  }

  private static func makeFolder(_ path: String) throws(FileFault) {
    guard mkdir(path, 0o777) != 0, errno != EEXIST else { return }
    throw FileFault("cannot make the folder \(quoted(path)): \(systemMessage(errno))", .inputOutput)
  }

  /// Checks that a file can be put at `path` by renaming.
  private static func check(_ path: String, isInput operand: String?) throws(FileFault) {
    switch type(of: path) {
    case nil, S_IFREG: break
    case S_IFLNK:
      throw FileFault("\(quoted(path)) is a symbolic link; name the file that it leads to", .inputOutput)
    default: throw FileFault("cannot write \(quoted(path)): it is no regular file", .inputOutput)
    }
    if let operand, operand != "-", isSameFile(operand, path) {
      throw FileFault("\(quoted(path)) is the input; use --in-place to replace it", .usage)
    }
    let folder = URL(filePath: path).deletingLastPathComponent().path
    if access(folder, W_OK | X_OK) != 0 {
      throw FileFault("cannot write \(quoted(path)): \(systemMessage(errno))", .inputOutput)
    }
  }

  /// The type of what is at `path`, a link not followed.
  private static func type(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  /// Whether two paths lead to one file that is there.
  static func isSameFile(_ first: String, _ second: String) -> Bool {
    var statuses = (stat(), stat())
    guard stat(first, &statuses.0) == 0, stat(second, &statuses.1) == 0 else { return false }
    return statuses.0.st_dev == statuses.1.st_dev && statuses.0.st_ino == statuses.1.st_ino
  }
}
