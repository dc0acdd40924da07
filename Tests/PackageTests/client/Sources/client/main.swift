import Dragoman

print("client: linked with \(TranslationRuntime.shared.engineVersion)")
