// Tells ThreadSanitizer the order that Swift's Mutex makes on Linux; linked into the tests by tools/ci/test-threads.
//
// An uncontended lock or unlock is an atomic operation in the caller's own code, which is instrumented. A contended
// one is a call into libswiftSynchronization, which is not: without this, whatever two threads do under a lock that
// they contend for is reported as a race. These definitions take the place of those two functions, call them, and add
// the missing edges. Nothing is suppressed, so a real race is still found.
//
// Source: the Swift standard library's Synchronization/Mutex/LinuxImpl.swift; the names are part of its ABI.

#include <dlfcn.h>
#include <sanitizer/tsan_interface.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#define SWIFT_CALL __attribute__((swiftcall))
#define SWIFT_SELF __attribute__((swift_context))

#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

typedef SWIFT_CALL void lock_slow_t(uint32_t thread, SWIFT_SELF void *_Nonnull mutex);
typedef SWIFT_CALL void unlock_slow_t(SWIFT_SELF void *_Nonnull mutex);

lock_slow_t lock_slow __asm__(LOCK_SLOW);
unlock_slow_t unlock_slow __asm__(UNLOCK_SLOW);

/// The library's own function of that name.
static void *_Nonnull original(const char *_Nonnull name) {
  void *found = dlsym(RTLD_NEXT, name);
  if (!found) {
    fprintf(stderr, "mutex-order: no %s\n", name);
    abort();
  }
  return found;
}

SWIFT_CALL void lock_slow(uint32_t thread, SWIFT_SELF void *_Nonnull mutex) {
  ((lock_slow_t *)original(LOCK_SLOW))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT_CALL void unlock_slow(SWIFT_SELF void *_Nonnull mutex) {
  __tsan_release(mutex);
  ((unlock_slow_t *)original(UNLOCK_SLOW))(mutex);
}
