import type { FindingKind } from '#foundation/contract/finding.ts'
import { chips, escaped, quote, together } from '#foundation/language/wording/quoting.ts'

type Cell = { text: string; where: string } | undefined
type Side = { kind: FindingKind; rows: readonly (readonly Cell[])[] }

const titles: Readonly<Partial<Record<FindingKind, string>>> = { amount: 'Amounts', date: 'Dates', duty: 'To do' }
const mostRows = 10
const mostLetters = 160

/** What files say of the same things, beside each other in a table. */
export function sideBySide(names: readonly string[], sides: readonly Side[], whole: boolean): string {
  const beginning = whole ? '' : ' Only the beginning of a long file was looked through.'
  const head = [`|  | ${names.map(escaped).join(' | ')} |`, `| --- |${' --- |'.repeat(names.length)}`]
  const rows = sides.flatMap(({ kind, rows: all }) =>
    all
      .slice(0, mostRows)
      .map((cells, at) => `| ${at === 0 ? (titles[kind] ?? '') : ''} | ${cells.map(cellInWords).join(' | ')} |`),
  )
  if (rows.length === 0)
    return `I found no amounts, dates or duties to compare in ${together(names.map(quote))}.${beginning}`
  return `${together(names.map(quote))} side by side, in their own words:${beginning}\n\n${[...head, ...rows].join('\n')}`
}

function cellInWords(cell: Cell): string {
  if (!cell) return '–'
  const { text, where } = cell
  const short = text.length > mostLetters ? `${text.slice(0, mostLetters - 1).toWellFormed()}…` : text
  return where === '' ? escaped(short) : `${escaped(short)} (${escaped(where)})`
}

export const nameTwo = 'Which files should I compare? Two names are enough: “Compare the first offer with the second”.'

export function tooFew(group: string): string {
  return `I find fewer than two files with ${quote(group)} in their names.\n\n${chips(['Show my files'])}`
}

export function whichTwo(names: readonly string[]): string {
  const [first = ''] = names
  const others = names.slice(1).map((other) => `Compare ${escaped(first)} with ${escaped(other)}`)
  return `Which of them should I compare?\n\n${chips(others)}`
}

export function notReadYet(name: string, why: string | undefined): string {
  if (why === undefined) return `${quote(name)} is still being read, so I cannot compare it yet.`
  return `${quote(name)} can’t be compared because it could not be read: ${why}`
}
