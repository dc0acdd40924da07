import Foundation

/// A file with a user's text in it: only its owner may read it.
enum PrivateFile {
  /// Writes `text` to the file at `path`, in the place of one that is there, in one step.
  static func write(_ text: String, to path: String) throws(PackFault) {
    let partial = path + ".\(UUID().uuidString).part"
    let descriptor = open(partial, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw fault(path, errno) }
    defer { close(descriptor) }
    // The umask takes rights away, it never gives any.
    var code = writeWhole(text, to: descriptor)
    if code == 0, fsync(descriptor) != 0 || rename(partial, path) != 0 { code = errno }
    guard code == 0 else {
      unlink(partial)
      throw fault(path, code)
    }
  }

  private static func fault(_ path: String, _ code: Int32) -> PackFault {
    PackFault(
      code == ENOSPC ? .noSpace : .inputOutput, code: code == ENOSPC ? "noSpace" : "inputOutput",
      "cannot write \(quoted(path)): \(systemMessage(code))")
  }
}
