#ifndef DRAGOMAN_ICU_H
#define DRAGOMAN_ICU_H
#endif
