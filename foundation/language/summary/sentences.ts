import { lightWords } from '../english/everyday-words.ts'

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
    if (before && goesOnAfter(joined.slice(Math.max(before.from, before.to - 24), before.to), segment)) before.to = to
    else spans.push({ from: index, to })
  }
  return spans.map((span) => trimmed(text, span)).filter(({ from, to }) => /\p{L}/u.test(text.slice(from, to)))
}

/** The segmenter ends a sentence at a full stop if a number or a capital letter follows, also after “Mrs.” or “am 3.”. */
function goesOnAfter(end: string, next: string): boolean {
  if (end.endsWith('\n')) return false
  if (abbreviation.test(end) || /[([{]$/.test(end)) return true
  if (beforeNumber.test(end)) return /^\d/.test(next)
  if (/(?:^|\s)\d{1,2}\. *$/.test(end)) return month.test(next)
  return oftenAtEnd.test(end) && !light.has((/^\p{L}+/u.exec(next)?.[0] ?? '').toLowerCase())
}

/** Abbreviations in English and German that never end a sentence. */
const abbreviation =
  /(?:^|[\s("“„])(?:mrs?|ms|dr|prof|vs|nos|e\. ?g|i\. ?e|cf|approx|hr|fr|dipl|ing|ca|bzw|vgl|sog|inkl|z\. ?b|d\. ?h|u\. ?a|mio|mrd|nr|abs|ziff)\. *$/i

/** “Lindenstr. 12”, “Art. 28”; “no.” may be an answer. */
const beforeNumber = /(?:(?:^|[\s(])(?:no|art|fig|sec|ch|vol|pp?|par|para|ext|tel)|str)\. *$/i

/** Initials, “the U.S. Government” and “Ltd.” may end a sentence: a word such as “the” begins another one. */
const oftenAtEnd = /(?:^|[\s(.])(?:\p{Lu}|[Ss]t|Ltd|Inc|Co|Corp)\. *$/u

const month = /^(?:Januar|Jänner|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember)(?!\p{L})/u

const light = new Set(lightWords)

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
