#include "dragoman-archive.h"
