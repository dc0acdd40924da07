import Foundation

/// Writes one line of diagnosis to standard error, with the program's name in front.
func printError(_ message: String) {
  writeError("dragoman: \(message)\n")
}

/// Writes to standard error as it is. Where that cannot be written there is nobody to tell.
func writeError(_ text: String) {
  writeWhole(text, to: STDERR_FILENO)
}

/// Writes a short text such as help or a version.
///
/// - Returns: 0, or `errno`.
@discardableResult
func writeWhole(_ text: String, to descriptor: Int32) -> Int32 {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      bytes = bytes.dropFirst(count)
    } else if errno != EINTR {
      return errno
    }
  }
  return 0
}

/// A system call that failed.
struct SystemError: Error, Equatable {
  /// `errno`.
  let code: Int32

  var message: String { systemMessage(code) }
}

/// The system's words for an `errno`.
func systemMessage(_ code: Int32) -> String {
  String(cString: strerror(code))
}
