/// How the letters of a line are cased.
package enum LineCase: Hashable, Sendable {
  case capitals, title, other
}
