/// One http(s) transfer at a time, without libcurl's own types.
#ifndef DRAGOMAN_CURL_H
#define DRAGOMAN_CURL_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

/// How dgm_transfer ended.
enum dgm_transfer_end {
  DGM_TRANSFER_DONE = 0,     ///< the whole answer came, whatever its status
  DGM_TRANSFER_DECLINED,     ///< `began` or `received` returned false
  DGM_TRANSFER_CANCELLED,    ///< `is_cancelled` returned true
  DGM_TRANSFER_STALLED,      ///< connected, but under one byte a second for stall_seconds
  DGM_TRANSFER_UNANSWERED,   ///< no connection within connect_seconds
  DGM_TRANSFER_UNRESOLVED,   ///< no address is known for the host or the proxy
  DGM_TRANSFER_UNREACHABLE,  ///< no way to the address: no network, or none that leads there
  DGM_TRANSFER_UNCONNECTED,  ///< the other side does not take the connection
  DGM_TRANSFER_INSECURE,     ///< no TLS connection that can be trusted
  DGM_TRANSFER_CUT,          ///< the connection ended before the answer did
  DGM_TRANSFER_MISDIRECTED,  ///< a redirect to another protocol, to nowhere, or one too many
  DGM_TRANSFER_BAD_ADDRESS,  ///< not an http(s) address
  DGM_TRANSFER_GARBLED,      ///< not HTTP, or a body that cannot be decoded
  DGM_TRANSFER_NO_RESOURCES, ///< out of memory, or libcurl cannot be set up
};

/// What the last answer's header says. The texts live as long as the call of `began`.
struct dgm_transfer_head {
  int32_t status; ///< 200 … 599
  int64_t length; ///< of the body as it travels, before decoding; -1 where it is not said
  const char *_Nullable content_range;
  const char *_Nullable content_encoding;
  const char *_Nullable content_type;
  const char *_Nullable etag;
  const char *_Nullable last_modified;
};

/// What to transfer, and whom to tell. Texts are copied where they are kept; NULL stands for none.
struct dgm_transfer_request {
  const char *url;                     ///< http or https
  int64_t offset;                      ///< first byte wanted; above 0 it becomes `Range: bytes=offset-`
  const char *_Nullable if_range;      ///< an ETag or a date
  const char *_Nullable if_none_match; ///< an ETag
  const char *_Nullable proxy;         ///< NULL: as the environment says; "": none
  const char *_Nullable authorities;   ///< PEM file of authorities in place of the system's
  bool raw;                            ///< hand over the body as it travels, without undoing its Content-Encoding
  int32_t connect_seconds;             ///< for name, connection and TLS
  int32_t stall_seconds;               ///< see DGM_TRANSFER_STALLED
  void *_Nullable context;             ///< the callbacks' first argument
  /// Called once, before any byte of the body. False ends the transfer.
  bool (*began)(void *_Nullable context, const struct dgm_transfer_head *head);
  /// Called with each piece of the decoded body. False ends the transfer.
  bool (*received)(void *_Nullable context, const void *bytes, size_t count);
  /// Asked at least every 50 ms. True ends the transfer.
  bool (*is_cancelled)(void *_Nullable context);
};

/// What came of it.
struct dgm_transfer_outcome {
  enum dgm_transfer_end end;
  const char *detail; ///< libcurl's or the system's word for it: fixed text, never part of an address
};

/// Transfers in the calling thread and returns when all is over. Threads may call it at the same time.
///
/// Redirects: at most 5, from https only to https, from http to http or https. Certificates are verified; no
/// cookies, no netrc, no HSTS cache, no signals. Statuses from 400 on are no faults. The request asks for the identity
/// encoding; a body that is encoded all the same is decoded.
struct dgm_transfer_outcome dgm_transfer(const struct dgm_transfer_request *request);

#pragma clang assume_nonnull end
#endif
