#include "dragoman-icu.h"

#include <unicode/uversion.h>

void dgm_icu_version(char *text) {
  UVersionInfo version;
  u_getVersion(version);
  u_versionToString(version, text);
}
