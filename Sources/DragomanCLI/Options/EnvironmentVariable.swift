/// A variable of the environment that the program heeds, for the documents about it.
struct EnvironmentVariable: Sendable {
  let name: String
  let meaning: String

  /// Those that a user may want to set.
  static let all = [
    EnvironmentVariable(
      name: "DRAGOMAN_MODELS_DIR",
      meaning: "The folder of installed packs. By default $XDG_DATA_HOME/dragoman/models, else"
        + " ~/.local/share/dragoman/models."),
    EnvironmentVariable(
      name: "DRAGOMAN_CATALOG",
      meaning: "A catalog to use in place of the one that came with the program: a file, a folder or an"
        + " address."),
    EnvironmentVariable(
      name: "DRAGOMAN_CATALOG_KEYS",
      meaning: "Files with the public keys of those whose catalogs are believed over the network, separated"
        + " by colons. There are none by default."),
    EnvironmentVariable(
      name: "DRAGOMAN_FOREIGN_CATALOG",
      meaning:
        "A catalog to use besides and without a signature, as 'packs sources add --foreign' adds one: a"
        + " file, a folder or an address."),
    EnvironmentVariable(
      name: "DRAGOMAN_PSEUDO",
      meaning:
        "With 1 any language can be translated into the pseudo-languages en-XA (accented) and ar-XB (from"
        + " right to left), which need no pack."),
    EnvironmentVariable(
      name: "DRAGOMAN_KERNELS", meaning: "Slower kernels than the processor allows, such as 'plain'."),
    EnvironmentVariable(
      name: "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
      meaning: "The languages you would rather read: what 'translate' translates into without --to."),
    EnvironmentVariable(
      name: "XDG_CONFIG_HOME", meaning: "Where dragoman/sources.json is kept. By default ~/.config."),
    EnvironmentVariable(
      name: "http_proxy, https_proxy, no_proxy", meaning: "Proxies for downloads, as curl understands them."),
  ]
}
