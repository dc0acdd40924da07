internal import DragomanTensors

/// The kernels that workers run on: the processor's best, or a lower path that the environment asks for.
package struct Kernels: Hashable, Sendable {
  /// The environment variable that names a lower path.
  package static let variable = "DRAGOMAN_KERNELS"
  /// The fastest kernels of this processor.
  package static var best: Kernels { Kernels(path: .best) }
  /// All kernels this processor can run, the slowest first.
  package static var supported: [Kernels] {
    KernelPath.allCases.filter(\.isSupported).map(Kernels.init(path:))
  }
  /// The version of the system's BLAS and the processor core it chose: what float32 models run on.
  package static var blasDescription: String { BLAS.description }

  let path: KernelPath

  init(path: KernelPath) { self.path = path }

  /// The kernels named by the content of the variable; the best ones where it is nil or empty.
  ///
  /// - Throws: `ModelError` `unsupported` for a name that is unknown or not of this processor.
  package init(named name: String?) throws(ModelError) {
    guard let name, !name.isEmpty else {
      self = .best
      return
    }
    guard let kernels = Self.supported.first(where: { $0.name == name }) else {
      throw ModelError(
        .unsupported, file: "environment", key: Self.variable,
        expected: Self.supported.map(\.name).joined(separator: ", "), found: name)
    }
    self = kernels
  }

  /// The path's name, for example `avx512-vnni`.
  package var name: String { path.name }
}
