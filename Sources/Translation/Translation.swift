// Dragoman under the name of Apple's framework, so that `import Translation` compiles unchanged. On Apple's systems that
// name is theirs, and Package.swift leaves this module out.
@_exported public import Dragoman
