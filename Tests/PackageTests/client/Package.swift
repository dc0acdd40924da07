// swift-tools-version: 6.2
// An app that depends on a tagged version of Dragoman. tools/ci/check-client builds it in debug, as its authors would.
import Foundation
import PackageDescription

let package = Package(
  name: "client",
  dependencies: [
    .package(url: ProcessInfo.processInfo.environment["DRAGOMAN_REPOSITORY"] ?? "", exact: "0.0.1-test")
  ],
  targets: [
    .executableTarget(
      name: "client",
      dependencies: [
        .product(name: "Translation", package: "dragoman"),
        .product(name: "DragomanContent", package: "dragoman"),
      ])
  ]
)
