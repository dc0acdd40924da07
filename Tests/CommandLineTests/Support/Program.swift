import Foundation
import Synchronization

/// The built program, run as a user runs it: with pipes, an environment and a status.
///
/// A watchdog kills it after a minute, so that a fault is a failed test and not a hanging one.
final class Program: Sendable {
  struct LaunchError: Error {
    let call: String
    let code: Int32
  }

  /// What standard output or standard error is.
  enum Output {
    case pipe
    /// A descriptor of this process; it is closed here after the launch.
    case descriptor(Int32)
  }

  /// How it ended.
  enum Ending: Equatable {
    case exited(Int32)
    case killed(Int32)
  }

  static let watchdogSeconds = 60.0
  /// Pipes must not be inherited by another test's program, which would keep them open.
  private static let launching = Mutex(())

  let identifier: pid_t
  private let input: Mutex<Int32>
  private let outputEnd: Mutex<Int32>
  private let errors: Int32
  private let isWaitedFor = Mutex(false)

  /// The folder in which the test binary was built, which has the program too.
  static var path: String {
    let own = (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? ""
    return URL(filePath: own).deletingLastPathComponent().appending(path: "dragoman").path
  }

  /// The packs for tests.
  static let fixtures = URL(filePath: #filePath).appending(path: "../../../Fixtures/models").standardized

  /// A store with the pack for tests, in place of whatever the machine has: a copy, since the program notes
  /// in its store what it has hashed.
  static let environment = [
    "DRAGOMAN_MODELS_DIR": copiedFixtures.path, "HOME": "/nonexistent",
  ]

  private static let copiedFixtures: URL = {
    let copy = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)")
    try? FileManager.default.copyItem(at: fixtures, to: copy)
    atexit { try? FileManager.default.removeItem(atPath: Program.environment["DRAGOMAN_MODELS_DIR"] ?? "") }
    return copy
  }()

  convenience init(
    _ arguments: [String], environment: [String: String] = Program.environment, output: Output = .pipe
  ) throws {
    try self.init(command: [Self.path] + arguments, environment: environment, output: output)
  }

  /// Runs another program, by its path, or ours by way of one.
  init(command: [String], environment: [String: String], output: Output = .pipe) throws {
    signal(SIGPIPE, SIG_IGN)
    let ends: (process: pid_t, input: Int32, output: Int32, errors: Int32) = try Self.launching.withLock {
      _ in
      let standardInput = try Self.makePipe()
      let standardOutput: (read: Int32, write: Int32) =
        if case .descriptor(let descriptor) = output { (-1, descriptor) } else { try Self.makePipe() }
      let standardError = try Self.makePipe()
      let process = try Self.spawn(
        command, environment: environment,
        descriptors: [standardInput.read, standardOutput.write, standardError.write])
      for end in [standardInput.read, standardOutput.write, standardError.write] { Foundation.close(end) }
      return (process, standardInput.write, standardOutput.read, standardError.read)
    }
    let identifier = ends.process
    self.identifier = identifier
    input = Mutex(ends.input)
    outputEnd = Mutex(ends.output)
    errors = ends.errors
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.watchdogSeconds) { [weak self] in
      guard let self, !self.isWaitedFor.withLock({ $0 }) else { return }
      kill(identifier, SIGKILL)
    }
  }

  deinit {
    closeInput()
    closeOutput()
    Foundation.close(errors)
    guard !isWaitedFor.withLock({ $0 }) else { return }
    kill(identifier, SIGKILL)
    // Nobody else does, and it would stay in the table of processes.
    _ = wait()
  }

  // MARK: Talking to it

  /// Sends bytes and waits until they are in the pipe.
  ///
  /// - Returns: False when the program reads no more.
  @discardableResult
  func send(_ bytes: [UInt8]) -> Bool {
    let descriptor = input.withLock { $0 }
    var done = 0
    while done < bytes.count {
      let count = bytes.withUnsafeBytes {
        write(descriptor, $0.baseAddress.map { $0 + done }, bytes.count - done)
      }
      if count < 0, errno != EINTR { return false }
      done += max(count, 0)
    }
    return true
  }

  @discardableResult
  func send(_ text: String) -> Bool { send(Array(text.utf8)) }

  func closeInput() { Self.close(once: input) }

  func closeOutput() { Self.close(once: outputEnd) }

  /// Once only: by the second time the number may be another test's descriptor.
  private static func close(once end: borrowing Mutex<Int32>) {
    end.withLock { descriptor in
      if descriptor >= 0 { Foundation.close(descriptor) }
      descriptor = -1
    }
  }

  private var output: Int32 { outputEnd.withLock { $0 } }

  /// The next line of standard output, as soon as it is there; what is left at the end of it; nil after it.
  func readLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    let output = output
    while read(output, &byte, 1) == 1 {
      if byte == 0x0A { return String(decoding: line, as: UTF8.self) }
      line.append(byte)
    }
    return line.isEmpty ? nil : String(decoding: line, as: UTF8.self)
  }

  /// The next line of standard error.
  func readErrorLine() -> String {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while read(errors, &byte, 1) == 1, byte != 0x0A { line.append(byte) }
    return String(decoding: line, as: UTF8.self)
  }

  /// Whether it has ended by now; it may still be waited for.
  var hasEnded: Bool {
    var information = siginfo_t()
    // Without WNOHANG's answer the structure stays empty.
    return waitid(P_PID, id_t(identifier), &information, WEXITED | WNOHANG | WNOWAIT) != 0
      || information.si_signo == SIGCHLD
  }

  func interrupt(_ number: Int32) { kill(identifier, number) }

  /// The rest of standard output and standard error, and how the program ended.
  func finish() -> (output: [UInt8], errors: String, ending: Ending) {
    let errors = errors
    let collected = Mutex<[UInt8]>([])
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
      let bytes = Self.readAll(errors)
      collected.withLock { $0 = bytes }
      isDone.signal()
    }
    let output = output < 0 ? [] : Self.readAll(output)
    isDone.wait()
    return (output, String(decoding: collected.withLock { $0 }, as: UTF8.self), wait())
  }

  func wait() -> Ending {
    var status: Int32 = 0
    while waitpid(identifier, &status, 0) < 0, errno == EINTR {}
    isWaitedFor.withLock { $0 = true }
    let number = status & 0x7F
    return number == 0 ? .exited((status >> 8) & 0xFF) : .killed(number)
  }

  /// The program's largest resident set so far, in bytes.
  var peakMemory: Int { memory("VmHWM") }

  /// What the program has now that is backed by no file, in bytes.
  var anonymousMemory: Int { memory("RssAnon") }

  private func memory(_ field: String) -> Int {
    let status = (try? String(contentsOfFile: "/proc/\(identifier)/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("\(field):") } ?? ""
    return line.split(separator: " ").compactMap { Int($0) }.first.map { $0 * 1024 } ?? 0
  }

  // MARK: Descriptors

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &block, block.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return bytes }
      bytes += block[..<count]
    }
  }

  private static func makePipe() throws -> (read: Int32, write: Int32) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw LaunchError(call: "pipe", code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program whose descriptors 0, 1, 2 are these, with signals as a shell would set them.
  private static func spawn(
    _ arguments: [String], environment: [String: String], descriptors: [Int32]
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, descriptor) in descriptors.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, descriptor, Int32(target))
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))

    let words = arguments.map { strdup($0) } + [nil]
    let variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { (words + variables).forEach { free($0) } }
    var identifier: pid_t = 0
    let code = posix_spawn(&identifier, arguments[0], &actions, &attributes, words, variables)
    guard code == 0 else { throw LaunchError(call: "posix_spawn", code: code) }
    return identifier
  }
}

/// Runs `body` on a thread of its own: it waits for a program, which must not occupy the pool.
func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread {
      continuation.resume(with: Swift.Result { try body() })
    }
  }
}

/// Runs the program on `input` and waits for it.
func run(
  _ arguments: [String], input: String = "", environment: [String: String] = Program.environment
) async throws -> (output: String, errors: String, ending: Program.Ending) {
  let result = try await run(arguments, input: Array(input.utf8), environment: environment)
  return (String(decoding: result.output, as: UTF8.self), result.errors, result.ending)
}

/// The same with bytes that need not be UTF-8.
func run(
  _ arguments: [String], input: [UInt8], environment: [String: String] = Program.environment
) async throws -> (output: [UInt8], errors: String, ending: Program.Ending) {
  try await onOwnThread {
    let program = try Program(arguments, environment: environment)
    Thread.detachNewThread {
      program.send(input)
      program.closeInput()
    }
    return program.finish()
  }
}
