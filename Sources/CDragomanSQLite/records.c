#include "dragoman-sqlite.h"

#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { SCHEMA = 1 };

enum statement {
  VERSION,
  FIND,
  PUT,
  DROP,
  DROP_CONTENT,
  DROP_OTHER_ENGINES,
  DROP_ALL,
  DROP_OLD,
  DROP_OVER,
  STATEMENTS
};

static const char *const sql[STATEMENTS] = {
    [VERSION] = "PRAGMA data_version",
    [FIND] = "SELECT record FROM records WHERE key = ?1",
    [PUT] = "INSERT OR REPLACE INTO records (key, content, engine, created, bytes, record) "
            "VALUES (?1, ?2, ?3, ?4, length(?5), ?5)",
    [DROP] = "DELETE FROM records WHERE key = ?1",
    [DROP_CONTENT] = "DELETE FROM records WHERE content = ?1",
    [DROP_OTHER_ENGINES] = "DELETE FROM records WHERE engine <> ?1",
    [DROP_ALL] = "DELETE FROM records",
    [DROP_OLD] = "DELETE FROM records WHERE created < ?1",
    [DROP_OVER] = "DELETE FROM records WHERE rowid IN (SELECT row FROM (SELECT rowid AS row, "
                  "sum(bytes) OVER (ORDER BY created DESC, rowid DESC) AS total FROM records) WHERE total > ?1)",
};

struct dgm_records {
  sqlite3 *database;
  sqlite3_stmt *statements[STATEMENTS];
  void *found;
  size_t room;
  dev_t device;
  ino_t file;
};

// MARK: Results

static dgm_records_result result_of(int code) {
  // Somebody has put another file in the place of ours.
  if (code == SQLITE_READONLY_DBMOVED)
    return DGM_RECORDS_DAMAGED;
  switch (code & 0xff) {
  case SQLITE_OK:
  case SQLITE_DONE:
  case SQLITE_ROW:
    return DGM_RECORDS_OK;
  case SQLITE_BUSY:
  case SQLITE_LOCKED:
    return DGM_RECORDS_BUSY;
  // A table that is not as we made it makes a statement an error.
  case SQLITE_ERROR:
  case SQLITE_CORRUPT:
  case SQLITE_NOTADB:
  case SQLITE_MISMATCH:
  case SQLITE_SCHEMA:
    return DGM_RECORDS_DAMAGED;
  default:
    return DGM_RECORDS_FAILED;
  }
}

// MARK: Opening

/// Makes an empty file that only its owner may read, or takes that from others on one that is there. No file is opened
/// that may be open already: closing it would end SQLite's locks on it.
static bool make_private(const char *path) {
  int fd = open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0600);
  if (fd >= 0)
    return close(fd) == 0;
  struct stat status;
  if (errno != EEXIST || lstat(path, &status) != 0 || !S_ISREG(status.st_mode))
    return false;
  return (status.st_mode & 0077) == 0 || chmod(path, 0600) == 0;
}

static int run(sqlite3 *database, const char *statements) {
  return sqlite3_exec(database, statements, NULL, NULL, NULL);
}

static int number(sqlite3 *database, const char *query, int64_t *value) {
  sqlite3_stmt *statement = NULL;
  int code = sqlite3_prepare_v2(database, query, -1, &statement, NULL);
  if (code == SQLITE_OK && (code = sqlite3_step(statement)) == SQLITE_ROW)
    *value = sqlite3_column_int64(statement, 0);
  int end = sqlite3_finalize(statement);
  return end == SQLITE_OK ? SQLITE_OK : end;
}

static dgm_records_result make_table(sqlite3 *database) {
  int64_t version = 0;
  // A file that is as it should be is opened without waiting for anybody who writes.
  int code = number(database, "PRAGMA user_version", &version);
  if (code != SQLITE_OK || version == SCHEMA)
    return result_of(code);
  code = run(database, "BEGIN IMMEDIATE");
  if (code == SQLITE_OK)
    code = number(database, "PRAGMA user_version", &version);
  if (code == SQLITE_OK && version > SCHEMA) {
    run(database, "ROLLBACK");
    return DGM_RECORDS_NEWER;
  }
  if (code == SQLITE_OK && version < SCHEMA)
    code = run(database, "DROP TABLE IF EXISTS records;"
                         "CREATE TABLE records (key BLOB NOT NULL UNIQUE, content BLOB NOT NULL, engine BLOB NOT NULL, "
                         "created REAL NOT NULL, bytes INTEGER NOT NULL, record BLOB NOT NULL);"
                         "CREATE INDEX content ON records (content);"
                         "CREATE INDEX age ON records (created, bytes);"
                         "PRAGMA user_version = 1");
  if (code == SQLITE_OK)
    code = run(database, "COMMIT");
  else
    run(database, "ROLLBACK");
  return result_of(code);
}

static dgm_records_result set_up(struct dgm_records *records) {
  sqlite3 *database = records->database;
  // The file may have been written by somebody else: its schema may not do anything.
  sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, NULL);
  sqlite3_db_config(database, SQLITE_DBCONFIG_ENABLE_VIEW, 0, NULL);
  int code = run(database, "PRAGMA auto_vacuum = FULL; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;"
                           "PRAGMA secure_delete = ON; PRAGMA cell_size_check = ON");
  if (code != SQLITE_OK)
    return result_of(code);
  dgm_records_result result = make_table(database);
  for (int index = 0; result == DGM_RECORDS_OK && index < STATEMENTS; index++)
    result = result_of(
        sqlite3_prepare_v3(database, sql[index], -1, SQLITE_PREPARE_PERSISTENT, &records->statements[index], NULL));
  return result;
}

dgm_records_result dgm_records_open(const char *path, int32_t busy_milliseconds, dgm_records_t **records) {
  *records = NULL;
  if (!make_private(path))
    return DGM_RECORDS_FAILED;
  struct dgm_records *made = calloc(1, sizeof *made);
  if (made == NULL)
    return DGM_RECORDS_FAILED;
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_PRIVATECACHE;
  dgm_records_result result = result_of(sqlite3_open_v2(path, &made->database, flags, NULL));
  if (result == DGM_RECORDS_OK) {
    sqlite3_extended_result_codes(made->database, 1);
    sqlite3_busy_timeout(made->database, busy_milliseconds);
    result = set_up(made);
  }
  struct stat status;
  if (result == DGM_RECORDS_OK && stat(path, &status) == 0) {
    made->device = status.st_dev;
    made->file = status.st_ino;
  }
  if (result == DGM_RECORDS_OK)
    *records = made;
  else
    dgm_records_close(made);
  return result;
}

void dgm_records_close(dgm_records_t *records) {
  if (records == NULL)
    return;
  for (int index = 0; index < STATEMENTS; index++)
    sqlite3_finalize(records->statements[index]);
  sqlite3_close_v2(records->database);
  free(records->found);
  free(records);
}

bool dgm_records_is_in_place(const dgm_records_t *records, const char *path) {
  struct stat status;
  return stat(path, &status) == 0 && status.st_dev == records->device && status.st_ino == records->file;
}

dgm_records_result dgm_records_discard(const char *path) {
  static const char *const ends[] = {"", "-wal", "-shm"};
  size_t room = strlen(path) + 5;
  char *name = malloc(room);
  if (name == NULL)
    return DGM_RECORDS_FAILED;
  dgm_records_result result = DGM_RECORDS_OK;
  for (size_t index = 0; index < sizeof ends / sizeof *ends; index++) {
    snprintf(name, room, "%s%s", path, ends[index]);
    if (unlink(name) != 0 && errno != ENOENT)
      result = DGM_RECORDS_FAILED;
  }
  free(name);
  return result;
}

// MARK: Statements

/// Runs a statement without rows, its parameters bound, and makes it ready for the next time.
static dgm_records_result finish(sqlite3_stmt *statement) {
  sqlite3_step(statement);
  int code = sqlite3_reset(statement);
  sqlite3_clear_bindings(statement);
  return result_of(code);
}

static void bind_key(sqlite3_stmt *statement, int place, const uint8_t *key) {
  sqlite3_bind_blob(statement, place, key, DGM_RECORDS_KEY_BYTES, SQLITE_STATIC);
}

/// Overwrites the log: what was dropped is in it until then. As far as other processes let it.
static void empty_log(dgm_records_t *records) {
  sqlite3_wal_checkpoint_v2(records->database, NULL, SQLITE_CHECKPOINT_TRUNCATE, NULL, NULL);
}

dgm_records_result dgm_records_version(dgm_records_t *records, uint32_t *version) {
  sqlite3_stmt *statement = records->statements[VERSION];
  if (sqlite3_step(statement) == SQLITE_ROW)
    *version = (uint32_t)sqlite3_column_int64(statement, 0);
  return result_of(sqlite3_reset(statement));
}

dgm_records_result dgm_records_find(dgm_records_t *records, const uint8_t *key, const void **bytes, size_t *count) {
  sqlite3_stmt *statement = records->statements[FIND];
  bind_key(statement, 1, key);
  dgm_records_result result = DGM_RECORDS_NONE;
  if (sqlite3_step(statement) == SQLITE_ROW) {
    // A copy: a statement that stands on a row would keep the log from being emptied.
    const void *record = sqlite3_column_blob(statement, 0);
    size_t length = (size_t)sqlite3_column_bytes(statement, 0);
    if (length > records->room) {
      free(records->found);
      records->found = malloc(length);
      records->room = records->found == NULL ? 0 : length;
    }
    result = length > records->room ? DGM_RECORDS_FAILED : DGM_RECORDS_OK;
    if (result == DGM_RECORDS_OK && length > 0)
      memcpy(records->found, record, length);
    *bytes = records->found;
    *count = length;
  }
  dgm_records_result end = finish(statement);
  return end == DGM_RECORDS_OK ? result : end;
}

dgm_records_result dgm_records_put(dgm_records_t *records, const uint8_t *key, const uint8_t *content,
                                   const uint8_t *engine, double created, const void *bytes, size_t count) {
  sqlite3_stmt *statement = records->statements[PUT];
  bind_key(statement, 1, key);
  bind_key(statement, 2, content);
  bind_key(statement, 3, engine);
  sqlite3_bind_double(statement, 4, created);
  sqlite3_bind_blob64(statement, 5, bytes, count, SQLITE_STATIC);
  return finish(statement);
}

static dgm_records_result drop_by(dgm_records_t *records, enum statement which, const uint8_t *key) {
  sqlite3_stmt *statement = records->statements[which];
  bind_key(statement, 1, key);
  return finish(statement);
}

dgm_records_result dgm_records_drop(dgm_records_t *records, const uint8_t *key) { return drop_by(records, DROP, key); }

dgm_records_result dgm_records_drop_content(dgm_records_t *records, const uint8_t *content) {
  dgm_records_result result = drop_by(records, DROP_CONTENT, content);
  empty_log(records);
  return result;
}

dgm_records_result dgm_records_drop_other_engines(dgm_records_t *records, const uint8_t *engine) {
  return drop_by(records, DROP_OTHER_ENGINES, engine);
}

dgm_records_result dgm_records_drop_all(dgm_records_t *records) {
  dgm_records_result result = finish(records->statements[DROP_ALL]);
  empty_log(records);
  return result;
}

dgm_records_result dgm_records_trim(dgm_records_t *records, double oldest, int64_t most_bytes) {
  sqlite3_bind_double(records->statements[DROP_OLD], 1, oldest);
  dgm_records_result result = finish(records->statements[DROP_OLD]);
  if (result != DGM_RECORDS_OK)
    return result;
  sqlite3_bind_int64(records->statements[DROP_OVER], 1, most_bytes);
  return finish(records->statements[DROP_OVER]);
}
