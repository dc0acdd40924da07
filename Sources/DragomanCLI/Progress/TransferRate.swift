/// The rate of a transfer over its last seconds, so that a pause or a faster mirror shows soon.
struct TransferRate: Sendable {
  private typealias Sample = (bytes: Int64, time: ContinuousClock.Instant)

  private static let window = Duration.seconds(5)
  /// Before that a rate would jump about.
  private static let shortest = Duration.milliseconds(500)
  private var samples: [Sample] = []

  /// Notes that `bytes` are there at `time`. What was there at first has not been transferred now.
  mutating func note(_ bytes: Int64, at time: ContinuousClock.Instant) {
    if let last = samples.last, bytes < last.bytes { samples = [] }
    samples.append((bytes, time))
    // One sample older than the window stays, so that the window is covered.
    while samples.count > 2, time - samples[1].time >= Self.window { samples.removeFirst() }
  }

  /// Bytes a second, or nil while there is too little to tell.
  var bytesPerSecond: Double? {
    guard let first = samples.first, let last = samples.last else { return nil }
    let time = last.time - first.time
    guard time >= Self.shortest else { return nil }
    return Double(last.bytes - first.bytes) / (time / .seconds(1))
  }
}
