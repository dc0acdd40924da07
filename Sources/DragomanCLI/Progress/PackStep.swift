import Dragoman

/// How far the installation of one pack is.
struct PackStep: Equatable, Sendable {
  enum Phase: String, Sendable {
    case downloading, verifying, installing
  }

  let pack: String
  let phase: Phase
  /// Of the bytes to transfer; it may go back when a file is begun again.
  let completedBytes: Int64
  /// 0 where a foreign catalog does not say.
  let totalBytes: Int64

  var json: JSONObject {
    var object = JSONObject()
    object.add("event", "progress")
    object.add("pack", pack)
    object.add("phase", phase.rawValue)
    object.add("completedBytes", Int(completedBytes))
    object.add("totalBytes", Int(totalBytes))
    return object
  }
}

extension PackStep {
  init(_ progress: ModelDownloadProgress) {
    pack = progress.pack.rawValue
    completedBytes = progress.completedBytes
    totalBytes = progress.totalBytes
    phase =
      switch progress.phase {
      case .downloading: .downloading
      case .verifying: .verifying
      case .installing: .installing
      }
  }
}
