import Foundation
import Synchronization

/// SIGINT and SIGTERM as something that threads can wait for.
///
/// The handler writes a byte to a pipe that nobody reads, so its read end stays readable for every thread
/// that polls it. Blocking the signals and waiting for them would not do: libraries start threads before
/// `main`, and a signal would kill the process through one of those.
enum TerminationSignals {
  private static let first = Atomic<Int32>(0)
  private static let writeEnd = Atomic<Int32>(-1)

  /// Installs the handler. From then on the first signal is only noted; a second one kills.
  ///
  /// A signal that is ignored stays ignored: that is how a shell starts a background job.
  ///
  /// - Returns: A descriptor that becomes readable with the first signal.
  static func install() throws(SystemError) -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw SystemError(code: errno) }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    writeEnd.store(ends[1], ordering: .sequentiallyConsistent)
    first.store(0, ordering: .sequentiallyConsistent)  // Also initialises it outside the handler.
    for number in [SIGINT, SIGTERM] {
      var previous = sigaction()
      sigaction(number, nil, &previous)
      let present = unsafeBitCast(previous.__sigaction_handler.sa_handler, to: Int.self)
      if present == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      var action = sigaction()
      action.__sigaction_handler.sa_handler = { TerminationSignals.handle($0) }
      action.sa_flags = SA_RESTART
      sigaction(number, &action, nil)
    }
    return ends[0]
  }

  /// The signal that came first, 0 while none has.
  static var received: Int32 { first.load(ordering: .sequentiallyConsistent) }

  /// Calls `body` when `descriptor` of `install` becomes readable, on a thread of its own.
  static func whenReceived(on descriptor: Int32, _ body: @escaping @Sendable () -> Void) {
    Thread.detachNewThread {
      var polled = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      while poll(&polled, 1, -1) < 0, errno == EINTR {}
      body()
    }
  }

  /// Only calls that are safe in a signal handler: atomics, signal(2), write(2).
  private static func handle(_ number: Int32) {
    let savedError = errno
    signal(SIGINT, SIG_DFL)
    signal(SIGTERM, SIG_DFL)
    _ = first.compareExchange(expected: 0, desired: number, ordering: .sequentiallyConsistent)
    var byte: UInt8 = 1
    _ = write(writeEnd.load(ordering: .sequentiallyConsistent), &byte, 1)
    errno = savedError
  }
}
