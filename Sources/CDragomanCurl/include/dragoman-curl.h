#ifndef DRAGOMAN_CURL_H
#define DRAGOMAN_CURL_H
#endif
