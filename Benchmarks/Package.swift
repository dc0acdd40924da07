// swift-tools-version: 6.2
// A package of its own: who uses Dragoman does not build its benchmarks.
import PackageDescription

let package = Package(
  name: "DragomanBenchmarks",
  dependencies: [.package(name: "Dragoman", path: "..")],
  targets: [
    .executableTarget(
      name: "DragomanBenchmark",
      dependencies: [.product(name: "Dragoman", package: "Dragoman")],
      swiftSettings: [
        .swiftLanguageMode(.v6),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ]
)
