import { tokenize } from '#foundation/language/text/tokens.ts'

const lengths: Readonly<Record<string, number>> = {
  feb: 29,
  february: 29,
  apr: 30,
  april: 30,
  jun: 30,
  june: 30,
  sep: 30,
  sept: 30,
  september: 30,
  nov: 30,
  november: 30,
  jan: 31,
  january: 31,
  mar: 31,
  march: 31,
  may: 31,
  jul: 31,
  july: 31,
  aug: 31,
  august: 31,
  oct: 31,
  october: 31,
  dec: 31,
  december: 31,
}

/** A day that no month has: “30 February”. */
export function impossibleDay(text: string): string | undefined {
  const tokens = tokenize(text)
  for (const [at, { text: word, from, to }] of tokens.entries()) {
    const most = lengths[word]
    if (most === undefined) continue
    const [before, behind] = [tokens[at - 1], tokens[at + 1]]
    if (behind && isOver(behind.text, most)) return text.slice(from, behind.to)
    if (before && isOver(before.text, most)) return text.slice(before.from, to)
  }
  return undefined
}

function isOver(word: string, most: number): boolean {
  const digits = ['st', 'nd', 'rd', 'th'].some((end) => word.endsWith(end)) ? word.slice(0, -2) : word
  const day = digits.length <= 2 ? Number(digits) : Number.NaN
  return day > most && day < 100
}
