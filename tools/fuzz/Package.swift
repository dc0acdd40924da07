// swift-tools-version: 6.2
// The fuzzed modules and a program that libFuzzer drives. Not part of the main package: it links only with the
// sanitizer's flags, which tools/fuzz/run gives. A package of the same name sees the modules' package declarations.
import PackageDescription

let swift: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let c: [CSetting] = [.unsafeFlags(["-O1"])]

let package = Package(
  name: "Dragoman",
  targets: [
    .target(
      name: "DragomanDocuments",
      dependencies: ["DragomanText", "CDragomanExpat", "CDragomanGumbo", "CDragomanMarkdown"],
      swiftSettings: swift),
    .target(
      name: "DragomanText", dependencies: ["CDragomanICU", "CDragomanCLD2"], swiftSettings: swift),
    .target(
      name: "CDragomanICU", cSettings: c,
      linkerSettings: [.linkedLibrary("icuuc"), .linkedLibrary("icudata")]),
    .target(name: "CDragomanCLD2", linkerSettings: [.linkedLibrary("cld2")]),
    .target(name: "CDragomanExpat", cSettings: c, linkerSettings: [.linkedLibrary("expat")]),
    .target(name: "CDragomanGumbo", cSettings: c, linkerSettings: [.linkedLibrary("gumbo")]),
    .target(
      name: "CDragomanMarkdown", cSettings: c,
      linkerSettings: [.linkedLibrary("cmark-gfm-extensions"), .linkedLibrary("cmark-gfm")]),
    .target(name: "CFuzzDriver", path: "CFuzzDriver"),
    .executableTarget(
      name: "fuzz", dependencies: ["DragomanText", "DragomanDocuments", "CFuzzDriver"], path: "Fuzz",
      swiftSettings: swift),
  ],
  cxxLanguageStandard: .cxx17
)
