import Dragoman
import Foundation

/// `dragoman detect`: which language each line is in.
enum DetectCommand {
  static let json = Flag(
    "json",
    help: "Write one JSON object a line: index (from 0), language, confidence, candidates (a list of the"
      + " likeliest languages, at most three, each with language and confidence); for a line that is not UTF-8"
      + " error (code, line, byteOffset) instead.")

  static let declaration = Command(
    name: "detect",
    summary: "Say which language each line is in",
    discussion: [
      "Reads the FILEs one after another as if concatenated, or standard input where there is none or FILE"
        + " is '-'. For each line, also a blank one, it writes the language's BCP-47 tag, a tab, and a confidence"
        + " from 0.00 to 1.00: of lines with 0.80 about four in five are right.",
      "The tag is '\(KeptReason.undeterminedTag)' where the line does not tell: few letters that many languages"
        + " have, names, numbers, code, or several languages. The confidence is then that of the likeliest"
        + " language all the same. Addresses, markup and placeholders do not count.",
    ],
    options: [json],
    operands: Operands(
      [.init("FILE", help: "A file to look at, '-' for standard input.", completion: .files)],
      count: 0...Int.max),
    body: { arguments throws(UsageError) in
      guard let sources = LineRun.sources(arguments.operands) else { return .inputOutput }
      return await LineRun(
        sources: sources, process: .detection(isJSON: arguments[json]), failureWords: "could not be read"
      ).run()
    })
}
