import Foundation

/// Where finished lines go.
protocol LineOutput: Sendable {
  /// Writes all of `bytes`.
  ///
  /// - Returns: How many bytes were written, and why not more.
  func write(_ bytes: [UInt8]) -> (count: Int, problem: DescriptorOutput.Problem?)

  /// Takes note that all the lines that `report` counts have been written.
  ///
  /// - Returns: `errno` where that failed.
  func commit(_ report: StreamReport) -> Int32?
}

/// Writes bytes to a descriptor without ever being stuck in write(2) once the stream is being stopped.
///
/// A pipe that reports room takes `PIPE_BUF` bytes without blocking, so to anything but a regular file
/// bytes go out in pieces of that size, each after poll(2) on the output and on the interruption.
struct DescriptorOutput: LineOutput {
  /// Why not everything was written.
  enum Problem: Error, Equatable {
    /// `errno`.
    case failed(Int32)
    /// The reader takes nothing and the stream is being stopped.
    case interrupted
  }

  /// How long a reader that takes nothing is waited for after an interruption.
  private static let graceMilliseconds: Int32 = 500
  /// What Linux guarantees to write to a pipe at once (`PIPE_BUF`).
  private static let atomicSize = 4096

  let descriptor: Int32
  /// Readable from the moment the stream is to stop.
  let interruption: Int32
  private let isRegularFile: Bool

  init(descriptor: Int32, interruption: Int32) {
    var status = stat()
    self.descriptor = descriptor
    self.interruption = interruption
    isRegularFile = fstat(descriptor, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// Writes all of `bytes`.
  ///
  /// - Returns: How many bytes were written, and why not more.
  func write(_ bytes: [UInt8]) -> (count: Int, problem: Problem?) {
    bytes.withUnsafeBytes { buffer in
      var done = 0
      while done < buffer.count, let base = buffer.baseAddress {
        if !isRegularFile, let problem = waitForRoom() { return (done, problem) }
        let size = isRegularFile ? buffer.count - done : min(buffer.count - done, Self.atomicSize)
        let count = Foundation.write(descriptor, base + done, size)
        if count >= 0 {
          done += count
        } else if errno != EINTR && errno != EAGAIN {
          return (done, .failed(errno))
        }
      }
      return (done, nil)
    }
  }

  /// What has been written stands for itself.
  func commit(_ report: StreamReport) -> Int32? { nil }

  private func waitForRoom() -> Problem? {
    var isInterrupted = false
    while true {
      var polled = [pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)]
      if !isInterrupted { polled.append(pollfd(fd: interruption, events: Int16(POLLIN), revents: 0)) }
      let count = poll(&polled, nfds_t(polled.count), isInterrupted ? Self.graceMilliseconds : -1)
      if count < 0 {
        guard errno == EINTR else { return .failed(errno) }
      } else if polled[0].revents != 0 {
        return nil
      } else if count == 0 {
        return .interrupted
      } else {
        isInterrupted = true
      }
    }
  }
}
