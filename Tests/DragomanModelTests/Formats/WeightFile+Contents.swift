import DragomanTensors

@testable import DragomanModel

/// Contents of tensors as arrays: tensors are valid only while their file lives, and a test's file ends with its last use.
extension WeightFile {
  /// A tensor of another storage than the test expects.
  struct UnexpectedStorage: Error {
    let name: String
  }

  /// The numbers of a float32 tensor.
  func floats(of name: String) throws -> [Float] {
    try withExtendedLifetime(self) {
      let tensor = try requiredTensor(name)
      guard case .float32(let values, false) = tensor.storage else { throw UnexpectedStorage(name: name) }
      return Array(UnsafeBufferPointer(start: values, count: tensor.rows * tensor.columns))
    }
  }

  /// The values of an int8 tensor and how they are stored.
  func int8(of name: String) throws -> (values: [Int8], multiplier: Float, isTransposed: Bool) {
    try withExtendedLifetime(self) {
      let tensor = try requiredTensor(name)
      guard case .int8(let values, let multipliers, let isTransposed) = tensor.storage,
        case .one(let multiplier) = multipliers
      else {
        throw UnexpectedStorage(name: name)
      }
      let count = tensor.rows * tensor.columns
      return (Array(UnsafeBufferPointer(start: values, count: count)), multiplier, isTransposed)
    }
  }
}

/// Where two arrays part, or where the shorter one ends; nil if they are equal.
///
/// `#expect(left == right)` works out all differences when it fails, which takes minutes for arrays of weights.
func firstDifference<Element: Equatable>(_ left: [Element], _ right: [Element]) -> Int? {
  zip(left, right).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    ?? (left.count == right.count ? nil : min(left.count, right.count))
}
