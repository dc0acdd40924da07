package import Foundation

/// Files checked in under `Tests/Fixtures`.
package enum Fixtures {
  /// The folder of all fixtures, found from where this source file lies.
  package static let folder = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Fixtures")

  /// The four micro models; `Tests/Fixtures/README.md` says what each is for.
  package static let models = ["micro-ssru", "micro-selfattn", "micro-prenorm", "micro-split"]

  /// The fixture at `path`, for example `micro-ssru/model.npz`.
  package static func url(_ path: String) -> URL {
    folder.appending(path: path)
  }

  /// The bytes of the fixture at `path`.
  package static func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: url(path)))
  }
}
