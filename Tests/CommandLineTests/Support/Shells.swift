import Foundation

/// A folder of empty files that is there as long as this value is.
final class Folder: Sendable {
  let path: String

  init(files: [String] = []) throws {
    path = FileManager.default.temporaryDirectory.appending(path: "dragoman-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for file in files { try Data().write(to: URL(filePath: "\(path)/\(file)")) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }
}

/// Whether there is a program of that name on `PATH`.
func isInstalled(_ program: String) -> Bool {
  let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
  return folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/\(program)") }
}

/// Runs a program of the system and gives back what it wrote, to standard error too, and its status.
func shell(_ program: String, _ arguments: [String], input: String = "") throws -> (
  output: String, status: Int32
) {
  let process = Process()
  let output = Pipe()
  let inputFile = try TemporaryFile(input)
  defer { withExtendedLifetime(inputFile) {} }
  process.executableURL = URL(filePath: "/usr/bin/env")
  process.arguments = [program] + arguments
  process.standardInput = FileHandle(forReadingAtPath: inputFile.path)
  process.standardOutput = output
  process.standardError = output
  try process.run()
  let bytes = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (String(decoding: bytes, as: UTF8.self), process.terminationStatus)
}
