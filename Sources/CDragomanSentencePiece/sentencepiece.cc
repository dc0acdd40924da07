#include "dragoman-sentencepiece.h"

#include <sentencepiece_processor.h>

#include <climits>
#include <cstdlib>
#include <dlfcn.h>

#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <vector>

struct dgm_sentencepiece {
  sentencepiece::SentencePieceProcessor processor;
};

namespace {

/// A text above this many bytes is encoded in memory of its own, which goes afterwards: a thread keeps its scratch.
constexpr int64_t kLargestKeptText = 16 * 1024;

/// What one encoding needs. `pieces` is a protobuf message, which keeps its elements when it is cleared, so a thread
/// that encodes sentences stops allocating them after a few.
struct EncodingScratch {
  sentencepiece::ImmutableSentencePieceText pieces;
  std::vector<int32_t> ids;
  std::vector<uint32_t> ranges;
};

struct DecodingScratch {
  std::vector<int> ids;
  std::string text;
};

std::string_view View(const uint8_t *text, int64_t byte_count) {
  return {reinterpret_cast<const char *>(text), static_cast<size_t>(byte_count)};
}

/// Encodes into `scratch`. Of the library's routes this one makes a message only once: the overload that fills a
/// vector of ids builds a fresh message for every text and throws it away.
bool Encode(const dgm_sentencepiece &owner, std::string_view text, EncodingScratch &scratch) {
  if (!owner.processor.Encode(text, scratch.pieces.mutable_proto()).ok())
    return false;
  const int count = static_cast<int>(scratch.pieces.pieces_size());
  scratch.ids.resize(count);
  scratch.ranges.resize(2 * static_cast<size_t>(count));
  for (int i = 0; i < count; ++i) {
    const auto piece = scratch.pieces.pieces(i);
    scratch.ids[i] = static_cast<int32_t>(piece.id());
    scratch.ranges[2 * static_cast<size_t>(i)] = piece.begin();
    scratch.ranges[2 * static_cast<size_t>(i) + 1] = piece.end();
  }
  return true;
}

} // namespace

dgm_sentencepiece_t *dgm_sentencepiece_load(const uint8_t *model, int64_t byte_count, int32_t *lacks_memory) {
  *lacks_memory = 0;
  try {
    auto owner = std::make_unique<dgm_sentencepiece>();
    if (!owner->processor.LoadFromSerializedProto(View(model, byte_count)).ok())
      return nullptr;
    return owner.release();
  } catch (const std::bad_alloc &) {
    *lacks_memory = 1;
    return nullptr;
  } catch (...) {
    return nullptr;
  }
}

void dgm_sentencepiece_free(dgm_sentencepiece_t *processor) { delete processor; }

int32_t dgm_sentencepiece_vocabulary_size(const dgm_sentencepiece_t *processor) {
  return processor->processor.GetPieceSize();
}

int64_t dgm_sentencepiece_encode(const dgm_sentencepiece_t *processor, const uint8_t *text, int64_t byte_count,
                                 const int32_t **ids, const uint32_t **ranges) {
  thread_local EncodingScratch kept;
  try {
    if (byte_count > kLargestKeptText) {
      EncodingScratch scratch;
      if (!Encode(*processor, View(text, byte_count), scratch))
        return -1;
      kept.ids.swap(scratch.ids);
      kept.ranges.swap(scratch.ranges);
    } else if (!Encode(*processor, View(text, byte_count), kept)) {
      return -1;
    }
    *ids = kept.ids.data();
    *ranges = kept.ranges.data();
    return static_cast<int64_t>(kept.ids.size());
  } catch (...) {
    return -1;
  }
}

int64_t dgm_sentencepiece_decode(const dgm_sentencepiece_t *processor, const int32_t *ids, int64_t count,
                                 const uint8_t **text) {
  thread_local DecodingScratch kept;
  try {
    kept.ids.assign(ids, ids + count);
    if (!processor->processor.Decode(kept.ids, &kept.text).ok())
      return -1;
    *text = reinterpret_cast<const uint8_t *>(kept.text.data());
    return static_cast<int64_t>(kept.text.size());
  } catch (...) {
    return -1;
  }
}

int64_t dgm_sentencepiece_piece(const dgm_sentencepiece_t *processor, int32_t id, const uint8_t **text) {
  const std::string &piece = processor->processor.IdToPiece(id);
  *text = reinterpret_cast<const uint8_t *>(piece.data());
  return static_cast<int64_t>(piece.size());
}

int32_t dgm_sentencepiece_id(const dgm_sentencepiece_t *processor, const uint8_t *text, int64_t byte_count) {
  // The library reads an empty text up to a NUL that need not be there, and gives <unk> for what it does not know.
  if (byte_count == 0)
    return -1;
  const std::string_view piece = View(text, byte_count);
  try {
    const int id = processor->processor.PieceToId(piece);
    return processor->processor.IdToPiece(id) == piece ? id : -1;
  } catch (...) {
    return -1;
  }
}

const char *dgm_sentencepiece_library(void) {
  // dladdr gives the name that was asked for; the real file behind that link carries the version.
  static const std::string name = []() -> std::string {
    Dl_info info;
    void *address = reinterpret_cast<void *>(&sentencepiece::SetRandomGeneratorSeed);
    char path[PATH_MAX];
    if (!dladdr(address, &info) || !info.dli_fname || !realpath(info.dli_fname, path))
      return {};
    const std::string_view whole(path);
    return std::string(whole.substr(whole.rfind('/') + 1));
  }();
  return name.c_str();
}
