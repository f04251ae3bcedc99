/** “Which of them are due next week” and “when did I add it” change nothing. */
export function asksSomething(said: string): boolean {
  return asking.test(said)
}

const asking =
  /^(?:so |and |ok |ok, )*(?:(?:what|which|who|whose)\b(?!'?s? (?:about|if)\b)|(?:when|why|how|where) (?:did|do|does|is|was|are|were)\b|(?:did|does|was|were|is) (?:i|you|he|she|it|they|we|that)\b)/i
