#include "dragoman-archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

struct dgm_members {
  int fd;
  struct archive *library;
  dgm_stream_t *stream; // NULL for zip, which is read by its directory at the end
  /// How much the stream has given, and where its last byte that is not 0 ended.
  int64_t stream_bytes, content_end;
  int32_t stream_result;
  int64_t count;
  bool is_open;
  const char *reason;
};

/// Hands the stream's bytes to the library.
static la_ssize_t give(struct archive *library, void *data, const void **block) {
  dgm_members_t *members = data;
  size_t count;
  members->stream_result = dgm_stream_read(members->stream, block, &count);
  if (members->stream_result == DGM_ARCHIVE_END)
    return 0;
  if (members->stream_result != DGM_ARCHIVE_OK) {
    archive_set_error(library, EIO, "%s", dgm_stream_reason(members->stream));
    return -1;
  }
  const unsigned char *bytes = *block;
  size_t content = count;
  while (content > 0 && bytes[content - 1] == 0)
    content--;
  if (content > 0)
    members->content_end = members->stream_bytes + (int64_t)content;
  members->stream_bytes += (int64_t)count;
  return (la_ssize_t)count;
}

dgm_members_t *dgm_members_open(int fd, int64_t most_bytes) {
  dgm_members_t *members = calloc(1, sizeof *members);
  if (!members)
    return NULL;
  members->fd = fd;
  members->reason = "";
  members->library = archive_read_new();
  int32_t packing = dgm_archive_packing(fd);
  if (packing != DGM_ARCHIVE_ZIP)
    members->stream = dgm_stream_open(fd, packing, most_bytes);
  if (!members->library || (packing != DGM_ARCHIVE_ZIP && !members->stream)) {
    dgm_members_free(members);
    return NULL;
  }
  if (members->stream)
    archive_read_support_format_tar(members->library);
  else
    archive_read_support_format_zip_seekable(members->library);
  return members;
}

static int32_t fault(dgm_members_t *members, int32_t result, const char *reason) {
  members->reason = reason;
  return result;
}

/// What the library, or the stream under it, found wrong. Its warnings are faults here too: they say that a header
/// could not be understood, or that two of them differ.
static int32_t library_fault(dgm_members_t *members) {
  if (members->stream && members->stream_result >= DGM_ARCHIVE_DAMAGED)
    return fault(members, members->stream_result, dgm_stream_reason(members->stream));
  const char *reason = archive_error_string(members->library);
  return fault(members, DGM_ARCHIVE_DAMAGED, reason ? reason : "the archive is damaged");
}

static int32_t open_library(dgm_members_t *members) {
  if (members->is_open)
    return DGM_ARCHIVE_OK;
  members->is_open = true;
  int status = members->stream ? archive_read_open(members->library, members, NULL, give, NULL)
                               : archive_read_open_fd(members->library, members->fd, 1 << 16);
  return status == ARCHIVE_OK ? DGM_ARCHIVE_OK : library_fault(members);
}

/// A tar archive must have the block of zeros that ends it, and nothing but zeros from there on. The library does not
/// read so far, and the check sum of a compressed one comes last.
static int32_t end_of_tar(dgm_members_t *members) {
  int64_t end = archive_read_header_position(members->library);
  const void *block;
  la_ssize_t count = 1;
  if (members->stream_result == DGM_ARCHIVE_OK)
    while ((count = give(members->library, members, &block)) > 0) {
    }
  if (members->stream_result != DGM_ARCHIVE_END)
    return library_fault(members);
  if (members->content_end > end)
    return fault(members, DGM_ARCHIVE_DAMAGED, "something else follows the archive");
  if (members->stream_bytes - end < 512)
    return fault(members, DGM_ARCHIVE_DAMAGED, "the archive is cut off");
  return DGM_ARCHIVE_END;
}

/// A zip archive must end with its directory's end record, and have as many members as that says: the library looks for
/// one somewhere in the last bytes, and passes over an entry that points where another does.
static int32_t end_of_zip(dgm_members_t *members) {
  enum { RECORD_BYTES = 22, COMMENT_BYTES = 65535 };
  static const unsigned char mark[4] = {'P', 'K', 5, 6};
  struct stat file;
  unsigned char *tail = malloc(RECORD_BYTES + COMMENT_BYTES);
  if (!tail || fstat(members->fd, &file) != 0) {
    free(tail);
    return fault(members, DGM_ARCHIVE_FAILED, "the archive's end cannot be read");
  }
  off_t size = file.st_size < RECORD_BYTES + COMMENT_BYTES ? file.st_size : RECORD_BYTES + COMMENT_BYTES;
  ssize_t count = pread(members->fd, tail, (size_t)size, file.st_size - size);
  bool is_found = false, is_whole = false;
  for (ssize_t at = count - RECORD_BYTES; at >= 0 && !is_found; at--) {
    const unsigned char *record = tail + at;
    is_found = memcmp(record, mark, sizeof mark) == 0 && at + RECORD_BYTES + (record[20] | record[21] << 8) == count;
    // The count's low 16 bits; archives of so many members are refused anyway.
    if (is_found)
      is_whole = (record[10] | record[11] << 8) == (members->count & 0xffff);
  }
  free(tail);
  if (!is_found)
    return fault(members, DGM_ARCHIVE_DAMAGED, "something else follows the archive");
  return is_whole ? DGM_ARCHIVE_END : fault(members, DGM_ARCHIVE_DAMAGED, "the archive's directory is damaged");
}

static int32_t kind(struct archive_entry *entry) {
  if (archive_entry_hardlink(entry))
    return DGM_MEMBER_HARD_LINK;
  if (archive_entry_symlink(entry))
    return DGM_MEMBER_SYMBOLIC_LINK;
  switch (archive_entry_filetype(entry)) {
  case AE_IFREG:
    return DGM_MEMBER_FILE;
  case AE_IFDIR:
    return DGM_MEMBER_FOLDER;
  case AE_IFLNK:
    return DGM_MEMBER_SYMBOLIC_LINK;
  case AE_IFBLK:
  case AE_IFCHR:
    return DGM_MEMBER_DEVICE;
  case AE_IFIFO:
    return DGM_MEMBER_PIPE;
  default:
    return DGM_MEMBER_OTHER;
  }
}

int32_t dgm_members_next(dgm_members_t *members, dgm_member_t *member) {
  *member = (dgm_member_t){.size = -1};
  int32_t result = open_library(members);
  if (result != DGM_ARCHIVE_OK)
    return result;
  struct archive_entry *entry;
  int status = archive_read_next_header(members->library, &entry);
  if (status == ARCHIVE_EOF)
    return members->stream ? end_of_tar(members) : end_of_zip(members);
  // The name of a member that cannot be read is told all the same.
  if (status == ARCHIVE_OK || status == ARCHIVE_WARN) {
    member->name = archive_entry_pathname(entry);
    member->name_size = member->name ? strlen(member->name) : 0;
  }
  if (status != ARCHIVE_OK)
    return library_fault(members);
  members->count++;
  member->kind = kind(entry);
  member->size = archive_entry_size_is_set(entry) ? archive_entry_size(entry) : -1;
  member->is_sparse = archive_entry_sparse_count(entry) > 0;
  member->is_encrypted = archive_entry_is_encrypted(entry) != 0;
  return DGM_ARCHIVE_OK;
}

int32_t dgm_members_read(dgm_members_t *members, const void **block, size_t *count, int64_t *offset) {
  la_int64_t position = 0;
  *count = 0;
  int status = archive_read_data_block(members->library, block, count, &position);
  *offset = position;
  if (status == ARCHIVE_EOF)
    return DGM_ARCHIVE_END;
  return status == ARCHIVE_OK ? DGM_ARCHIVE_OK : library_fault(members);
}

const char *dgm_members_reason(const dgm_members_t *members) { return members->reason; }

void dgm_members_free(dgm_members_t *members) {
  if (!members)
    return;
  if (members->library)
    archive_read_free(members->library);
  dgm_stream_free(members->stream);
  free(members);
}
