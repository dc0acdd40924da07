import Foundation

/// A verified pack that has come to its place in the store.
struct InstalledPack {
  /// The pack's id.
  let id: String

  /// Puts `verified` in place of whatever has its id in the store.
  ///
  /// Whoever looks meanwhile sees the earlier folder or this one; only where the file system cannot exchange
  /// names there is a moment without either.
  ///
  /// - Throws: `PackError`; the earlier folder is still there then.
  init(_ verified: VerifiedPack, in layout: StoreLayout) throws(PackError) {
    id = verified.id
    let place = layout.folder(of: id)
    // They may share their content with the staged files, and a later transfer must not write into those.
    PartialFiles(id: id, layout: layout).remove()
    var status = stat()
    if lstat(place.path, &status) != 0 {
      try FileWriting.move(verified.folder, to: place)
    } else if FileWriting.exchange(verified.folder, place) {
      try RemovedPack(verified.folder, id: id, layout: layout).discard()
    } else {
      let earlier = try RemovedPack(place, id: id, layout: layout)
      do {
        try FileWriting.move(verified.folder, to: place)
      } catch {
        try earlier.restore(to: place)
        throw error
      }
      earlier.discard()
    }
    try FileWriting.flush(layout.root)
  }
}
