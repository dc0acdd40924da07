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
  /// AVX-512 with VNNI and AMX-INT8.
  case amxInt8 = 5
  /// arm64 with dot products.
  case dotProduct = 6
  /// arm64 with dot products and int8 matrix products.
  case i8MM = 7

  /// The name that forces the path and is shown to people.
  package var name: String {
    switch self {
    case .plain: "plain"
    case .ssse3: "ssse3"
    case .avx2: "avx2"
    case .avxVNNI: "avx-vnni"
    case .avx512VNNI: "avx512-vnni"
    case .amxInt8: "amx-int8"
    case .dotProduct: "neon-dotprod"
    case .i8MM: "neon-i8mm"
    }
  }

  /// Whether this processor can run the path.
  package var isSupported: Bool { dgm_path_supported(rawValue) != 0 }

  /// The fastest path of this processor.
  package static var best: KernelPath { KernelPath(rawValue: dgm_path_best()) ?? .plain }
}
