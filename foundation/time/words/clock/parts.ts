import { isOneOf, hasPhrase, wordAt, type Found } from '../text/counts.ts'
import type { Reading } from '../days/dates.ts'

/** A part of the day, from one hour to another. `sharp`: it may be said alone, and names a day too (“tonight”). */
export type Part = {
  name: string
  from: number
  until: number
  /** Days from today. */ away?: number
  half?: 'am' | 'pm'
}

/** “Morning”, “late tonight”, “this afternoon”, “last night”, “lunchtime”, “end of day”, “after school”. */
export function readPart({ tokens }: Reading, at: number): Found<Part> | undefined {
  for (const [phrase, part] of named)
    if (hasPhrase(tokens, at, phrase)) return { value: part, next: at + phrase.split(' ').length }
  const lead = leads.get(wordAt(tokens, at) ?? '')
  const inThe = lead && hasPhrase(tokens, at + 1, 'in the') ? at + 3 : lead ? at + 1 : at
  const here = isOneOf(tokens, inThe, 'this', 'the', 'last', 'tomorrow') ? inThe + 1 : inThe
  const said = wordAt(tokens, here)
  const part = parts.get(said ?? '')
  if (part === undefined || wordAt(tokens, inThe) === 'tomorrow') return undefined
  const value = lead ? narrowed(part, lead) : part
  const which = wordAt(tokens, inThe)
  const next = here + 1
  if (which === 'this') return { value: { ...value, away: 0 }, next }
  if (which === 'last')
    return isOneOf(tokens, here, 'night', 'evening') ? { value: { ...value, away: -1 }, next } : undefined
  return { value, next }
}

type Lead = 'early' | 'mid' | 'late'

const leads = new Map<string, Lead>([
  ['early', 'early'],
  ['mid', 'mid'],
  ['late', 'late'],
  ['later', 'late'],
])

function narrowed(part: Part, lead: Lead): Part {
  if (part.name === 'night' || part.name === 'evening')
    return lead === 'late' ? { ...part, from: 21, until: 24 } : { ...part, until: 21 }
  const middle = (part.from + part.until) / 2
  if (lead === 'mid') return { ...part, from: Math.floor(middle) - 1, until: Math.ceil(middle) + 1 }
  return lead === 'early' ? { ...part, until: Math.floor(middle) } : { ...part, from: Math.floor(middle) }
}

const morning: Part = { name: 'morning', from: 8, until: 12, half: 'am' }
const afternoon: Part = { name: 'afternoon', from: 12, until: 18, half: 'pm' }
const evening: Part = { name: 'evening', from: 18, until: 24, half: 'pm' }
const night: Part = { name: 'night', from: 20, until: 24, half: 'pm' }

const parts = new Map<string, Part>([
  ['morning', morning],
  ['mornings', morning],
  ['morn', morning],
  ['afternoon', afternoon],
  ['afternoons', afternoon],
  ['arvo', afternoon],
  ['evening', evening],
  ['evenings', evening],
  ['eve', evening],
  ['night', night],
  ['nite', night],
  ['tonight', { ...evening, away: 0 }],
  ['tonite', { ...evening, away: 0 }],
  ['2night', { ...evening, away: 0 }],
  ['lunchtime', { name: 'lunch', from: 12, until: 14, half: 'pm' }],
  ['dinnertime', { name: 'dinner', from: 18, until: 21, half: 'pm' }],
])

const named: [string, Part][] = [
  ['first thing in the morning', { ...morning, until: 10 }],
  ['in the early hours', { name: 'morning', from: 0, until: 4, half: 'am' }],
  ['early in the day', { ...morning, until: 10 }],
  ['after school', { name: 'after school', from: 15, until: 21, half: 'pm' }],
  ['after work', { name: 'after work', from: 17, until: 21, half: 'pm' }],
  ['after lunch', { name: 'after lunch', from: 13, until: 17, half: 'pm' }],
  ['before lunch', { name: 'before lunch', from: 10, until: 12, half: 'am' }],
  ['end of the day', { name: 'end of day', from: 17, until: 24, half: 'pm' }],
  ['end of day', { name: 'end of day', from: 17, until: 24, half: 'pm' }],
  ['eod', { name: 'end of day', from: 17, until: 24, half: 'pm' }],
  ['close of business', { name: 'end of day', from: 17, until: 24, half: 'pm' }],
  ['cob', { name: 'end of day', from: 17, until: 24, half: 'pm' }],
  ['at lunch', { name: 'lunch', from: 12, until: 14, half: 'pm' }],
  ['lunch time', { name: 'lunch', from: 12, until: 14, half: 'pm' }],
  ['dinner time', { name: 'dinner', from: 18, until: 21, half: 'pm' }],
]
