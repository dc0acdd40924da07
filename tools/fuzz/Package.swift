// swift-tools-version: 6.2
// The modules that read hostile text, and for each fuzz target a program. tools/fuzz/run builds and runs it.
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
    .target(name: "CFuzzDriver", path: "Fuzz/driver"),
  ],
  cxxLanguageStandard: .cxx17
)

for name in ["html", "markdown", "subtitles", "xliff"] {
  package.targets.append(
    .executableTarget(
      name: "fuzz-\(name)", dependencies: ["CFuzzDriver", "DragomanDocuments", "DragomanText"],
      path: "Fuzz/\(name)", swiftSettings: swift))
}
