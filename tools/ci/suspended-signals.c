// Valgrind 3.19 writes to the signal mask that is given to sigsuspend, and libdispatch's is constant: preloaded, this
// gives it a copy. The main thread of a program with an asynchronous `main` waits there.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
  int (*const real)(const sigset_t *) = (int (*)(const sigset_t *))dlsym(RTLD_NEXT, "sigsuspend");
  sigset_t copy = *mask;
  return real(&copy);
}
