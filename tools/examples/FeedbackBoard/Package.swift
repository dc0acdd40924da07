// swift-tools-version: 6.2
// A terminal program over DragomanContent. tools/ci/check-feedback-board builds and runs it.
import PackageDescription

let package = Package(
  name: "FeedbackBoard",
  dependencies: [.package(name: "dragoman", path: "../../..")],
  targets: [
    .executableTarget(
      name: "FeedbackBoard",
      dependencies: [
        .product(name: "Dragoman", package: "dragoman"),
        .product(name: "DragomanContent", package: "dragoman"),
      ],
      swiftSettings: [.swiftLanguageMode(.v6)])
  ]
)
