internal import CDragomanArchive
import Foundation

/// An archive being written: the same members give the same bytes.
final class ArchiveWriter {
  private let file: NewFile
  private let bytesNeeded: Int64
  private let writer: OpaquePointer

  /// Starts an archive in the empty `file`: zip, or tar in another packing.
  ///
  /// - Parameter bytesNeeded: What a full file system is asked to have room for.
  init(_ file: NewFile, packing: Packing, bytesNeeded: Int64) throws(PackError) {
    guard let writer = dgm_writer_open(file.descriptor, packing.rawValue) else {
      throw PackError.writing(ENOMEM, url: file.url)
    }
    self.file = file
    self.bytesNeeded = bytesNeeded
    self.writer = writer
  }

  deinit { dgm_writer_free(writer) }

  /// Begins a member, which `write` then gives its bytes.
  func begin(_ name: String, bytes: Int64) throws(PackError) {
    try check(dgm_writer_begin(writer, name, bytes))
  }

  /// Adds to the member; never more than its size.
  func write(_ block: UnsafeRawBufferPointer) throws(PackError) {
    guard let start = block.baseAddress else { return }
    try check(dgm_writer_write(writer, start, block.count))
  }

  /// Ends the archive.
  func finish() throws(PackError) { try check(dgm_writer_finish(writer)) }

  private func check(_ code: Int32) throws(PackError) {
    if code != 0 { throw PackError.writing(code, url: file.url, bytesNeeded: bytesNeeded) }
  }
}
