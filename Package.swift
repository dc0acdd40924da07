// swift-tools-version: 6.2
// Targets stand in the order in which a text meets them, from the public module down to the C kernels.
// tools/ci/check-arrows holds the table of who may import whom.
import PackageDescription

/// Swift 6 language mode with the upcoming features every module uses.
let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Kernels at -O0 are sixty times slower, so C is optimised in debug builds too. The flag comes after
/// SwiftPM's own -O0 and wins; from tools version 6.2 on a dependency may have it.
let c: [CSetting] = [
  .unsafeFlags(["-O2"]),
  .define("NDEBUG"),
]
let cxx: [CXXSetting] = [
  .unsafeFlags(["-O2"]),
  .define("NDEBUG"),
]

let package = Package(
  name: "Dragoman",
  products: [
    .library(name: "Dragoman", targets: ["Dragoman"]),
    .library(name: "DragomanContent", targets: ["DragomanContent"]),
    .executable(name: "dragoman", targets: ["DragomanCLI"]),
  ],
  targets: [
    // The command line, the application layer and the public module.
    .executableTarget(
      name: "DragomanCLI", dependencies: ["Dragoman", "DragomanDocuments"], swiftSettings: swift),
    .target(
      name: "DragomanContent", dependencies: ["Dragoman", "CDragomanSQLite", "CDragomanDigest"],
      swiftSettings: swift),
    .target(
      name: "Dragoman",
      dependencies: ["DragomanDocuments", "DragomanEngine", "DragomanPacks", "DragomanText"],
      swiftSettings: swift),

    // Files: what in them is text.
    .target(
      name: "DragomanDocuments",
      dependencies: ["DragomanText", "CDragomanExpat", "CDragomanGumbo", "CDragomanMarkdown"],
      swiftSettings: swift),

    // A text's journey.
    .target(
      name: "DragomanEngine",
      dependencies: ["DragomanText", "DragomanTokenization", "DragomanModel", "DragomanPacks"],
      swiftSettings: swift),
    .target(
      name: "DragomanText", dependencies: ["CDragomanICU", "CDragomanCLD2"], swiftSettings: swift),
    .target(
      name: "DragomanTokenization", dependencies: ["CDragomanSentencePiece"], swiftSettings: swift),
    .target(
      name: "DragomanModel", dependencies: ["DragomanTensors", "CDragomanZlib", "CDragomanYAML"],
      swiftSettings: swift),
    .target(
      name: "DragomanTensors", dependencies: ["CDragomanKernels", "CDragomanBLAS"],
      swiftSettings: swift),

    // A pack's journey.
    .target(
      name: "DragomanPacks", dependencies: ["CDragomanCurl", "CDragomanArchive", "CDragomanSodium"],
      swiftSettings: swift),

    // Our C, and one shim for each library.
    .target(name: "CDragomanKernels", cSettings: c),
    .target(name: "CDragomanBLAS", cSettings: c, linkerSettings: [.linkedLibrary("openblas")]),
    .target(name: "CDragomanZlib", cSettings: c, linkerSettings: [.linkedLibrary("z")]),
    .target(name: "CDragomanYAML", cSettings: c, linkerSettings: [.linkedLibrary("yaml")]),
    .target(
      name: "CDragomanICU", cSettings: c,
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(name: "CDragomanCLD2", cxxSettings: cxx, linkerSettings: [.linkedLibrary("cld2")]),
    .target(
      name: "CDragomanSentencePiece", cxxSettings: cxx,
      linkerSettings: [.linkedLibrary("sentencepiece")]),

    .target(name: "CDragomanCurl", cSettings: c, linkerSettings: [.linkedLibrary("curl")]),
    .target(
      name: "CDragomanArchive", cSettings: c,
      linkerSettings: [.linkedLibrary("archive"), .linkedLibrary("z")]),
    .target(name: "CDragomanSodium", cSettings: c, linkerSettings: [.linkedLibrary("sodium")]),

    .target(name: "CDragomanExpat", cSettings: c, linkerSettings: [.linkedLibrary("expat")]),
    .target(name: "CDragomanGumbo", cSettings: c, linkerSettings: [.linkedLibrary("gumbo")]),
    .target(
      name: "CDragomanMarkdown", cSettings: c,
      linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]),
    .target(name: "CDragomanSQLite", cSettings: c, linkerSettings: [.linkedLibrary("sqlite3")]),
    .target(name: "CDragomanDigest", cSettings: c, linkerSettings: [.linkedLibrary("sodium")]),

    // Tests.
    .target(name: "TestSupport", path: "Tests/TestSupport", swiftSettings: swift),
    .testTarget(
      name: "DragomanModelTests",
      dependencies: ["DragomanModel", "DragomanTensors", "DragomanTokenization", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "DragomanTokenizationTests", dependencies: ["DragomanTokenization"], swiftSettings: swift),
    .testTarget(
      name: "CDragomanKernelsTests", dependencies: ["CDragomanKernels"], swiftSettings: swift),
    .testTarget(
      name: "DragomanEngineTests",
      dependencies: ["DragomanEngine", "DragomanModel", "DragomanPacks", "DragomanText", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "DragomanTextTests", dependencies: ["DragomanText", "TestSupport"], swiftSettings: swift),
    .testTarget(
      name: "DragomanDocumentsTests", dependencies: ["DragomanDocuments", "DragomanText", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "DragomanContentTests", dependencies: ["DragomanContent", "Dragoman", "TestSupport"],
      swiftSettings: swift),
    .testTarget(
      name: "CommandLineTests", dependencies: ["DragomanCLI", "TestSupport"], swiftSettings: swift),
    .testTarget(
      name: "DragomanPacksTests", dependencies: ["DragomanPacks", "TestSupport"], swiftSettings: swift),
    .testTarget(
      name: "DragomanAPITests", dependencies: ["Dragoman", "DragomanEngine", "DragomanPacks", "TestSupport"],
      swiftSettings: swift),
  ],
  cxxLanguageStandard: .cxx17
)

// Apple's systems have a module Translation of their own.
#if !canImport(Darwin)
  package.products.append(.library(name: "Translation", targets: ["Translation"]))
  package.targets.append(.target(name: "Translation", dependencies: ["Dragoman"], swiftSettings: swift))
  // Code in the style of Apple's clients, as they would compile it: the same files in two language modes.
  for (folder, mode) in [("Swift5", SwiftLanguageMode.v5), ("Swift6", .v6)] {
    package.targets.append(
      .testTarget(
        name: "SourceCompatibility\(folder)Tests", dependencies: ["Translation", "TestSupport"],
        path: "Tests/SourceCompatibility/\(folder)", swiftSettings: [.swiftLanguageMode(mode)]))
  }
#endif

// Jobs of tools/test that need a few of the test targets name them; the others are not built.
if let needed = Context.environment["DRAGOMAN_TEST_TARGETS"]?.split(separator: " ") {
  package.targets.removeAll { $0.type == .test && !needed.contains(Substring($0.name)) }
}
