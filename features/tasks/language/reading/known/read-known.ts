import { findPhrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { withBareDays } from '#foundation/time/words/bare-days.ts'
import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../courtesy.ts'
import { mendedOrder } from '../mended.ts'
import { dayIn } from './days.ts'
import { type Deed, deedIn, isTelling, type SaidDeed } from './deeds.ts'
import { doubts } from './known-words.ts'
import { type KnownTask, titlesOf } from './mentions.ts'
import { type Part, partsOf } from './parts.ts'
import { nameIn, personIn } from './person.ts'

/** What is to become of one task; of several where nothing tells which of them is meant, or where all are. */
export type KnownDeed = { ids: string[]; deed: Deed; isSure: boolean; isAll: boolean }

/** `spoken`: tasks that were spoken of right before, which a deed without a name is about. */
type Around = { wording: Wording; tasks: readonly KnownTask[]; spoken: readonly string[] }

const mostCharacters = 300

/** What a message says of tasks that are there, by the words of their titles. */
export function readKnown(message: string, { wording, tasks, spoken }: Around): KnownDeed[] {
  const { text, person, at, name } = readable(message)
  if (text === undefined) return []
  const titles = titlesOf(tasks)
  const groups = grouped(partsOf(text, titles, wording), wording)
  const given = person && groups.findLast(({ from }) => from <= at)
  if (given) given.deeds.push(person)
  if (name) (groups.at(-1) ?? startOf(groups)).deeds.push(name)
  const isAlone = groups.every(({ subjects }) => subjects.length === 0)
  const found = groups.flatMap(({ subjects, deeds, isAll }) => {
    const said = merged(deeds)
    const about = isAlone ? (allOf(text, tasks) ?? spokenOf(spoken, tasks)) : subjects
    return said === undefined ? [] : about.flatMap((named) => deedFor(named, { ...said, isAll }, tasks))
  })
  return found.filter(({ ids }, place) => found.findLastIndex((other) => other.ids.join() === ids.join()) === place)
}

function startOf(groups: Group[]): Group {
  const group = { subjects: [], deeds: [], from: 0, isAll: false }
  groups.push(group)
  return group
}

/** Whether any task could be meant, so that they are worth a look. */
export function mayBeKnown(message: string, wording: Wording): boolean {
  const { text, person, name } = readable(message)
  if (text === undefined) return false
  if (name) return true
  return (
    person !== undefined ||
    partsOf(text, [], wording).some(
      ({ clause, asks }) => !asks && (dayIn(clause.bare, wording) ?? deedIn(clause, wording)) !== undefined,
    )
  )
}

/** Whether it says that something is open again, so that what is done is worth a look. */
export function mayReopen(message: string, wording: Wording): boolean {
  const { text = '' } = readable(message)
  return partsOf(text, [], wording).some(({ clause, asks }) => !asks && deedIn(clause, wording)?.deed.do === 'reopen')
}

type Readable = { text?: string; person?: SaidDeed; name?: SaidDeed; at: number }

function readable(message: string): Readable {
  const isAsked = message.trimEnd().endsWith('?') ? '?' : ''
  const plain = withoutCourtesy(reworded(withBareDays(withDottedDays(mendedOrder(message))))) + isAsked
  if (plain.length > mostCharacters || findPhrases(tokenize(plain), doubts).length > 0) return { at: 0 }
  const { rest: before, name } = nameIn(plain)
  const { rest, person, at } = personIn(before)
  return { text: rest, ...(person && { person }), ...(name && { name }), at }
}

/** “Two more days” is two days more. */
function reworded(text: string): string {
  return text
    .replace(/\b(more|extra|additional|further) (days?|weeks?|months?)\b/gi, '$2 $1')
    .replace(/\b(today|tomorrow|\w{3,6}day) now\b/gi, '$1')
    .replace(/\bcoming (?=\w{3,6}day\b)/gi, '')
}

type Group = { subjects: number[][]; deeds: SaidDeed[]; from: number; isAll: boolean }

/** Each run of names with what is said of them: “the cards and the gift are done, the toner by Friday”. */
function grouped(parts: readonly Part[], wording: Wording): Group[] {
  const groups: Group[] = []
  let isOpen = false
  for (const { clause, subjects: named, asks, from } of parts) {
    const said = asks ? undefined : deedIn(clause, wording)
    const isAll = clause.tokens.some(({ text }) => text === 'both' || text === 'all')
    const last = groups.at(-1)
    if (named.length === 0) {
      if (!said || said.left.length > 0) continue
      if (last) last.deeds.push(said)
      else groups.push({ subjects: [], deeds: [said], from, isAll })
      if (last && isAll) last.isAll = true
      isOpen = false
      continue
    }
    // What is said first may be about what is named behind it: “by Friday: the report”.
    const group =
      last && (isOpen || last.subjects.length === 0) ? last : { subjects: [], deeds: [], from, isAll: false }
    if (group !== last) groups.push(group)
    if (isAll) group.isAll = true
    if (!group.subjects.some((each) => each.join() === named.join())) group.subjects.push(named)
    if (said) group.deeds.push(said)
    isOpen = !said && !asks && !isTelling(clause)
  }
  return groups
}

/** What was spoken of, where that is one. */
function spokenOf([only, ...more]: readonly string[], tasks: readonly KnownTask[]): number[][] {
  const at = tasks.findIndex(({ id }) => id === only)
  return at < 0 || more.length > 0 ? [] : [[at]]
}

/** “Both”, “all three”: as many as there are. */
function allOf(text: string, tasks: readonly KnownTask[]): number[][] | undefined {
  const [, count = ''] = /\b(both|all (?:two|three|four|five|\d))\b/i.exec(text) ?? []
  const open = tasks.flatMap(({ status }, at) => (status === 'done' ? [] : [[at]]))
  return counts[count.toLowerCase().replace('all ', '')] === open.length ? open : undefined
}

const counts: Readonly<Record<string, number>> = { both: 2, two: 2, three: 3, four: 4, five: 5, 2: 2, 3: 3, 4: 4, 5: 5 }

/** What weighs most is meant: “it was withdrawn, so drop it”. */
function merged(deeds: readonly SaidDeed[]): SaidDeed | undefined {
  const of = (name: Deed['do']) => deeds.filter(({ deed }) => deed.do === name)
  if (of('leave').length > 0) return undefined
  const end = of('delete').at(-1) ?? of('reopen').at(-1)
  if (end) return end
  const [changed, done] = [of('change'), of('complete')]
  const plain = changed.filter(({ left }) => left.length === 0)
  const changes = plain.length > 0 ? plain : changed
  const order = done.find(({ isTold }) => !isTold)
  if (order ?? changes.length === 0) return order ?? done[0]
  const to = Object.assign({}, ...changes.map(({ deed }) => (deed.do === 'change' ? deed.to : {})))
  return { deed: { do: 'change', to }, left: changes.flatMap(({ left }) => left), isTold: true }
}

const mostLeft = 2

function deedFor(
  named: readonly number[],
  { deed, left, isAll }: SaidDeed & { isAll: boolean },
  tasks: readonly KnownTask[],
): KnownDeed[] {
  const fitting = named
    .flatMap((at) => tasks[at] ?? [])
    .filter(({ status }) => (status === 'done') === (deed.do === 'reopen'))
  if (fitting.length === 0 || left.length > mostLeft) return []
  return [{ ids: fitting.map(({ id }) => id), deed, isSure: left.length === 0, isAll }]
}
