/// What becomes of a pack.
public enum ModelPackState: Hashable, Sendable {
  /// A catalog offers it; it is not installed.
  case supported
  /// It is being transferred; bytes of all its files.
  case downloading(completedBytes: Int64, totalBytes: Int64)
  /// Its sizes, hashes and its model are being checked.
  case verifying
  /// It is being put into place.
  case installing
  /// It is whole and in place.
  case installed
  /// It is there but damaged, it is in no catalog, or installing it has just failed.
  case failed(ModelPackError)
}

/// How far a download is.
public struct ModelDownloadProgress: Hashable, Sendable {
  /// What is being done.
  public enum Phase: String, Hashable, Sendable, CaseIterable {
    /// Bytes are coming in.
    case downloading
    /// Sizes, hashes and the model are being checked.
    case verifying
    /// The pack is being put into place.
    case installing
  }

  /// The bytes that have come, of every pack asked for.
  public let completedBytes: Int64
  /// The bytes to come in all.
  public let totalBytes: Int64
  /// The pack that is being worked on.
  public let pack: ModelPack.ID
  /// What is being done with it.
  public let phase: Phase

  init(completedBytes: Int64, totalBytes: Int64, pack: ModelPack.ID, phase: Phase) {
    self.completedBytes = completedBytes
    self.totalBytes = totalBytes
    self.pack = pack
    self.phase = phase
  }
}
