"""Resource files of one language each, read as {key: text}."""

import html
import json
import re

from .cleaning import WHITESPACE
from .files import pair_by_key, read_text

BRANDS = {
    "brand-short-name": "Firefox",
    "brand-full-name": "Mozilla Firefox",
    "brand-shorter-name": "Firefox",
    "brand-product-name": "Firefox",
    "vendor-short-name": "Mozilla",
    "brand-name-firefox": "Firefox",
    "brand-name-mozilla": "Mozilla",
    "brand-firefox": "Firefox",
    "brand-mozilla": "Mozilla",
}


def brand_name(term):
    """The text of a Fluent term such as brand-name-monitor."""
    words = term.replace("brand-", "").replace("name-", "").replace("-name", "").split("-")
    return BRANDS.get(term, " ".join(word.capitalize() for word in words))


def parse_fluent(text):
    """{identifier: text} of a Fluent file; messages with selectors are left out."""
    values, current, base = {}, None, None
    for line in text.split("\n"):
        match = re.match(r"^([a-zA-Z][\w-]*)\s*=\s*(.*)$", line)
        if match:
            current = base = match[1]
            values[current] = match[2]
            continue
        match = re.match(r"^\s+\.([\w-]+)\s*=\s*(.*)$", line)
        if match and current:
            current = base + "." + match[1]
            values[current] = match[2]
        elif line.startswith("#") or line.startswith("-"):
            current = None
        elif current and line.strip() == "":
            values[current] += "\n"
        elif current and line[:1] in " \t":
            values[current] += ("\n" if values[current] else "") + line.strip()
        elif line.strip():
            current = None
    result = {}
    for key, value in values.items():
        if "->" in value or "[one]" in value or "*[" in value:
            continue
        value = re.sub(r"\{\s*-([\w-]+)[^{}]*\}", lambda m: brand_name(m[1]), value)
        value = re.sub(r'\{\s*"([^"]*)"\s*\}', r"\1", value)
        value = re.sub(r"\{\s*(.*?)\s*\}", r"{\1}", value)
        result[key] = re.sub(r"(?<!\n)\n(?!\n)", " ", value.strip())
    return result


def flatten(tree, prefix=""):
    """(path, text) of every string in nested dictionaries and lists."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from flatten(value, f"{prefix}/{key}")
    elif isinstance(tree, list):
        for index, value in enumerate(tree):
            yield from flatten(value, f"{prefix}/{index}")
    elif isinstance(tree, str):
        yield prefix, tree


def parse_json(text):
    """{path: text} of a JSON or ARB file."""
    return {key: value for key, value in flatten(json.loads(text)) if not key.split("/")[1].startswith("@")}


def parse_yaml(text):
    """{path: text} of a YAML file, the language at its root left out."""
    import yaml

    tree = yaml.load(text, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    if isinstance(tree, dict) and len(tree) == 1:
        tree = list(tree.values())[0]
    return dict(flatten(tree))


def parse_properties(text):
    """{key: text} of a Java .properties file."""
    return {m[1]: m[2] for m in re.finditer(r"^\s*([\w.\-]+)\s*[=:]\s*(.+)$", text, re.M)}


def parse_apple_strings(text):
    """{key: text} of an Apple .strings file."""
    return {
        m[1]: m[2].replace("\\n", "\n").replace('\\"', '"')
        for m in re.finditer(r'^"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', text, re.M)
    }


def parse_php(text):
    """{key: text} of a PHP array file."""
    return {
        m[1]: m[3].replace("\\'", "'")
        for m in re.finditer(r"""['"]([\w.\-]+)['"]\s*=>\s*(['"])((?:[^\\\n]|\\.)*?)\2\s*,?\s*$""", text, re.M)
    }


def parse_typescript(text):
    """{key: text} of a TypeScript module with one dictionary."""
    if "<TS" in text[:400]:
        return {}
    return {
        m[1]: m[2].replace("\\n", "\n").replace('\\"', '"')
        for m in re.finditer(r'^\s*"(\w+)":\s*"((?:[^"\\]|\\.)*)",?\s*$', text, re.M)
    }


def android_text(text):
    """The text of an Android string resource."""
    text = re.sub(r"<!\[CDATA\[(.*?)\]\]>", r"\1", text, flags=re.S)
    text = WHITESPACE.sub(" ", re.sub(r"</?xliff:g[^>]*>", "", text))
    text = text.replace("\\'", "'").replace('\\"', '"').replace("\\n", "\n")
    text = text.replace("\\@", "@").replace("\\?", "?")
    if len(text) > 1 and text[0] == text[-1] == '"':
        text = text[1:-1]
    return text


def parse_android(text):
    """{name: text} of an Android resource file, plurals and arrays by quantity and index."""
    result = {}
    for match in re.finditer(r"<string\s+([^>]*)>(.*?)</string>", text, re.S):
        name = re.search(r'name="([^"]+)"', match[1])
        if name:
            result[name[1]] = match[2]
    for match in re.finditer(r'<plurals\s+[^>]*name="([^"]+)"[^>]*>(.*?)</plurals>', text, re.S):
        for item in re.finditer(r'<item\s+quantity="(one|other)"[^>]*>(.*?)</item>', match[2], re.S):
            result[match[1] + "#" + item[1]] = item[2]
    for match in re.finditer(r'<string-array\s+[^>]*name="([^"]+)"[^>]*>(.*?)</string-array>', text, re.S):
        for index, item in enumerate(re.finditer(r"<item[^>]*>(.*?)</item>", match[2], re.S)):
            result[f"{match[1]}#{index}"] = item[1]
    return {key: android_text(value) for key, value in result.items()}


def parse_resx(text):
    """{name: text} of a .NET resource file."""
    return {
        m[1]: html.unescape(m[2]) for m in re.finditer(r'<data name="([^"]+)"[^>]*>\s*<value>(.*?)</value>', text, re.S)
    }


RESOURCE_PARSERS = {
    "ftl": parse_fluent,
    "json": parse_json,
    "arb": parse_json,
    "yml": parse_yaml,
    "yaml": parse_yaml,
    "properties": parse_properties,
    "strings": parse_apple_strings,
    "php": parse_php,
    "ts": parse_typescript,
    "xml": parse_android,
    "resx": parse_resx,
    "txt": lambda text: {"all": text},
}


def read_resource(path):
    """{key: text} of a resource file of one language."""
    parser = RESOURCE_PARSERS.get(path.rsplit(".", 1)[1].lower())
    return parser(read_text(path)) if parser else {}


def read_resource_pair(other_path, english_path):
    """Pairs of two resource files that share their keys."""
    english, other = read_resource(english_path), read_resource(other_path)
    if re.search(r"messages_[a-z]{2}\.json$", other_path):  # the keys are the English texts
        english = {key: key.strip("/") for key in other}
    yield from pair_by_key(english, other)
