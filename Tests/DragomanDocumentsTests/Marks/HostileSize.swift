import Foundation

/// How large the documents are that are made to take long: where time grew with the square of the size, the short
/// ones would already take minutes.
enum HostileSize {
  static let bytes = ProcessInfo.processInfo.environment["DRAGOMAN_LONG_TESTS"] == "1" ? 1 << 20 : 1 << 15
}
