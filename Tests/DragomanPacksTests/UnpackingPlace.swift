import Foundation
import TestSupport

@testable import DragomanPacks

/// A folder to unpack into, in a folder that nothing may be written to besides.
struct UnpackingPlace {
  let outer: TemporaryFolder
  let folder: URL

  init() throws {
    outer = try TemporaryFolder()
    folder = outer.url.appending(path: "store/staged", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Unpacks `archive` and returns the error, if there is one.
  func unpack(
    _ archive: [UInt8], named name: String = "pack.tar", allowed: [String: Int64]? = nil,
    largestBytes: Int64 = 1 << 20
  ) throws -> PackError? {
    let url = try outer.write(Data(archive), to: name)
    return packError {
      try PackArchive.unpack(
        url, into: folder, allowed: allowed, largestBytes: largestBytes, isCancelled: { false })
    }
  }

  /// The paths of all there is in the outer folder, but for the archive and the two folders of the place.
  func leftovers() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: outer.url.path).filter {
      !["store", "store/staged"].contains($0) && ($0.hasPrefix("store/") || !$0.hasPrefix("pack."))
    }.sorted()
  }

  /// The unpacked files.
  func contents() throws -> [String: [UInt8]] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).reduce(into: [:]) { files, name in
      files[name] = [UInt8](try Data(contentsOf: folder.appending(path: name)))
    }
  }
}
