internal import CDragomanICU

/// The linked library of Unicode rules.
package enum ICU {
  /// Its version, for example `72.1`.
  package static var version: String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 24) { text in
      guard let start = text.baseAddress else { return "" }
      dgm_icu_version(start)
      return String(cString: start)
    }
  }
}
