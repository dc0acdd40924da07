import Foundation

/// Facts about the program that this library runs in.
enum RunningProgram {
  /// The program's file; nil where the system does not tell.
  static var executable: URL? {
    #if os(Linux)
      guard let path = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe") else {
        return Bundle.main.executableURL
      }
      return URL(filePath: path)
    #else
      return Bundle.main.executableURL
    #endif
  }
}
