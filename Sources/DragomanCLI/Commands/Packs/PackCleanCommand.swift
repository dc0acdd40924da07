import Dragoman

/// `dragoman packs clean`.
enum PackCleanCommand {
  static let json = PackOutput.flag(
    "removed, a list (id, bytes); bytes, of all; and \(PackOutput.errorMembers)")

  static let declaration = Command(
    name: "clean",
    summary: "Discard what has come of downloads that were cut",
    discussion: [
      "A download that was cut is kept for a week, so that the next attempt goes on from there. This frees the"
        + " room at once. Downloads under way and installed packs stay."
    ],
    options: [json],
    body: { arguments throws(UsageError) in
      let output = PackOutput(isJSON: arguments[json])
      return await output.run {
        let discarded = try await TranslationRuntime.shared.packs.discardPartialDownloads()
        var document = JSONObject()
        document.add(
          "removed",
          discarded.map { download in
            var object = JSONObject()
            object.add("id", download.pack.rawValue)
            object.add("bytes", download.bytes)
            return object
          })
        document.add("bytes", discarded.reduce(0) { $0 + $1.bytes })
        let lines = discarded.map { "\($0.pack.rawValue): removed (\(ByteCount($0.bytes)))\n" }.joined()
        return output.end(lines.isEmpty ? "There are no downloads that were cut.\n" : lines, document)
      }
    })
}
