/// libFuzzer's entry, for programs that have a main of their own.
#ifndef DRAGOMAN_FUZZ_DRIVER_H
#define DRAGOMAN_FUZZ_DRIVER_H

#include <stddef.h>
#include <stdint.h>

/// Declared by libFuzzer's own header, which is not installed.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t size));

/// Runs libFuzzer on `test` with the program's arguments and ends the program.
void dgm_fuzz(int argc, char **argv, int (*test)(const uint8_t *data, size_t size));

#endif
