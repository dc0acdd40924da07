import Foundation

extension PackInstaller {
  /// What was there of a transfer that was cut.
  package struct DiscardedTransfer: Hashable, Sendable {
    /// The pack.
    package let id: String
    /// How much had come, in bytes.
    package let bytes: Int64
  }

  /// Discards what has come of packs whose installation was cut short: none of it is resumed any more. What
  /// somebody is working on just now stays.
  ///
  /// - Returns: What there was, by id.
  /// - Throws: `PackError` `readOnly` where there is no store or it cannot be written to.
  package func discardPartial() throws(PackError) -> [DiscardedTransfer] {
    let layout = try layout()
    var discarded: [DiscardedTransfer] = []
    for id in FileWriting.names(in: layout.work).sorted() where PackName.isSafeID(id) {
      let files = PartialFiles(id: id, layout: layout)
      let bytes = files.bytes
      guard bytes > 0, let lock = try PackLock.attempt(on: id, in: layout) else { continue }
      defer { lock.release() }
      files.remove()
      _ = rmdir(layout.work(on: id).path)
      discarded.append(DiscardedTransfer(id: id, bytes: bytes))
    }
    return discarded
  }

  /// How much of a pack an earlier attempt has transferred, in bytes.
  package func partialBytes(of id: String) -> Int64 {
    guard PackName.isSafeID(id), let root = store.userStore else { return 0 }
    return PartialFiles(id: id, layout: StoreLayout(root: root)).bytes
  }
}
