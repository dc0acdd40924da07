# Sourced by the jobs that build: warnings are errors, in Swift and in C and C++.
strict=(
  -Xswiftc -warnings-as-errors
  -Xcc -Wall -Xcc -Wextra -Xcc -Werror
)
