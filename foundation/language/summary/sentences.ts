/** Where a sentence stands in its text. */
export type Span = { from: number; to: number }

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

/** The sentences of a text. Wrapped lines are joined; any other line ends its sentence. */
export function sentencesOf(text: string): Span[] {
  const joined = withoutWraps(text)
  const spans: Span[] = []
  for (const { segment, index } of segmenter.segment(joined)) {
    const before = spans.at(-1)
    const to = index + segment.length
    if (before && abbreviation.test(joined.slice(Math.max(before.from, before.to - 12), before.to))) before.to = to
    else spans.push({ from: index, to })
  }
  return spans.map((span) => trimmed(text, span)).filter(({ from, to }) => /\p{L}/u.test(text.slice(from, to)))
}

/** The segmenter ends a sentence after an abbreviation if a capital letter follows. */
const abbreviation = /(?:^|[\s(])(?:mr|mrs|ms|dr|prof|st|vs|no|nos|e\.g|i\.e|cf|fig|approx)\. *$/i

/** Keeps the length, so that places in the result are places in the text. */
function withoutWraps(text: string): string {
  const lines = text.split('\n')
  const last = lines.length - 1
  return lines
    .map((line, at) => (at === last ? line : line + (isWrapped(line, lines[at + 1] ?? '') ? ' ' : '\n')))
    .join('')
}

const shortestWrapped = 40

function isWrapped(line: string, next: string): boolean {
  const goesOn = line.trim().length >= shortestWrapped && !/[.!?:;]$/.test(line.trimEnd())
  return goesOn && next.trim() !== '' && !/^\s*(?:[-*•>#|]|\d+[.)]\s)/.test(next)
}

function trimmed(text: string, { from, to }: Span): Span {
  const whole = text.slice(from, to)
  return { from: from + (whole.length - whole.trimStart().length), to: from + whole.trimEnd().length }
}
