#include "dragoman-archive.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <stdlib.h>

struct dgm_writer {
  struct archive *library;
  struct archive_entry *entry;
  bool is_zip;
};

/// Chooses format and packing so that nothing of the time of writing gets in; ARCHIVE_OK or a fault.
static int configure(struct archive *library, int32_t packing) {
  // Plain ustar unless a member is over 8 GiB.
  int status = packing == DGM_ARCHIVE_ZIP ? archive_write_set_format_zip(library)
                                          : archive_write_set_format_pax_restricted(library);
  if (status != ARCHIVE_OK)
    return status;
  switch (packing) {
  case DGM_ARCHIVE_GZIP:
    status = archive_write_add_filter_gzip(library);
    return status == ARCHIVE_OK ? archive_write_set_filter_option(library, "gzip", "timestamp", NULL) : status;
  case DGM_ARCHIVE_ZSTD:
    return archive_write_add_filter_zstd(library);
  case DGM_ARCHIVE_XZ:
    return archive_write_add_filter_xz(library);
  case DGM_ARCHIVE_ZIP:
  case DGM_ARCHIVE_PLAIN:
    return archive_write_add_filter_none(library);
  default:
    return ARCHIVE_FAILED;
  }
}

dgm_writer_t *dgm_writer_open(int fd, int32_t packing) {
  dgm_writer_t *writer = calloc(1, sizeof *writer);
  if (!writer)
    return NULL;
  writer->is_zip = packing == DGM_ARCHIVE_ZIP;
  writer->library = archive_write_new();
  writer->entry = archive_entry_new();
  if (writer->library && writer->entry && configure(writer->library, packing) == ARCHIVE_OK &&
      archive_write_open_fd(writer->library, fd) == ARCHIVE_OK)
    return writer;
  dgm_writer_free(writer);
  return NULL;
}

static int32_t fault(dgm_writer_t *writer) {
  int code = archive_errno(writer->library);
  return code > 0 ? code : EIO;
}

int32_t dgm_writer_begin(dgm_writer_t *writer, const char *name, int64_t size) {
  struct archive_entry *entry = archive_entry_clear(writer->entry);
  archive_entry_set_pathname(entry, name);
  archive_entry_set_filetype(entry, AE_IFREG);
  archive_entry_set_perm(entry, 0644);
  archive_entry_set_size(entry, size);
  // 1980-01-01, the first day a zip archive can name. There it stands without a time zone, so that the library would
  // have to be told another second in each; without a time it writes that day.
  if (!writer->is_zip)
    archive_entry_set_mtime(entry, 315532800, 0);
  return archive_write_header(writer->library, entry) == ARCHIVE_OK ? 0 : fault(writer);
}

int32_t dgm_writer_write(dgm_writer_t *writer, const void *bytes, size_t count) {
  const char *next = bytes;
  while (count > 0) {
    la_ssize_t written = archive_write_data(writer->library, next, count);
    if (written <= 0)
      return fault(writer);
    next += written;
    count -= (size_t)written;
  }
  return 0;
}

int32_t dgm_writer_finish(dgm_writer_t *writer) {
  return archive_write_close(writer->library) == ARCHIVE_OK ? 0 : fault(writer);
}

void dgm_writer_free(dgm_writer_t *writer) {
  if (!writer)
    return;
  if (writer->library) {
    // Closing frees what a packing holds, which freeing alone does not. An unfinished member of a tar archive would be
    // filled up to its size, unless the library knows that all is lost.
    if (!writer->is_zip)
      archive_write_fail(writer->library);
    archive_write_close(writer->library);
    archive_write_free(writer->library);
  }
  archive_entry_free(writer->entry);
  free(writer);
}
