import Foundation

/// A length of time, in seconds.
struct Seconds: Encodable {
  /// On the wall.
  let wall: Double
  /// Of processor time, all threads of the process together.
  let processor: Double
}

/// Time since it was made.
struct Stopwatch {
  private let wall = Self.now(CLOCK_MONOTONIC)
  private let processor = Self.now(CLOCK_PROCESS_CPUTIME_ID)

  /// What has gone by.
  var seconds: Seconds {
    Seconds(
      wall: Self.now(CLOCK_MONOTONIC) - wall, processor: Self.now(CLOCK_PROCESS_CPUTIME_ID) - processor)
  }

  private static func now(_ clock: clockid_t) -> Double {
    var time = timespec()
    clock_gettime(clock, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
