/// What is printed: the same keys as the peers print.
struct Report: Encodable {
  /// What one regime took.
  struct Regime: Encodable {
    /// All calls together.
    let seconds: Seconds
    /// Each call.
    let calls: [Seconds]
    /// What each stage took, by name, in seconds.
    let stages: [String: Double]
  }

  /// The engine's version.
  let version: String
  /// From nothing to the first translated sentence.
  let open: Seconds
  /// By name.
  let regimes: [String: Regime]
  /// At the end.
  let memory: ProcessMemory
}
