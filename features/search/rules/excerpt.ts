/** A range of a text: from, and up to. */
export type Mark = [from: number, to: number]
export type Marked = { text: string; marks: Mark[] }

const mostLetters = 280
const lettersBefore = 60

/** The part of a text with the most different words that were looked for, cut between words, in one line. */
export function excerptOf(text: string, marks: readonly Mark[]): Marked {
  const from = beginningOf(text, bestMark(text, marks))
  const end = from + mostLetters >= text.length ? text.length : lastGap(text, from + mostLetters)
  const before = from > 0 ? '…' : ''
  const after = end < text.length ? '…' : ''
  const shift = before.length - from
  return {
    // Letter by letter, so that the marks stay where they are.
    text: `${before}${text.slice(from, end).replaceAll(/\s/gu, ' ').toWellFormed()}${after}`,
    marks: marks
      .filter(([start, stop]) => start >= from && stop <= end)
      .map(([start, stop]): Mark => [start + shift, stop + shift]),
  }
}

/** The position of the excerpt's first mark. */
export function bestMark(text: string, marks: readonly Mark[]): number {
  let best = { at: marks[0]?.[0] ?? 0, words: 0 }
  for (const [index, [at]] of marks.entries()) {
    const near = marks.slice(index).filter(([, to]) => to <= at + mostLetters - lettersBefore)
    const words = new Set(near.map(([from, to]) => text.slice(from, to).toLowerCase())).size
    if (words > best.words) best = { at, words }
  }
  return best.at
}

/** With the line of the word, where that begins shortly before: the first line of a mail names its sender. */
function beginningOf(text: string, at: number): number {
  const line = text.slice(Math.max(0, at - lettersBefore), at).lastIndexOf('\n')
  if (line >= 0) return Math.max(0, at - lettersBefore) + line + 1
  if (at <= lettersBefore) return 0
  const gap = text.slice(at - lettersBefore, at).search(/\s/u)
  return gap < 0 ? at : at - lettersBefore + gap + 1
}

function lastGap(text: string, end: number): number {
  const part = text.slice(end - lettersBefore, end)
  const gap = Math.max(part.lastIndexOf(' '), part.lastIndexOf('\n'))
  return gap < 0 ? end : end - lettersBefore + gap
}
