/** Whole sentences; what is shortened (“Ms. Petrov”, “4 p.m. today”) ends none. */
export function sentencesIn(text: string): string[] {
  const found: string[] = []
  for (const part of text.split(/(?<=[.!?])\s+/)) {
    const before = found.at(-1)
    if (before !== undefined && (shortened.test(before) || (ordinal.test(before) && month.test(part))))
      found[found.length - 1] = `${before} ${part}`
    else found.push(part)
  }
  return found
}

const shortened = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|no|nr|vs|approx|ca|incl|p\.m|a\.m|e\.g|i\.e)\.$/i
/** “Am 10. Dezember”. */
const ordinal = /(?:^|\s)\d{1,2}\.$/
const month = /^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)\b/i
