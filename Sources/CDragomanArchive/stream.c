#include "dragoman-archive.h"

#include <archive.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum { BLOCK_BYTES = 1 << 16 };

int32_t dgm_archive_packing(int fd) {
  unsigned char start[6] = {0};
  ssize_t count = pread(fd, start, sizeof start, 0);
  if (count >= 2 && memcmp(start, "\x1f\x8b", 2) == 0)
    return DGM_ARCHIVE_GZIP;
  if (count >= 2 && memcmp(start, "PK", 2) == 0)
    return DGM_ARCHIVE_ZIP;
  if (count >= 3 && memcmp(start, "BZh", 3) == 0)
    return DGM_ARCHIVE_BZIP2;
  if (count >= 4 && memcmp(start, "\x28\xb5\x2f\xfd", 4) == 0)
    return DGM_ARCHIVE_ZSTD;
  if (count >= 6 && memcmp(start,
                           "\xfd"
                           "7zXZ\0",
                           6) == 0)
    return DGM_ARCHIVE_XZ;
  return DGM_ARCHIVE_PLAIN;
}

struct dgm_stream {
  int fd;
  int32_t packing;
  int64_t bytes_left;
  int32_t ended; // 0, or how the stream ended
  const char *reason;
  struct archive *library; // reads zstd, xz and bzip2
  z_stream zlib;           // reads gzip
  bool has_zlib, between_members;
  unsigned char in[BLOCK_BYTES], out[BLOCK_BYTES];
};

/// libarchive's number for a packing that it reads for us, or -1.
static int filter_code(int32_t packing) {
  switch (packing) {
  case DGM_ARCHIVE_ZSTD:
    return ARCHIVE_FILTER_ZSTD;
  case DGM_ARCHIVE_XZ:
    return ARCHIVE_FILTER_XZ;
  case DGM_ARCHIVE_BZIP2:
    return ARCHIVE_FILTER_BZIP2;
  default:
    return -1;
  }
}

dgm_stream_t *dgm_stream_open(int fd, int32_t packing, int64_t most_bytes) {
  dgm_stream_t *stream = calloc(1, sizeof *stream);
  if (!stream)
    return NULL;
  stream->fd = fd;
  stream->packing = packing;
  stream->bytes_left = most_bytes;
  stream->reason = "";
  if (packing == DGM_ARCHIVE_GZIP) {
    // 16 more window bits: a gzip header and trailer, both checked.
    stream->has_zlib = inflateInit2(&stream->zlib, MAX_WBITS + 16) == Z_OK;
    if (stream->has_zlib)
      return stream;
  } else if (filter_code(packing) < 0) {
    return stream;
  } else if ((stream->library = archive_read_new())) {
    // What these two calls and the opening could find wrong shows again when the first bytes are asked for.
    archive_read_support_filter_by_code(stream->library, filter_code(packing));
    archive_read_support_format_raw(stream->library);
    return stream;
  }
  dgm_stream_free(stream);
  return NULL;
}

static int32_t end(dgm_stream_t *stream, int32_t result, const char *reason) {
  stream->ended = result;
  stream->reason = reason;
  return result;
}

/// read(2) that is not cut short by signals.
static ssize_t read_some(int fd, void *buffer, size_t size) {
  ssize_t count;
  do
    count = read(fd, buffer, size);
  while (count < 0 && errno == EINTR);
  return count;
}

static int32_t read_plain(dgm_stream_t *stream, const void **block, size_t *count) {
  ssize_t read = read_some(stream->fd, stream->out, BLOCK_BYTES);
  if (read < 0)
    return end(stream, DGM_ARCHIVE_FAILED, strerror(errno));
  if (read == 0)
    return end(stream, DGM_ARCHIVE_END, "");
  *block = stream->out;
  *count = (size_t)read;
  return DGM_ARCHIVE_OK;
}

/// Fills zlib's input when it is empty; END when the file is.
static int32_t fill(dgm_stream_t *stream) {
  if (stream->zlib.avail_in > 0)
    return DGM_ARCHIVE_OK;
  ssize_t read = read_some(stream->fd, stream->in, BLOCK_BYTES);
  if (read < 0)
    return end(stream, DGM_ARCHIVE_FAILED, strerror(errno));
  stream->zlib.next_in = stream->in;
  stream->zlib.avail_in = (uInt)read;
  return read == 0 ? DGM_ARCHIVE_END : DGM_ARCHIVE_OK;
}

/// After the last member of a gzip file only zeros may come, as tapes have them.
static int32_t read_padding(dgm_stream_t *stream) {
  int32_t result;
  while ((result = fill(stream)) == DGM_ARCHIVE_OK) {
    for (; stream->zlib.avail_in > 0; stream->zlib.avail_in--, stream->zlib.next_in++)
      if (*stream->zlib.next_in != 0)
        return end(stream, DGM_ARCHIVE_DAMAGED, "something else follows the compressed data");
  }
  return result == DGM_ARCHIVE_END ? end(stream, DGM_ARCHIVE_END, "") : result;
}

static int32_t read_gzip(dgm_stream_t *stream, const void **block, size_t *count) {
  stream->zlib.next_out = stream->out;
  stream->zlib.avail_out = BLOCK_BYTES;
  while (stream->zlib.avail_out == BLOCK_BYTES) {
    int32_t result = fill(stream);
    if (result == DGM_ARCHIVE_FAILED)
      return result;
    if (result == DGM_ARCHIVE_END)
      return stream->between_members ? end(stream, DGM_ARCHIVE_END, "")
                                     : end(stream, DGM_ARCHIVE_DAMAGED, "the compressed data is cut off");
    if (stream->between_members) {
      if (*stream->zlib.next_in == 0)
        return read_padding(stream);
      if (inflateReset(&stream->zlib) != Z_OK)
        return end(stream, DGM_ARCHIVE_FAILED, "zlib cannot start again");
      stream->between_members = false;
    }
    int status = inflate(&stream->zlib, Z_NO_FLUSH);
    if (status == Z_MEM_ERROR)
      return end(stream, DGM_ARCHIVE_FAILED, strerror(ENOMEM));
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR)
      return end(stream, DGM_ARCHIVE_DAMAGED, stream->zlib.msg ? stream->zlib.msg : "the compressed data is damaged");
    stream->between_members = status == Z_STREAM_END;
  }
  *block = stream->out;
  *count = BLOCK_BYTES - stream->zlib.avail_out;
  return DGM_ARCHIVE_OK;
}

static int32_t library_fault(dgm_stream_t *stream) {
  const char *reason = archive_error_string(stream->library);
  return end(stream, DGM_ARCHIVE_DAMAGED, reason ? reason : "the compressed data is damaged");
}

/// Opens the library's one raw member when the first bytes are asked for.
static int32_t open_library(dgm_stream_t *stream) {
  struct archive_entry *entry;
  if (archive_filter_code(stream->library, 0) == filter_code(stream->packing))
    return DGM_ARCHIVE_OK;
  if (archive_read_open_fd(stream->library, stream->fd, BLOCK_BYTES) != ARCHIVE_OK ||
      archive_read_next_header(stream->library, &entry) != ARCHIVE_OK)
    return library_fault(stream);
  // The library reads what it does not recognise as plain bytes.
  if (archive_filter_code(stream->library, 0) != filter_code(stream->packing))
    return end(stream, DGM_ARCHIVE_DAMAGED, "the compressed data has a damaged header");
  return DGM_ARCHIVE_OK;
}

static int32_t read_library(dgm_stream_t *stream, const void **block, size_t *count) {
  int32_t result = open_library(stream);
  if (result != DGM_ARCHIVE_OK)
    return result;
  la_int64_t offset;
  *count = 0;
  while (*count == 0) {
    int status = archive_read_data_block(stream->library, block, count, &offset);
    if (status == ARCHIVE_EOF) {
      struct stat file;
      if (fstat(stream->fd, &file) != 0)
        return end(stream, DGM_ARCHIVE_FAILED, strerror(errno));
      // bzip2 stops at what it does not know without a word.
      if (archive_filter_bytes(stream->library, -1) < file.st_size)
        return end(stream, DGM_ARCHIVE_DAMAGED, "something else follows the compressed data");
      return end(stream, DGM_ARCHIVE_END, "");
    }
    if (status != ARCHIVE_OK)
      return library_fault(stream);
  }
  return DGM_ARCHIVE_OK;
}

int32_t dgm_stream_read(dgm_stream_t *stream, const void **block, size_t *count) {
  *count = 0;
  if (stream->ended != 0)
    return stream->ended;
  int32_t result = stream->library                       ? read_library(stream, block, count)
                   : stream->packing == DGM_ARCHIVE_GZIP ? read_gzip(stream, block, count)
                                                         : read_plain(stream, block, count);
  if (result != DGM_ARCHIVE_OK)
    return result;
  if ((uint64_t)*count > (uint64_t)stream->bytes_left)
    return end(stream, DGM_ARCHIVE_TOO_LARGE, "more comes out than is allowed");
  stream->bytes_left -= (int64_t)*count;
  return DGM_ARCHIVE_OK;
}

const char *dgm_stream_reason(const dgm_stream_t *stream) { return stream->reason; }

void dgm_stream_free(dgm_stream_t *stream) {
  if (!stream)
    return;
  if (stream->library)
    archive_read_free(stream->library);
  if (stream->has_zlib)
    inflateEnd(&stream->zlib);
  free(stream);
}
