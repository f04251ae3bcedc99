import { type FindingKind, findingKinds, type StatedFinding } from '#foundation/contract/finding.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { counted, escaped, list, together } from '../wording/quoting.ts'

/** What is told of each, with where it stands, where that is known. */
export type Told = StatedFinding & { where?: string }

const kindWords: Readonly<Record<FindingKind, { title: string; one: string; many: string }>> = {
  duty: { title: 'To do', one: 'thing to do', many: 'things to do' },
  decision: { title: 'Decisions', one: 'decision', many: 'decisions' },
  question: { title: 'Open questions', one: 'open question', many: 'open questions' },
  date: { title: 'Dates', one: 'date', many: 'dates' },
  amount: { title: 'Amounts', one: 'amount', many: 'amounts' },
  name: { title: 'Names', one: 'name', many: 'names' },
}

const mostOfAKind = 12

/** “3 things to do and 2 dates”; nothing without findings. */
export function countWords(findings: readonly Told[]): string {
  const counts = findingKinds.flatMap((kind) => {
    const count = findings.filter((each) => each.kind === kind).length
    return count === 0 ? [] : [counted(count, kindWords[kind].one, kindWords[kind].many)]
  })
  return together(counts)
}

/** “dates or amounts”, of what was asked for. */
export function kindsAsked(kinds: readonly FindingKind[]): string {
  const words = kinds.map((kind) => kindWords[kind].many)
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(words)
}

/** A list of each kind under its title. */
export function findingsInWords(findings: readonly Told[], format: TimeFormat): string {
  return findingKinds
    .flatMap((kind) => {
      const own = findings.filter((each) => each.kind === kind)
      if (own.length === 0) return []
      const lines = own.slice(0, mostOfAKind).map((each) => line(each, format))
      const more = own.length > mostOfAKind ? [`and ${own.length - mostOfAKind} more`] : []
      return [`**${kindWords[kind].title}**`, list([...lines, ...more])]
    })
    .join('\n\n')
}

function line({ kind, words, text, who, day, time, where = '' }: Told, format: TimeFormat): string {
  const place = where === '' ? '' : ` (${escaped(where)})`
  if (kind === 'name') return `${escaped(words)}${place}`
  if (kind === 'amount' || kind === 'date') return `${escaped(words)}: ${escaped(text)}${place}`
  const when = day === undefined ? '' : dateText(day, 'medium', format)
  const about = [who ?? '', when, time ?? ''].filter((each) => each !== '').map(escaped)
  return `${escaped(words)}${about.length > 0 ? `, ${about.join(', ')}` : ''}${place}`
}
