import Foundation

/// The room that an installation still takes.
struct SpaceNeed {
  /// What is to be written yet, in bytes, as far as the catalog knows.
  let bytes: Int64
  private let id: String?
  private let layout: StoreLayout

  /// What `entry` still takes: the transfers that are missing, and what is unpacked from them.
  init(of entry: CatalogEntry, in layout: StoreLayout) {
    let files = PartialFiles(id: entry.pack.id, layout: layout)
    let missing = entry.transferred.reduce(0) { $0 + max(0, ($1.bytes ?? 0) - files.bytes(of: $1.path)) }
    let packed = entry.files.reduce(0) { $0 + ($1.compressed == nil ? 0 : $1.file.bytes ?? 0) }
    self.init(
      bytes: missing + (entry.archive == nil ? packed : entry.installedBytes), id: entry.pack.id, in: layout)
  }

  /// Room for `bytes` bytes of the pack `id`, if that is known.
  init(bytes: Int64, id: String?, in layout: StoreLayout) {
    self.bytes = bytes
    self.id = id
    self.layout = layout
  }

  /// - Throws: `PackError` `noSpace` with the bytes needed if there is less.
  func check() throws(PackError) {
    guard let available = FileWriting.availableBytes(at: layout.root), available < bytes else { return }
    throw fault
  }

  /// The fault of there being too little.
  var fault: PackError {
    PackError(
      .noSpace, pack: id, file: layout.root.path, expected: "\(bytes) bytes free",
      found: FileWriting.availableBytes(at: layout.root).map { "\($0) bytes free" }, bytesNeeded: bytes)
  }
}
