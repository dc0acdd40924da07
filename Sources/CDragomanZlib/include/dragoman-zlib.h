#ifndef DRAGOMAN_ZLIB_H
#define DRAGOMAN_ZLIB_H
#endif
