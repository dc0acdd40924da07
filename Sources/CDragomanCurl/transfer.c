#include "dragoman-curl.h"

#include <curl/curl.h>
#include <errno.h>
#include <pthread.h> // brings clock_gettime along
#include <stdio.h>
#include <string.h>

enum { MOST_REDIRECTS = 5, POLL_MILLISECONDS = 50 };

/// A transfer under way.
struct transfer {
  const struct dgm_transfer_request *request;
  CURL *easy;
  bool connected; ///< the first request has been sent
  bool began;     ///< the header of the last answer is over, and the caller wants its body
  bool declined;
  // The window over which a stall is judged.
  int64_t window_start; ///< milliseconds
  int64_t window_bytes;
};

static pthread_once_t once = PTHREAD_ONCE_INIT;
static CURLcode set_up = CURLE_FAILED_INIT;

static void set_up_once(void) { set_up = curl_global_init(CURL_GLOBAL_DEFAULT); }

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

/// The last answer's header `name`, or NULL.
static const char *header(CURL *easy, const char *name) {
  struct curl_header *found = NULL;
  return curl_easy_header(easy, name, 0, CURLH_HEADER, -1, &found) == CURLHE_OK ? found->value : NULL;
}

/// The value of Content-Length; -1 where it is none, or no number that fits.
static int64_t length_of(const char *text) {
  if (text == NULL || *text == 0)
    return -1;
  int64_t length = 0;
  for (; *text; text++) {
    if (*text < '0' || *text > '9' || length > (INT64_MAX - 9) / 10)
      return -1;
    length = length * 10 + (*text - '0');
  }
  return length;
}

/// Tells the caller of the header that has just ended, unless another answer follows it.
static bool head_ended(struct transfer *transfer) {
  long status = 0;
  curl_easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
  bool is_interim = status < 200;
  bool is_followed = status >= 300 && status < 400 && header(transfer->easy, "Location") != NULL;
  if (transfer->began || is_interim || is_followed)
    return true;
  struct dgm_transfer_head head = {
      .status = (int32_t)status,
      .length = length_of(header(transfer->easy, "Content-Length")),
      .content_range = header(transfer->easy, "Content-Range"),
      .content_encoding = header(transfer->easy, "Content-Encoding"),
      .content_type = header(transfer->easy, "Content-Type"),
      .etag = header(transfer->easy, "ETag"),
      .last_modified = header(transfer->easy, "Last-Modified"),
  };
  transfer->began = transfer->request->began(transfer->request->context, &head);
  transfer->declined = !transfer->began;
  return transfer->began;
}

static size_t on_header(char *line, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  count *= size;
  transfer->window_bytes += (int64_t)count;
  bool is_end = count <= 2 && (count == 0 || line[0] == '\r' || line[0] == '\n');
  return is_end && !head_ended(transfer) ? 0 : count;
}

static size_t on_body(char *bytes, size_t size, size_t count, void *context) {
  struct transfer *transfer = context;
  count *= size;
  transfer->window_bytes += (int64_t)count;
  if (count == 0)
    return 0;
  // A body without a header that was told of is none to hand over.
  if (!transfer->began)
    return 0;
  transfer->declined = !transfer->request->received(transfer->request->context, bytes, count);
  return transfer->declined ? 0 : count;
}

static int on_connected(void *context, char *peer, char *own, int peer_port, int own_port) {
  (void)peer, (void)own, (void)peer_port, (void)own_port;
  struct transfer *transfer = context;
  transfer->connected = true;
  transfer->window_start = milliseconds();
  transfer->window_bytes = 0;
  return CURL_PREREQFUNC_OK;
}

/// Whether too little came in the window that is over. libcurl's own limit averages over the last six seconds, so a
/// transfer that began fast would count as alive for as long after its last byte.
static bool has_stalled(struct transfer *transfer) {
  int64_t now = milliseconds(), seconds = transfer->request->stall_seconds;
  if (!transfer->connected || now - transfer->window_start < seconds * 1000)
    return false;
  if (transfer->window_bytes < seconds)
    return true;
  transfer->window_start = now;
  transfer->window_bytes = 0;
  return false;
}

/// Sets every option; false if one cannot be set.
static bool prepare(struct transfer *transfer, struct curl_slist *headers) {
  const struct dgm_transfer_request *request = transfer->request;
  CURL *easy = transfer->easy;
  bool secure = curl_strnequal(request->url, "https:", 6);
  CURLcode bad = CURLE_OK;
#define SET(option, value) bad = bad ? bad : curl_easy_setopt(easy, option, value)
  SET(CURLOPT_URL, request->url);
  SET(CURLOPT_PROTOCOLS_STR, "http,https");
  SET(CURLOPT_REDIR_PROTOCOLS_STR, secure ? "https" : "http,https");
  SET(CURLOPT_FOLLOWLOCATION, 1L);
  SET(CURLOPT_MAXREDIRS, (long)MOST_REDIRECTS);
  SET(CURLOPT_HTTPGET, 1L);
  SET(CURLOPT_HTTPHEADER, headers);
  SET(CURLOPT_USERAGENT, "dragoman");
  SET(CURLOPT_NETRC, (long)CURL_NETRC_IGNORED);
  SET(CURLOPT_FAILONERROR, 0L);
  // Naming an encoding is what makes libcurl decode at all; it then decodes all it knows.
  SET(CURLOPT_ACCEPT_ENCODING, "identity");
  SET(CURLOPT_HTTP_CONTENT_DECODING, request->raw ? 0L : 1L);
  SET(CURLOPT_SSL_VERIFYPEER, 1L);
  SET(CURLOPT_SSL_VERIFYHOST, 2L);
  if (request->authorities) {
    SET(CURLOPT_CAINFO, request->authorities);
    SET(CURLOPT_CAPATH, NULL);
  }
  SET(CURLOPT_PROXY, request->proxy);
  SET(CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  SET(CURLOPT_CONNECTTIMEOUT, (long)request->connect_seconds);
  SET(CURLOPT_NOSIGNAL, 1L);
  // Without this the end of a transfer waits for the resolver's thread, past every limit and every wish to stop.
  SET(CURLOPT_QUICK_EXIT, 1L);
  SET(CURLOPT_BUFFERSIZE, 1L << 17);
  SET(CURLOPT_HEADERFUNCTION, on_header);
  SET(CURLOPT_HEADERDATA, transfer);
  SET(CURLOPT_WRITEFUNCTION, on_body);
  SET(CURLOPT_WRITEDATA, transfer);
  SET(CURLOPT_PREREQFUNCTION, on_connected);
  SET(CURLOPT_PREREQDATA, transfer);
  if (request->offset > 0) {
    // Not CURLOPT_RESUME_FROM_LARGE: with that, an answer of the whole file is a fault.
    char range[32];
    snprintf(range, sizeof range, "%lld-", (long long)request->offset);
    SET(CURLOPT_RANGE, range);
  }
#undef SET
  return bad == CURLE_OK;
}

static bool append(struct curl_slist **list, const char *name, const char *value) {
  char line[1100];
  int count = snprintf(line, sizeof line, "%s: %s", name, value);
  if (count < 0 || (size_t)count >= sizeof line)
    return false;
  struct curl_slist *longer = curl_slist_append(*list, line);
  if (longer == NULL)
    return false;
  *list = longer;
  return true;
}

/// Whether the system's word for a failed connection is that there is no way, rather than nobody there.
static bool is_no_way(long code) {
  return code == ENETUNREACH || code == EHOSTUNREACH || code == ENETDOWN || code == EHOSTDOWN ||
         code == EADDRNOTAVAIL || code == EACCES || code == EPERM;
}

static enum dgm_transfer_end end_of(const struct transfer *transfer, CURLcode code) {
  long redirects = 0, system = 0;
  curl_easy_getinfo(transfer->easy, CURLINFO_REDIRECT_COUNT, &redirects);
  curl_easy_getinfo(transfer->easy, CURLINFO_OS_ERRNO, &system);
  switch (code) {
  case CURLE_OK:
    return DGM_TRANSFER_DONE;
  case CURLE_OPERATION_TIMEDOUT:
    return transfer->connected ? DGM_TRANSFER_STALLED : DGM_TRANSFER_UNANSWERED;
  case CURLE_COULDNT_RESOLVE_HOST:
  case CURLE_COULDNT_RESOLVE_PROXY:
    return DGM_TRANSFER_UNRESOLVED;
  case CURLE_COULDNT_CONNECT:
    return is_no_way(system) ? DGM_TRANSFER_UNREACHABLE : DGM_TRANSFER_UNCONNECTED;
  case CURLE_PROXY:
    return DGM_TRANSFER_UNCONNECTED;
  case CURLE_SSL_CONNECT_ERROR:
  case CURLE_PEER_FAILED_VERIFICATION:
  case CURLE_SSL_CERTPROBLEM:
  case CURLE_SSL_CIPHER:
  case CURLE_SSL_CACERT_BADFILE:
  case CURLE_SSL_ISSUER_ERROR:
  case CURLE_SSL_INVALIDCERTSTATUS:
  case CURLE_USE_SSL_FAILED:
    return DGM_TRANSFER_INSECURE;
  case CURLE_TOO_MANY_REDIRECTS:
    return DGM_TRANSFER_MISDIRECTED;
  case CURLE_UNSUPPORTED_PROTOCOL:
  case CURLE_URL_MALFORMAT:
    if (redirects > 0)
      return DGM_TRANSFER_MISDIRECTED;
    // An answer without a status line is taken for HTTP/0.9, which is an unsupported protocol too.
    return transfer->connected ? DGM_TRANSFER_GARBLED : DGM_TRANSFER_BAD_ADDRESS;
  case CURLE_WEIRD_SERVER_REPLY:
  case CURLE_BAD_CONTENT_ENCODING:
  case CURLE_WRITE_ERROR:
    return DGM_TRANSFER_GARBLED;
  case CURLE_OUT_OF_MEMORY:
  case CURLE_FAILED_INIT:
    return DGM_TRANSFER_NO_RESOURCES;
  default:
    // Every other fault of an established connection: short bodies, resets, faults of an HTTP/2 stream or of TLS.
    return DGM_TRANSFER_CUT;
  }
}

/// Drives the transfer to its end. libcurl's blocking call would ask for cancellation once a second only.
static struct dgm_transfer_outcome perform(struct transfer *transfer, CURLM *multi) {
  int running = 1;
  while (running > 0) {
    if (transfer->request->is_cancelled(transfer->request->context))
      return (struct dgm_transfer_outcome){DGM_TRANSFER_CANCELLED, "cancelled"};
    CURLMcode bad = curl_multi_perform(multi, &running);
    // Judged after what waits has been read: it may be we who were stopped for a while.
    if (running > 0 && has_stalled(transfer))
      return (struct dgm_transfer_outcome){DGM_TRANSFER_STALLED, "stalled"};
    if (bad == CURLM_OK && running > 0)
      bad = curl_multi_poll(multi, NULL, 0, POLL_MILLISECONDS, NULL);
    if (bad != CURLM_OK)
      return (struct dgm_transfer_outcome){DGM_TRANSFER_NO_RESOURCES, curl_multi_strerror(bad)};
  }
  int rest = 0;
  CURLMsg *message = curl_multi_info_read(multi, &rest);
  CURLcode code = message && message->msg == CURLMSG_DONE ? message->data.result : CURLE_FAILED_INIT;
  if (transfer->declined)
    return (struct dgm_transfer_outcome){DGM_TRANSFER_DECLINED, "declined"};
  return (struct dgm_transfer_outcome){end_of(transfer, code), curl_easy_strerror(code)};
}

struct dgm_transfer_outcome dgm_transfer(const struct dgm_transfer_request *request) {
  struct dgm_transfer_outcome outcome = {DGM_TRANSFER_NO_RESOURCES, "libcurl cannot be set up"};
  pthread_once(&once, set_up_once);
  if (set_up != CURLE_OK)
    return outcome;

  struct transfer transfer = {.request = request, .easy = curl_easy_init(), .window_start = milliseconds()};
  CURLM *multi = curl_multi_init();
  struct curl_slist *headers = NULL;
  bool ready = transfer.easy && multi && (!request->if_range || append(&headers, "If-Range", request->if_range)) &&
               (!request->if_none_match || append(&headers, "If-None-Match", request->if_none_match)) &&
               prepare(&transfer, headers);
  if (ready && curl_multi_add_handle(multi, transfer.easy) == CURLM_OK) {
    outcome = perform(&transfer, multi);
    curl_multi_remove_handle(multi, transfer.easy);
  }
  curl_easy_cleanup(transfer.easy);
  curl_multi_cleanup(multi);
  curl_slist_free_all(headers);
  return outcome;
}
