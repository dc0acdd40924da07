/// What a model is, as far as it changes the mathematics, checked: in Marian's terms, whoever wrote the file.
///
/// Everything it can express is supported; what a file can ask for beyond that is refused when it is read.
package struct MarianConfiguration: Hashable, Sendable {
  /// D: width of embeddings and layers. A multiple of 16.
  package let width: Int
  /// H: attention heads; `width / heads` is a multiple of 16.
  package let heads: Int
  /// Inner width of the encoder's feed-forward blocks. A multiple of 16.
  package let feedForwardWidth: Int
  /// Inner width of the decoder's feed-forward blocks. A multiple of 16.
  package let decoderFeedForwardWidth: Int
  /// Encoder layers, 1 to 64.
  package let encoderDepth: Int
  /// Decoder layers, 1 to 64.
  package let decoderDepth: Int
  /// Pieces of the source vocabulary, 1 to 1,048,576.
  package let sourceVocabularySize: Int
  /// Pieces of the target vocabulary, 1 to 1,048,576.
  package let targetVocabularySize: Int
  /// Between the two halves of a feed-forward block.
  package let activation: FeedForwardActivation
  /// Operations on the input of each sublayer, in order; never `.add`.
  package let preprocess: [SublayerOperation]
  /// Operations on the output of each sublayer, in order.
  package let postprocess: [SublayerOperation]
  /// Operations on the embeddings, in order; never `.add`. Their tensors are `{encoder,decoder}_emb_ln_*_pre`.
  package let postprocessEmbedding: [SublayerOperation]
  /// Operations on the output of the encoder and of the decoder, in order; `.add` adds the embeddings.
  package let postprocessTop: [SublayerOperation]
  /// What stands first in each decoder layer.
  package let decoder: DecoderKind
  /// Whether attention ends with an output projection (`_Wo`).
  package let hasOutputProjection: Bool
  /// Whether the SSRU ends with a projection (`_rnn_Wo`). False for self-attention decoders.
  package let rnnProjection: Bool
  /// Which tables the embeddings and the output layer share.
  package let tiedEmbeddings: TiedEmbeddings
  /// Whether the output layer adds a bias.
  package let hasOutputBias: Bool
  /// The decoder layer, counted from 1, whose first cross-attention head aligns source and target; nil if none does.
  package let guidedAlignmentLayer: Int?
  /// For each decoder layer the layer, counted from 1, whose parameters it uses; empty if each has its own.
  package let tiedLayers: [Int]
  /// What embeddings are multiplied with: √D, or 1.
  package let embeddingMultiplier: Float
  /// What says where a piece stands.
  package let positions: Positions
  /// Added to the variance in every layer norm.
  package let normEpsilon: Float
  /// The piece a decoder starts from; -1 for the zero vector.
  package let start: Int32
  /// Target pieces that are never put out, besides `<unk>`.
  package let suppressed: [Int32]
  /// Whether a translation at its length limit ends with EOS in the last piece's place.
  package let forcesEndOfSentence: Bool
  /// The trainer's version line, for example `v1.12.14 2d067af`; empty if the file names none.
  package let trainerVersion: String
  /// The piece that stands before every source sentence; nil for none.
  package var sourceStart: Int32?
  /// Whether EOS ends every source sentence.
  package var endsSource = true

  /// What says where a piece stands.
  package enum Positions: Hashable, Sendable, CaseIterable {
    /// Marian's sine table.
    case marian
    /// Hugging Face's and CTranslate2's sine table.
    case transformer
    /// The file's own tables, `encoder_Wpos` and `decoder_Wpos`.
    case tables
    /// Tables of distances in every self-attention, `_self_Rk` and `_self_Rv`.
    case relative
  }

  /// The function between the two halves of a feed-forward block.
  package enum FeedForwardActivation: Hashable, Sendable {
    /// max(x, 0)
    case relu
    /// x · sigmoid(x)
    case swish
    /// 0.5 · x · (1 + erf(x / √2)): what Marian's `gelu` is since v1.12.3.
    case geluExact
    /// x · sigmoid(1.702 · x): what Marian's `gelu` was before.
    case geluSigmoid
  }

  /// One step around a sublayer. Dropout, which only training has, is left out.
  package enum SublayerOperation: Hashable, Sendable {
    /// Adds the sublayer's input (Marian's `a`).
    case add
    /// Layer normalisation (Marian's `n`).
    case normalize
  }

  /// What stands first in each decoder layer.
  package enum DecoderKind: Hashable, Sendable {
    /// The simpler simple recurrent unit: `_rnn_W`, `_rnn_Wf`, `_rnn_bf`.
    case ssru
    /// Self-attention over what was produced before.
    case selfAttention
  }

  /// Which tables the source embeddings, the target embeddings and the output layer share.
  package enum TiedEmbeddings: Hashable, Sendable {
    /// One table, `Wemb`, for all three.
    case all
    /// `Wemb` for source and target, `decoder_ff_logit_out_Wt` for the output.
    case sourceAndTarget
    /// `encoder_Wemb` for the source, `decoder_Wemb` for target and output.
    case targetAndOutput
    /// `encoder_Wemb`, `decoder_Wemb` and `decoder_ff_logit_out_Wt`.
    case none
  }
}
