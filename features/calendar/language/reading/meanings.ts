import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { changes } from '../changes.ts'
import { notOurs } from '../event/happenings.ts'
import type { Person } from '../event/said-event.ts'
import { readTimes } from '../event/times.ts'
import type { Wish } from '../wish.ts'
import { placeNamed, unquoted } from './names.ts'
import { isTimeAlone } from './splitting.ts'
import { readTarget } from './target.ts'

/** What a template found, under the names that it gives; a template that has no such place leaves it out. */
type Slots = Partial<{
  event: string
  title: string
  place: string
  people: readonly Person[]
  rule: { words: string; rule: string }
  really: string
}>

type Meaning = (slots: Slots, wording: Wording) => Wish | undefined

/** What is wanted, by what stands in the slots; nothing where they do not hold what is needed. */
export const meanings: Readonly<Record<keyof typeof changes.intents, Meaning>> = {
  rename: ({ event = 'it', title = '' }, wording) =>
    saysOther(event) ? undefined : { do: 'rename', target: readTarget(event, wording), title: unquoted(title) },
  'rename-unnamed': ({ event = '' }, wording) =>
    saysOther(event) || !isDefinite(event)
      ? undefined
      : { do: 'rename', target: readTarget(event, wording), title: '' },
  place: ({ event = 'it', place = '' }, wording) =>
    isTimeAlone(place, wording)
      ? undefined
      : { do: 'place', target: readTarget(event, wording), location: placeNamed(place) },
  repeat: ({ event = 'it', rule }, wording) => rule && { do: 'repeat', target: readTarget(event, wording), ...rule },
  invite: ({ event = 'it', people, really }, wording) =>
    !people || !isThere(event, wording)
      ? undefined
      : { do: 'invite', target: readTarget(event, wording), people, really: really !== undefined },
}

/** Chats have names too. */
function saysOther(event: string): boolean {
  return /\b(?:chat|conversation|thread|me)\b/i.test(event)
}

/** “The review”, “tomorrow's sync”: something that is there. */
function isDefinite(event: string): boolean {
  return /^(?:it|that|this|the|my|our|tomorrow|today|next|\w+day)\b|^["“]/i.test(event)
}

/** A time alone names nothing that is there, and what has a length of its own is not there yet. */
function isThere(event: string, wording: Wording): boolean {
  const isNew = readLengths(event).length > 0 && readTimes(event, wording).some(({ saysTime }) => saysTime)
  return (
    isDefinite(event) && !isNew && !isTimeAlone(event, wording) && !wholeCalendar.test(event) && !notOurs.test(event)
  )
}

/** What is added to the calendar itself is no guest of anything in it. */
const wholeCalendar = /^(?:the|my|our)\s+(?:calendar|schedule|diary|agenda|planner)\b/i
