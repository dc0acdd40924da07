#include "dragoman-curl.h"
