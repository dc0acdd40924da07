import Foundation
import Testing

@testable import DragomanPacks

@Suite struct ModelsDirectoryTests {
  @Test(
    "takes the first variable that says something",
    arguments: [
      (["DRAGOMAN_MODELS_DIR": "/m", "XDG_DATA_HOME": "/x", "HOME": "/h"], "/m"),
      (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x/dragoman/models"),
      (["HOME": "/h"], "/h/.local/share/dragoman/models"),
      (["DRAGOMAN_MODELS_DIR": "", "HOME": "/h"], "/h/.local/share/dragoman/models"),
      (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share/dragoman/models"),
      (["XDG_DATA_HOME": "", "HOME": "/h ü"], "/h ü/.local/share/dragoman/models"),
    ])
  func userStore(environment: [String: String], expected: String) throws {
    #expect(try ModelsDirectory.user(environment: environment).path == expected)
  }

  @Test("names the variables when none says anything", arguments: [[:], ["HOME": "", "XDG_DATA_HOME": "x"]])
  func noStore(environment: [String: String]) {
    let error = packError { _ = try ModelsDirectory.user(environment: environment) }
    #expect(error?.code == .notFound)
    #expect(error?.key == "DRAGOMAN_MODELS_DIR, XDG_DATA_HOME, HOME")
  }

  @Test("searches beside the program and then the system's store")
  func sharedStores() {
    let stores = ModelsDirectory.shared(executable: URL(filePath: "/opt/dragoman/bin/dragoman"))
    #expect(stores.map(\.path) == ["/opt/dragoman/share/dragoman/models", "/usr/share/dragoman/models"])
    let system = ModelsDirectory.shared(executable: URL(filePath: "/usr/bin/dragoman"))
    #expect(system.map(\.path) == ["/usr/share/dragoman/models"])
  }
}
