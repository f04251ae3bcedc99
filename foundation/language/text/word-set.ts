/** The words of a text, each separated by white space. */
export function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/))
}
