#include "dragoman-kernels.h"

#if defined(__x86_64__)
#include <cpuid.h>
#if defined(__linux__)
#include <sys/syscall.h>
#include <unistd.h>
#endif

/// Register state that the operating system saves: bits of XCR0.
enum { STATE_YMM = 0x06, STATE_ZMM = 0xE6, STATE_TILES = 0x60000 };

/// What CPUID says, and XGETBV where there is one.
struct processor {
  uint32_t leaf1_c, leaf7_b, leaf7_c, leaf7_d, leaf71_a, state;
};

static struct processor read_processor(void) {
  struct processor found = {0};
  uint32_t a, b, c, d;
  if (!__get_cpuid(1, &a, &b, &c, &d))
    return found;
  found.leaf1_c = c;
  if (c & bit_OSXSAVE) {
    uint32_t high;
    __asm__ volatile("xgetbv" : "=a"(found.state), "=d"(high) : "c"(0));
  }
  if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
    return found;
  found.leaf7_b = b;
  found.leaf7_c = c;
  found.leaf7_d = d;
  // `a` is the highest subleaf: reading beyond it would return the last leaf's data on old processors.
  if (a >= 1 && __get_cpuid_count(7, 1, &a, &b, &c, &d))
    found.leaf71_a = a;
  return found;
}

static int32_t has(uint32_t word, uint32_t bits) { return (word & bits) == bits; }

/// Linux gives tile registers only to processes that ask, for all their threads. Asking again changes nothing.
/// It refuses where it is older than tiles (before 5.16) and where a signal stack is too small for them.
static int32_t may_use_tiles(void) {
#if defined(__linux__)
  enum { ARCH_REQ_XCOMP_PERM = 0x1023, XFEATURE_XTILEDATA = 18 };
  return syscall(SYS_arch_prctl, ARCH_REQ_XCOMP_PERM, XFEATURE_XTILEDATA) == 0;
#else
  return 0;
#endif
}

static int32_t supports(const struct processor *p, int32_t path) {
  const uint32_t avx512 = bit_AVX512F | bit_AVX512BW | bit_AVX512VL | bit_AVX512DQ;
  const uint32_t avxvnni = 1u << 4, amx_tile = 1u << 24, amx_int8 = 1u << 25;
  const int32_t avx2 = has(p->state, STATE_YMM) && has(p->leaf1_c, bit_AVX) && has(p->leaf7_b, bit_AVX2);
  switch (path) {
  case DGM_PATH_PLAIN:
    return 1;
  case DGM_PATH_SSSE3:
    return has(p->leaf1_c, bit_SSSE3);
  case DGM_PATH_AVX2:
    return avx2;
  case DGM_PATH_AVXVNNI:
    return avx2 && has(p->leaf71_a, avxvnni);
  case DGM_PATH_AVX512VNNI:
    return avx2 && has(p->state, STATE_ZMM) && has(p->leaf7_b, avx512) && has(p->leaf7_c, bit_AVX512VNNI);
  case DGM_PATH_AMX:
    return supports(p, DGM_PATH_AVX512VNNI) && has(p->state, STATE_TILES) && has(p->leaf7_d, amx_tile | amx_int8) &&
           may_use_tiles();
  default:
    return 0;
  }
}

int32_t dgm_path_supported(int32_t path) {
  const struct processor found = read_processor();
  return supports(&found, path);
}

int32_t dgm_path_best(void) {
  const struct processor found = read_processor();
  int32_t path = DGM_PATH_AMX;
  while (!supports(&found, path))
    path--;
  return path;
}

#elif defined(__aarch64__)
#if defined(__APPLE__)
#include <sys/sysctl.h>

static int32_t has(const char *feature) {
  int32_t found = 0;
  size_t size = sizeof found;
  return sysctlbyname(feature, &found, &size, 0, 0) == 0 && found;
}

static int32_t has_dotprod(void) { return has("hw.optional.arm.FEAT_DotProd"); }
static int32_t has_i8mm(void) { return has("hw.optional.arm.FEAT_I8MM"); }
#elif defined(__linux__)
#include <sys/auxv.h>

/// Bits of what the kernel tells each process: linux/arch/arm64/include/uapi/asm/hwcap.h.
enum { CAPABILITY_DOTPROD = 1 << 20, CAPABILITY2_I8MM = 1 << 13 };

static int32_t has_dotprod(void) { return (getauxval(AT_HWCAP) & CAPABILITY_DOTPROD) != 0; }
static int32_t has_i8mm(void) { return (getauxval(AT_HWCAP2) & CAPABILITY2_I8MM) != 0; }
#else
static int32_t has_dotprod(void) { return 0; }
static int32_t has_i8mm(void) { return 0; }
#endif

int32_t dgm_path_supported(int32_t path) {
  switch (path) {
  case DGM_PATH_PLAIN:
    return 1;
  case DGM_PATH_DOTPROD:
    return has_dotprod();
  case DGM_PATH_I8MM:
    return has_dotprod() && has_i8mm();
  default:
    return 0;
  }
}

int32_t dgm_path_best(void) {
  int32_t path = DGM_PATH_I8MM;
  while (!dgm_path_supported(path))
    path--;
  return path;
}

#else

int32_t dgm_path_supported(int32_t path) { return path == DGM_PATH_PLAIN; }

int32_t dgm_path_best(void) { return DGM_PATH_PLAIN; }

#endif

int32_t dgm_activation_offset(int32_t path) { return path >= DGM_PATH_AVXVNNI && path <= DGM_PATH_AMX ? 128 : 0; }
