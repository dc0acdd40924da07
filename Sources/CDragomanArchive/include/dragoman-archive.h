/// Reading and writing archives and compressed files over libarchive and zlib, without their types.
///
/// libarchive is only asked for the formats a pack may come in, never for its disk writer: what a member may be called
/// and where its bytes go is decided by the caller. gzip is read with zlib, since libarchive 3.6 does not look at the
/// check sum at its end.
#ifndef DRAGOMAN_ARCHIVE_H
#define DRAGOMAN_ARCHIVE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How a step ended. After anything but DGM_ARCHIVE_OK only the reason and the freeing are left.
enum dgm_archive_result {
  DGM_ARCHIVE_OK = 0,        ///< there is something
  DGM_ARCHIVE_END = 1,       ///< all was read, and what can be checked at the end is right
  DGM_ARCHIVE_DAMAGED = 2,   ///< not what the format promises; the reason says more
  DGM_ARCHIVE_TOO_LARGE = 3, ///< more bytes come out than were allowed
  DGM_ARCHIVE_FAILED = 4,    ///< reading or writing the file, or finding memory, failed
};

/// What a file's first bytes say it is.
enum dgm_archive_packing {
  DGM_ARCHIVE_PLAIN = 0, ///< nothing of the following; perhaps a tar archive
  DGM_ARCHIVE_GZIP = 1,  ///< RFC 1952
  DGM_ARCHIVE_ZSTD = 2,  ///< RFC 8878
  DGM_ARCHIVE_XZ = 3,    ///< .xz
  DGM_ARCHIVE_BZIP2 = 4, ///< .bz2
  DGM_ARCHIVE_ZIP = 5,   ///< a zip archive
};

/// Looks at the first bytes of the open file; its position stays.
int32_t dgm_archive_packing(int fd);

// MARK: Compressed files

/// A file's bytes as they were before they were compressed.
typedef struct dgm_stream dgm_stream_t;

/// Starts to read the open regular file, whose position is 0 and which must stay open as long as the stream.
///
/// packing: one of plain, gzip, zstd, xz, bzip2; anything else is read as plain.
/// most_bytes: more than so many plain bytes are DGM_ARCHIVE_TOO_LARGE.
/// NULL when there is no memory.
dgm_stream_t *_Nullable dgm_stream_open(int fd, int32_t packing, int64_t most_bytes);

/// Gives the next bytes, at least one with DGM_ARCHIVE_OK; they stay until the next call. DGM_ARCHIVE_END only when the
/// compressed stream ended as its format wants it, with the right check sum, and nothing but zeros comes after it.
int32_t dgm_stream_read(dgm_stream_t *stream, const void *_Nullable *_Nonnull block, size_t *count);

/// Why the last step failed, in words; they stay as long as the stream.
const char *dgm_stream_reason(const dgm_stream_t *stream);

/// Frees the stream; the file stays open.
void dgm_stream_free(dgm_stream_t *_Nullable stream);

// MARK: Archives

/// An archive that is read member by member.
typedef struct dgm_members dgm_members_t;

/// What a member is.
enum dgm_member_kind {
  DGM_MEMBER_FILE = 0,
  DGM_MEMBER_FOLDER = 1,
  DGM_MEMBER_SYMBOLIC_LINK = 2,
  DGM_MEMBER_HARD_LINK = 3,
  DGM_MEMBER_DEVICE = 4, ///< a block or character device
  DGM_MEMBER_PIPE = 5,
  DGM_MEMBER_OTHER = 6,
};

/// One member's header.
typedef struct dgm_member {
  /// The name's bytes, without NUL at the end: a NUL ends a name in every one of these formats. NULL where the header
  /// has none that can be had as bytes. They stay until the next header is read.
  const char *_Nullable name;
  size_t name_size;
  int32_t kind;
  /// The size its header claims; -1 where it claims none.
  int64_t size;
  bool is_sparse;
  bool is_encrypted;
} dgm_member_t;

/// Starts to read the open regular file, whose position is 0 and which must stay open as long as the members: a zip
/// archive (by its central directory), or a tar archive (ustar, pax, GNU), plain or in one of the packings.
///
/// most_bytes: a tar archive may have so many plain bytes in all.
/// NULL when there is no memory.
dgm_members_t *_Nullable dgm_members_open(int fd, int64_t most_bytes);

/// Reads the next header; what is left of the member before is passed over. DGM_ARCHIVE_END only when the archive ends
/// as its format wants it and nothing comes after it; zeros may follow a tar archive.
int32_t dgm_members_next(dgm_members_t *members, dgm_member_t *member);

/// Gives the next bytes of the member, perhaps none, and where in the member they belong; they stay until the next
/// call. DGM_ARCHIVE_END at its end, for a zip archive only when the check sum is right.
int32_t dgm_members_read(dgm_members_t *members, const void *_Nullable *_Nonnull block, size_t *count, int64_t *offset);

/// Why the last step failed, in words; they stay until the next step.
const char *dgm_members_reason(const dgm_members_t *members);

/// Frees the members; the file stays open.
void dgm_members_free(dgm_members_t *_Nullable members);

// MARK: Writing

/// An archive that is written. The same members give the same bytes: no times, no owner, mode 0644.
typedef struct dgm_writer dgm_writer_t;

/// Starts to write to the open, empty file, which must stay open as long as the writer: a zip archive for
/// DGM_ARCHIVE_ZIP, else a tar archive in that packing (not bzip2).
///
/// NULL when there is no memory or the library cannot do it.
dgm_writer_t *_Nullable dgm_writer_open(int fd, int32_t packing);

/// Begins a member of `size` bytes. The result is 0, or else `errno`, as for the next two.
int32_t dgm_writer_begin(dgm_writer_t *writer, const char *name, int64_t size);

/// Adds bytes to the member; no more than were announced.
int32_t dgm_writer_write(dgm_writer_t *writer, const void *bytes, size_t count);

/// Ends the archive and writes what is still to be written.
int32_t dgm_writer_finish(dgm_writer_t *writer);

/// Frees the writer; the file stays open.
void dgm_writer_free(dgm_writer_t *_Nullable writer);

#pragma clang assume_nonnull end
#endif
