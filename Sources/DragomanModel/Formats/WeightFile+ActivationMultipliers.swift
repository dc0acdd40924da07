internal import DragomanTensors

extension WeightFile {
  private static let suffix = "_QuantMultA"

  /// What activations are multiplied with before they meet the quantised weight `name`, 127 / their usual maximum;
  /// nil if the file has no such scale and it must be computed from each activation.
  ///
  /// Scales are items `<weight>_QuantMultA`. browsermt's converter takes `Wemb_QuantMultA` for an embedding and
  /// quantises the scale itself; `none_QuantMultA` is then the same number in float32 and more exact, so an output
  /// layer asks for that first.
  ///
  /// - Throws: `damaged` if the item is no single number above 0.
  package func activationMultiplier(for name: String) throws(ModelError) -> Float? {
    let isOutput = name.contains("Wemb") || name.hasPrefix("decoder_ff_logit_out")
    for item in isOutput ? ["none" + Self.suffix, name + Self.suffix] : [name + Self.suffix] {
      if let tensor = tensor(item) { return try scale(in: tensor) }
    }
    return nil
  }

  private func scale(in tensor: StoredTensor) throws(ModelError) -> Float {
    let value: Float
    switch tensor.storage {
    case .float32(let values, _): value = values[0]
    case .int8(let values, let multipliers, _): value = Float(values[0]) / multipliers[0]
    }
    guard tensor.rows == 1, tensor.columns == 1, value > 0, value.isFinite, (1 / value).isFinite else {
      throw Diagnosis(file: name).damaged(
        tensor.name, expected: "one number above 0",
        found: "\(tensor.rows) x \(tensor.columns), first \(value)")
    }
    return value
  }
}
