import { withoutMarks } from '#foundation/contract/without-marks.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { dayHere } from '#foundation/web/own-zone.ts'
import type { FoundThing } from '../contract.ts'
import type { SaidFilters } from '../rules/said-filters.ts'

type Found = Pick<FoundThing, 'kind' | 'at'>
type Passage = FoundThing['passages'][number]

/** The day of what was found. A task is due on a day, which comes as its first moment in UTC. */
export function dayOfThing({ kind, at }: Found): string {
  const isDay = kind === 'task' && at.endsWith('T00:00:00.000Z')
  return dateText(isDay ? at.slice(0, 10) : dayHere(at), 'brief', timeFormat())
}

/** “Page 3 · Costs › Travel”: where a passage stands, and beneath which headings. */
export function whereOf({ place }: Pick<Passage, 'place'>): string {
  if (!place) return ''
  return [placeInWords(place), (place.heading ?? []).join(' › ')].filter((words) => words !== '').join(' · ')
}

type Words = Pick<Passage, 'text' | 'marks'>

/** Notes and messages are Markdown: what they say, without its marks. Files and mail hold these characters as they are. */
export function asSaid(kind: FoundThing['kind'], { text, marks }: Words): Words {
  if (kind === 'file' || kind === 'mail') return { text, marks }
  const lit = marks.toReversed().reduce((all, [from, to]) => {
    return `${all.slice(0, from)}${hitStart}${all.slice(from, to)}${hitEnd}${all.slice(to)}`
  }, text)
  const plain = withoutMarks(lit)
  const kept: Words = { text: '', marks: [] }
  for (const [at, part] of plain.split(hitStart).entries()) {
    const [hit = '', after = ''] = at === 0 ? ['', part] : part.split(hitEnd)
    if (hit !== '') kept.marks.push([kept.text.length, kept.text.length + hit.length])
    kept.text += hit + after
  }
  return kept
}

/** They stand for where a word that was looked for begins and ends; no text that is searched holds them. */
const [hitStart, hitEnd] = ['\u0001', '\u0002'] as const

const before = 16

/** The passage from shortly before its first mark on, so that the mark is seen where there is room for a few words. */
export function fromFirstMark({ text, marks }: Words): Words {
  const first = marks[0]?.[0] ?? 0
  if (first <= before * 2) return { text, marks }
  const gap = text.slice(first - before, first).indexOf(' ')
  const word = gap === -1 ? first : first - before + gap + 1
  // The dash of a list means nothing in the middle of a line.
  const from = word + (/^(?:[-*+>]|#+|\d+[.)]) +/.exec(text.slice(word, first))?.[0].length ?? 0)
  return { text: `…${text.slice(from)}`, marks: marks.map(([start, end]) => [start - from + 1, end - from + 1]) }
}

/** What is marked in it, which may be other forms of the words that were looked for. */
export function markedIn({ title, marks, passages }: Pick<FoundThing, 'title' | 'marks' | 'passages'>): string {
  return [{ text: title, marks }, ...passages]
    .flatMap((each) => each.marks.map(([from, to]) => each.text.slice(from, to)))
    .join(' ')
}

/** “3 found for “lake””; of more than are shown, the best. */
export function countWords(count: number, most: number, words: string): string {
  if (count === 0) return `Nothing found for “${words}”`
  return count < most ? `${count} found for “${words}”` : `The ${most} that fit “${words}” best`
}

/** Why there is no result, with the filters that were chosen or read in the words. */
export function nothingWords(words: string, isFiltered: boolean, said: SaidFilters | undefined): string {
  if (isFiltered) return `Nothing within these filters contains “${said?.text ?? words}”.`
  return said ? nothingSaid(said) : `No chat, event, task, file, contact or mail contains “${words}”.`
}

function nothingSaid({ text, kinds, endings, person, tag, days }: SaidFilters): string {
  const called = endings.length > 0 ? ` whose name ends in ${endings.map((ending) => `.${ending}`).join(', ')}` : ''
  const when = days === undefined ? '' : ` from ${days}`
  const labelled = tag === undefined ? '' : ` tagged “${tag}”`
  const whom = person === undefined ? '' : ` names ${person}`
  const what = text === person || text === tag ? '' : `${whom === '' ? '' : ' and'} contains “${text}”`
  return `${kinds.length === 0 ? 'Nothing' : `No ${kinds.join(' or ')}`}${called}${labelled}${when}${whom}${what === '' && whom === '' ? ' was found' : what}.`
}
