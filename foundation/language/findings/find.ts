import { readDays, type WrittenDay } from './days.ts'
import { readDuty } from './duties.ts'
import type { FindingKind } from '#foundation/contract/finding.ts'
import type { Finding, FindingSource } from './finding.ts'
import { readAmounts, readNames, readTotal } from './names.ts'
import { type Unit, unitsOf } from './units.ts'

export type Wanted = {
  /** The day from which “Friday” counts, where the text itself gives none. */
  day?: string | undefined
}

const mostOfAKind = 60

/** Duties, decisions, open questions, dates, sums and names, each as it is written and once, in their order. */
export function findIn(sources: readonly FindingSource[], { day }: Wanted = {}): Finding[] {
  const units = unitsOf(sources)
  const base = ownDay(sources) ?? day
  const known = new Set<string>()
  const counts = new Map<FindingKind, number>()
  return units
    .flatMap((unit, at) => findingsIn(unit, units.slice(at + 1, at + 3), base))
    .filter(({ kind, words, day: on }) => {
      const key = `${kind} ${on ?? ''} ${words.toLowerCase()}`
      const count = counts.get(kind) ?? 0
      if (known.has(key) || count === mostOfAKind) return false
      known.add(key)
      counts.set(kind, count + 1)
      return true
    })
}

const head = 600

/** The first whole date near the beginning: minutes and letters are dated there. */
function ownDay(sources: readonly FindingSource[]): string | undefined {
  let left = head
  for (const { text } of sources) {
    const first = readDays(text.slice(0, left), undefined).find(({ day }) => day !== undefined)
    if (first) return first.day
    left -= text.length
    if (left <= 0) return undefined
  }
  return undefined
}

function findingsIn(unit: Unit, next: readonly Unit[], base: string | undefined): Finding[] {
  const text = unit.text.split('\t').join(' · ')
  const about = { source: unit.source, text }
  const days = readDays(unit.text, base)
  const read = readDuty(unit, next)
  const found: Finding[] = []
  if (read) {
    const due = read.kind === 'duty' ? dueOf(unit.text, days) : undefined
    const words = read.kind === 'duty' ? withoutDue(read.words, due) : read.words
    found.push({ ...about, ...read, words, ...dated(due) })
  }
  for (const day of days) {
    const rule = day.byWeekday ? 'weekday' : 'written date'
    found.push({ ...about, kind: 'date', rule, words: day.words, ...dated(day) })
  }
  for (const { words, rule } of unit.isRow
    ? [...readAmounts(unit.text), ...readTotal(unit.text)]
    : readAmounts(unit.text))
    found.push({ ...about, kind: 'amount', rule, words })
  if (!unit.isRow)
    for (const { words, rule } of readNames(unit.plain)) found.push({ ...about, kind: 'name', rule, words })
  return found
}

function dated(day: WrittenDay | undefined): Pick<Finding, 'day' | 'time'> {
  if (day?.day === undefined) return {}
  return { day: day.day, ...(day.time !== undefined && { time: day.time }) }
}

const until =
  /(?:by|until|before|no later than|due|deadline|bis|zum|latest)[:,]?(?: on| the| next| this| zum)?(?: \p{L}{4,10},)?\s$/iu

/** The date behind “by” or “until”, or else the only one. */
function dueOf(text: string, days: readonly WrittenDay[]): WrittenDay | undefined {
  return (
    days.find(({ at }) => until.test(text.slice(Math.max(0, at - 40), at))) ?? (days.length === 1 ? days[0] : undefined)
  )
}

/** “Send the offer by Friday.” is to send the offer. */
function withoutDue(words: string, due: WrittenDay | undefined): string {
  const bare = words.replace(/(?<![.;\s])[.;\s]+$/u, '')
  if (!due || !bare.endsWith(due.words)) return bare
  const rest = bare
    .slice(0, bare.length - due.words.length)
    .trimEnd()
    .replace(/(?<!\p{L})(?:mon|tues|wednes|thurs|fri|satur|sun)day,?$/iu, '')
    .trimEnd()
    .replace(leadsToDue, '')
  return rest.length > 3 ? rest.trimEnd().replace(/(?<![,(–-])[,(–-]{1,3}$/u, '') : bare
}

const leadsToDue =
  /(?<![\s,(–-])[\s,(–-]{1,3}(?:(?:by|until|before|no later than|due|on|next|this|bis|am|zum|deadline:?|at the latest on) ?){1,3}$/iu
