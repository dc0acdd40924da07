import Dragoman

print("client: linked with Dragoman")
