internal import CDragomanKernels

/// An instruction set with kernels of its own. Every path gives the same bytes; they differ in speed alone.
package enum KernelPath: Int32, CaseIterable, Sendable {
  /// Portable C, for any processor.
  case plain = 0
  /// x86-64 from 2006.
  case ssse3 = 1
  /// x86-64 from 2013.
  case avx2 = 2
  /// AVX2 with 256-bit VNNI.
  case avxVNNI = 3
  /// AVX-512 with VNNI.
  case avx512VNNI = 4

  /// The environment variable that forces a lower path.
  package static let variable = "DRAGOMAN_KERNELS"

  /// The name used by `DRAGOMAN_KERNELS` and shown to people.
  package var name: String {
    switch self {
    case .plain: "plain"
    case .ssse3: "ssse3"
    case .avx2: "avx2"
    case .avxVNNI: "avx-vnni"
    case .avx512VNNI: "avx512-vnni"
    }
  }

  /// Whether this processor can run the path.
  package var isSupported: Bool { dgm_path_supported(rawValue) != 0 }

  /// The fastest path of this processor.
  package static var best: KernelPath { KernelPath(rawValue: dgm_path_best()) ?? .plain }

  /// The path named by `value` (the content of `DRAGOMAN_KERNELS`), or the best one when `value` is nil or empty.
  ///
  /// - Throws: `KernelPathError` for an unknown name, or one this processor lacks.
  package static func named(_ value: String?) throws(KernelPathError) -> KernelPath {
    guard let value, !value.isEmpty else { return best }
    let supported = allCases.filter(\.isSupported)
    guard let path = supported.first(where: { $0.name == value }) else {
      throw KernelPathError(found: value, supported: supported.map(\.name))
    }
    return path
  }
}

/// `DRAGOMAN_KERNELS` names no path that this processor can run.
package struct KernelPathError: Error, Hashable, Sendable {
  /// The variable's content.
  package let found: String
  /// The names that would work here.
  package let supported: [String]
}
