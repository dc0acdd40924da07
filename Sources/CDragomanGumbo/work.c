#include "dragoman-gumbo.h"

#include <stdlib.h>
#include <string.h>

/// Elements that have no content, or that the next of their kind ends: they do not nest by themselves.
static const char *const flat[] = {"area", "base",  "br",     "col",    "embed", "hr",    "img",   "input", "link",
                                   "meta", "param", "source", "track",  "wbr",   "p",     "li",    "dt",    "dd",
                                   "tr",   "td",    "th",     "option", "tbody", "thead", "tfoot", "rt",    "rp"};

static int is_letter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

static int is_same(const char *one, const char *other, size_t length) {
  for (size_t i = 0; i < length; i++)
    if ((one[i] | 0x20) != (other[i] | 0x20))
      return 0;
  return 1;
}

static size_t name_length(const char *bytes, size_t length) {
  size_t n = 0;
  while (n < length && n < 64 && bytes[n] != '>' && bytes[n] != '/' && (unsigned char)bytes[n] > ' ')
    n++;
  return n;
}

static int is_flat(const char *name, size_t length) {
  for (size_t i = 0; i < sizeof flat / sizeof *flat; i++)
    if (strlen(flat[i]) == length && is_same(flat[i], name, length))
      return 1;
  return 0;
}

/// The separators up to the end of a tag, as a bound of its attributes.
static uint64_t attribute_count(const char *bytes, size_t length) {
  uint64_t count = 0;
  for (size_t i = 0; i < length && bytes[i] != '>' && bytes[i] != '<'; i++)
    count += (unsigned char)bytes[i] <= ' ' || bytes[i] == '/' || bytes[i] == '"' || bytes[i] == '\'';
  return count;
}

/// An end tag counts only if it ends the element opened last. Where tags overlap the bound is so never too low, and a
/// little too high for the rest of the document.
uint64_t dgm_html_work(const char *bytes, size_t length) {
  size_t *open = malloc((length / 3 + 1) * sizeof *open);
  if (!open)
    return UINT64_MAX;
  uint64_t work = length;
  size_t depth = 0;
  for (size_t i = 0; i + 2 < length; i++) {
    if (bytes[i] != '<')
      continue;
    size_t slash = bytes[i + 1] == '/';
    size_t name = i + 1 + slash;
    if (!is_letter(bytes[name]))
      continue;
    size_t n = name_length(bytes + name, length - name);
    work += depth;
    if (slash) {
      if (depth > 0 && open[depth - 1] + n <= length && is_same(bytes + open[depth - 1], bytes + name, n) &&
          name_length(bytes + open[depth - 1], length - open[depth - 1]) == n)
        depth--;
    } else {
      uint64_t attributes = attribute_count(bytes + name + n, length - name - n);
      work += attributes * attributes;
      if (!is_flat(bytes + name, n))
        open[depth++] = name;
    }
  }
  free(open);
  return work;
}
