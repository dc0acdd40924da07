import DragomanEngine
import DragomanPacks
import Foundation

extension ModelAdapter {
  /// Has the engine make models of other programs ready.
  static let foreignModels = ModelAdapter { model, isCancelled throws(PackError) in
    do {
      return try ForeignModelPreparation(model).adapted(isCancelled: isCancelled)
    } catch let error as EngineError {
      var fault = PackError(error, pack: "")
      fault.pack = nil
      throw fault
    } catch let error as PackError {
      throw error
    } catch is CancellationError {
      throw PackError(.cancelled)
    } catch {
      throw PackError(.damaged, expected: "a model that can be made ready", found: "another")
    }
  }
}
