import Foundation
import Synchronization

/// An output file that is not whole yet: `NAME.part` beside it, readable by its owner alone, with a journal of how
/// far it has come. It takes the output's place when it is whole; a process that dies before leaves both behind.
final class PartialOutput: LineOutput {
  private struct State {
    var checksum: Checksum
    var byteCount: Int
  }

  let path: String
  /// What an earlier run has written.
  let earlier: StreamReport
  private let output: DescriptorOutput
  private let journal: Int32
  private let state: Mutex<State>

  private init(
    _ path: String, part: Int32, journal: Int32, interruption: Int32, earlier: StreamReport, _ state: State
  ) {
    self.path = path
    self.journal = journal
    self.earlier = earlier
    output = DescriptorOutput(descriptor: part, interruption: interruption)
    self.state = Mutex(state)
  }

  deinit {
    // A child that is being started has the descriptor for a moment, and with it the lock.
    flock(output.descriptor, LOCK_UN)
    close(output.descriptor)
    close(journal)
  }

  static func partPath(_ path: String) -> String { path + ".part" }
  static func journalPath(_ path: String) -> String { path + ".part.journal" }

  /// Opens the partial output of `path`.
  ///
  /// - Parameters:
  ///   - resumes: Whether to go on with what is there.
  ///   - interruption: As `DescriptorOutput` has it.
  static func open(
    _ path: String, head: Journal.Head, resumes: Bool, interruption: Int32
  ) throws(FileFault) -> PartialOutput {
    let flags = O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW
    var part = Foundation.open(partPath(path), flags | O_EXCL, 0o600)
    let isNew = part >= 0
    if !isNew, errno == EEXIST {
      guard resumes else {
        throw FileFault(
          "\(quoted(partPath(path))) is there from an earlier run\nNext: go on with --resume, or remove it",
          .inputOutput)
      }
      part = Foundation.open(partPath(path), flags, 0o600)
    }
    guard part >= 0 else { throw cannotWrite(partPath(path), errno) }
    guard flock(part, LOCK_EX | LOCK_NB) == 0 else {
      close(part)
      throw FileFault("another process is writing \(quoted(partPath(path)))", .inUse)
    }
    let journal = Foundation.open(journalPath(path), flags | O_APPEND, 0o600)
    guard journal >= 0 else {
      let code = errno
      close(part)
      throw cannotWrite(journalPath(path), code)
    }
    do throws(FileFault) {
      let entry = isNew ? nil : try entry(of: path, part: part, journal: journal, head)
      return try PartialOutput(path, part, journal, head, interruption, after: entry)
    } catch {
      close(part)
      close(journal)
      throw error
    }
  }

  /// Goes on behind `entry`, or from the start.
  private convenience init(
    _ path: String, _ part: Int32, _ journal: Int32, _ head: Journal.Head, _ interruption: Int32,
    after entry: (entry: Journal.Entry, checksum: Checksum)?
  ) throws(FileFault) {
    let byteCount = entry?.entry.bytes ?? 0
    guard ftruncate(part, off_t(byteCount)) == 0, lseek(part, off_t(byteCount), SEEK_SET) >= 0 else {
      throw Self.cannotWrite(Self.partPath(path), errno)
    }
    if entry == nil {
      guard ftruncate(journal, 0) == 0, Self.append(Journal.line(head), to: journal) else {
        throw Self.cannotWrite(Self.journalPath(path), errno)
      }
    }
    self.init(
      path, part: part, journal: journal, interruption: interruption,
      earlier: entry?.entry.report ?? StreamReport(),
      State(checksum: entry?.checksum ?? Checksum(), byteCount: byteCount))
  }

  /// The last entry whose bytes are there; nil where nothing had been written.
  private static func entry(
    of path: String, part: Int32, journal: Int32, _ head: Journal.Head
  ) throws(FileFault) -> (entry: Journal.Entry, checksum: Checksum)? {
    let remedy = "\nNext: remove \(quoted(partPath(path))) and \(quoted(journalPath(path))) to begin again"
    let text = try contents(of: journal, journalPath(path))
    // Killed between making the file and writing to it.
    if text.isEmpty, lseek(part, 0, SEEK_END) == 0 { return nil }
    guard let (earlier, entries) = Journal.read(text) else {
      throw FileFault("cannot resume \(quoted(path)): its journal is damaged\(remedy)", .inputOutput)
    }
    if let difference = head.difference(from: earlier) {
      throw FileFault("cannot resume \(quoted(path)): \(difference)\(remedy)", .inputOutput)
    }
    var last: (Journal.Entry, Checksum)?
    var checksum = Checksum()
    var done = 0
    lseek(part, 0, SEEK_SET)
    for entry in entries where entry.bytes >= done {
      do throws(SystemError) {
        done += try checksum.add(part, limit: entry.bytes - done)
      } catch {
        throw cannotWrite(partPath(path), error.code)
      }
      guard done == entry.bytes else { break }
      if checksum.text == entry.hash { last = (entry, checksum) }
    }
    return last.map { ($0.0, $0.1) }
  }

  private static func contents(of descriptor: Int32, _ path: String) throws(FileFault) -> [UInt8] {
    lseek(descriptor, 0, SEEK_SET)
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw cannotWrite(path, errno) }
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }

  private static func cannotWrite(_ path: String, _ code: Int32) -> FileFault {
    FileFault(
      "cannot write \(quoted(path)): \(systemMessage(code))", code == ENOSPC ? .noSpace : .inputOutput)
  }

  private static func append(_ line: [UInt8], to journal: Int32) -> Bool {
    line.withUnsafeBytes { Foundation.write(journal, $0.baseAddress, $0.count) } == line.count
  }

  // MARK: Writing

  func write(_ bytes: [UInt8]) -> (count: Int, problem: DescriptorOutput.Problem?) {
    let result = output.write(bytes)
    state.withLock { state in
      state.checksum.add(bytes.prefix(result.count))
      state.byteCount += result.count
    }
    return result
  }

  func commit(_ report: StreamReport) -> Int32? {
    let line = state.withLock {
      Journal.line(Journal.Entry(report, bytes: $0.byteCount, hash: $0.checksum.text))
    }
    return Self.append(line, to: journal) ? nil : errno
  }

  /// All that has been written, by this run and earlier ones.
  func contents() throws(FileFault) -> [UInt8] {
    try Self.contents(of: output.descriptor, Self.partPath(path))
  }

  // MARK: The end

  /// Puts what has been written in the output's place; with `bytes` these instead.
  func finish(replacedBy bytes: [UInt8]? = nil) throws(FileFault) {
    var finished = (path: Self.partPath(path), descriptor: output.descriptor)
    if let bytes {
      finished.path = path + ".part.new"
      finished.descriptor = Foundation.open(
        finished.path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
      guard finished.descriptor >= 0 else { throw Self.cannotWrite(finished.path, errno) }
      let result = DescriptorOutput(descriptor: finished.descriptor, interruption: output.interruption).write(
        bytes)
      if case .failed(let code)? = result.problem { throw Self.cannotWrite(finished.path, code) }
    }
    defer { if bytes != nil { close(finished.descriptor) } }
    guard fchmod(finished.descriptor, mode) == 0, fsync(finished.descriptor) == 0,
      rename(finished.path, path) == 0
    else { throw Self.cannotWrite(path, errno) }
    if bytes != nil { unlink(Self.partPath(path)) }
    unlink(Self.journalPath(path))
  }

  /// Removes what has been begun.
  func discard() {
    unlink(Self.journalPath(path))
    unlink(Self.partPath(path))
  }

  /// The mode of the file that is replaced; for a new one what the process gives new files.
  private var mode: mode_t {
    var status = stat()
    if lstat(path, &status) == 0 { return status.st_mode & 0o7777 }
    let mask = umask(0)
    umask(mask)
    return 0o666 & ~mask
  }
}

/// Lines kept in memory, where what is written needs all of them.
final class CollectedOutput: LineOutput {
  private let bytes = Mutex<[UInt8]>([])

  var contents: [UInt8] { bytes.withLock { $0 } }

  func write(_ bytes: [UInt8]) -> (count: Int, problem: DescriptorOutput.Problem?) {
    self.bytes.withLock { $0 += bytes }
    return (bytes.count, nil)
  }

  func commit(_ report: StreamReport) -> Int32? { nil }
}
