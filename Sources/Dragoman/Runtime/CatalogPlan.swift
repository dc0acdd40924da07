import DragomanPacks
import Foundation

/// The places where a runtime looks for catalogs.
struct CatalogPlan {
  /// The places, in order.
  var locations: [CatalogLocation] = []
  /// What kept a catalog from being among them.
  var problems: [PackError] = []

  /// The places of `sources`; the standard ones are the program's own catalog and, after it, those that the
  /// user has added and the foreign one that the environment names.
  init(_ sources: [CatalogSource], surroundings: TranslationRuntime.Surroundings) {
    for source in sources {
      switch source {
      case .file(let url): locations.append(url.isFileURL ? .file(url) : .remote(url))
      case .remote(let url): locations.append(url.isFileURL ? .file(url) : .remote(url))
      case .foreign(let url): locations.append(.foreign(url))
      case .standard: addStandard(surroundings)
      }
    }
  }

  private mutating func addStandard(_ surroundings: TranslationRuntime.Surroundings) {
    if let standard = CatalogLocation.standard(
      environment: surroundings.environment, executable: surroundings.executable)
    {
      locations.append(standard)
    }
    do {
      locations += try CatalogSources(environment: surroundings.environment)?.list().map(\.location) ?? []
    } catch {
      problems.append(error)
    }
    if let foreign = CatalogLocation.foreign(environment: surroundings.environment),
      !locations.contains(where: { $0.origin == foreign.origin })
    {
      locations.append(foreign)
    }
    guard locations.isEmpty else { return }
    problems.append(
      PackError(
        .notFound, key: CatalogLocation.variable, expected: "a catalog", found: "none beside the program"))
  }
}
