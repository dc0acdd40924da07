import Foundation

extension PackInstaller {
  /// How far a piece of work has come.
  package struct Progress: Hashable, Sendable {
    /// What is being done.
    package enum Phase: Hashable, Sendable {
      /// Files are being transferred, by this process or by another one that is waited for.
      case downloading
      /// Files are being unpacked and hashed.
      case verifying
      /// The model is opened once, and the pack is put in place.
      case installing
    }

    /// What is being done.
    package let phase: Phase
    /// The bytes done in this phase. They can become fewer when a transfer has to start over.
    package let completedBytes: Int64
    /// The bytes of the whole phase, as far as they are known.
    package let totalBytes: Int64
  }
}

/// Turns the steps of one installation into what its caller is told.
struct InstallReport: Sendable {
  /// What is to be transferred and what is then installed, in bytes.
  let downloadBytes: Int64, installedBytes: Int64
  /// Whoever wants to know.
  let progress: @Sendable (PackInstaller.Progress) -> Void

  /// `completed` bytes are here.
  func downloading(_ completed: Int64) { tell(.downloading, completed, of: downloadBytes) }

  /// `completed` bytes have been hashed.
  func verifying(_ completed: Int64) { tell(.verifying, completed, of: installedBytes) }

  /// The pack is being put in place, or is there.
  func installing(isDone: Bool) { tell(.installing, isDone ? installedBytes : 0, of: installedBytes) }

  /// What somebody else, who has the lock on `id`, has done so far.
  func waiting(for id: String, in layout: StoreLayout) {
    if access(layout.staged(of: id).path, F_OK) == 0 {
      verifying(0)
    } else {
      downloading(PartialFiles(id: id, layout: layout).bytes)
    }
  }

  private func tell(_ phase: PackInstaller.Progress.Phase, _ completed: Int64, of total: Int64) {
    // Sizes that the catalog does not know are only known when the files are there.
    progress(.init(phase: phase, completedBytes: completed, totalBytes: max(completed, total)))
  }
}
