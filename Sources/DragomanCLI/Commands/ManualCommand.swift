import Dragoman

/// `dragoman manual`.
enum ManualCommand {
  static let declaration: Command = .init(
    name: "manual",
    summary: "Write the manual page",
    discussion: ["The page is for man(1): dragoman manual | man -l -"],
    body: { _ throws(UsageError) in
      printOutput(ManualPage(root: .dragoman, version: TranslationRuntime.shared.engineVersion).text)
    })
}
