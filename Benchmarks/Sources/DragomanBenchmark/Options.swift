import Foundation

/// What the driver asks for.
struct Options {
  /// Texts that are translated in calls of one size.
  struct Regime {
    /// The key in the report and the ending of the output file.
    let name: String
    /// The texts of a call; nil for all in one.
    let size: Int?
    /// The texts, one a line.
    let file: String
  }

  /// An option that is unknown, incomplete or missing.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  /// The models directory.
  let models: URL
  /// The languages, BCP-47.
  let source, target: String
  /// A file of lines that are translated before anything but opening is timed.
  let warm: String
  /// What to time, in this order.
  let regimes: [Regime]
  /// The path of the translations' files, without the regimes' names.
  let output: String

  /// Reads `--models DIR --from TAG --to TAG --warm FILE --output PREFIX` and any number of
  /// `--regime NAME SIZE FILE`, where a size of 0 means all lines in one call.
  init(arguments: [String]) throws(Fault) {
    var values: [String: String] = [:]
    var regimes: [Regime] = []
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--models", "--from", "--to", "--warm", "--output":
        values[option] = try Self.next(&rest, of: option)
      case "--regime":
        let name = try Self.next(&rest, of: option)
        let size = try Self.next(&rest, of: option)
        let file = try Self.next(&rest, of: option)
        guard let size = Int(size), size >= 0 else { throw Fault(description: "--regime: no size: \(size)") }
        regimes.append(Regime(name: name, size: size > 0 ? size : nil, file: file))
      default: throw Fault(description: "unknown option \(option)")
      }
    }
    func value(_ option: String) throws(Fault) -> String {
      guard let value = values[option] else { throw Fault(description: "\(option) is missing") }
      return value
    }
    models = URL(filePath: try value("--models"), directoryHint: .isDirectory)
    source = try value("--from")
    target = try value("--to")
    warm = try value("--warm")
    output = try value("--output")
    self.regimes = regimes
  }

  private static func next(_ rest: inout ArraySlice<String>, of option: String) throws(Fault) -> String {
    guard let value = rest.popFirst() else { throw Fault(description: "\(option) lacks a value") }
    return value
  }
}
