import { z } from 'zod'
import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { createBefore, foundIn } from './creating.ts'
import { activeOnes, isMove, type Known, refOf } from './finding.ts'
import * as words from './wording.ts'

export const findCalendars = 'reminders.find-calendars'

const places = z.array(z.object({ calendar: z.string(), name: z.string() }))

/** Nothing comes before the events of a calendar any more, until that is taken back. */
export function silenceCalendar(turn: Turn, said: string): Move {
  const answer = answerOf(turn, findCalendars)
  if (answer === undefined) return call(findCalendars, {})
  const known = places.safeParse(answer).data
  if (known === undefined) return say(words.unreadable)
  const found = known.find(({ name }) => plain(name) === plain(said))
  if (!found)
    return say(
      words.noCalendar(
        said,
        known.map(({ name }) => name),
      ),
    )
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const own = all.filter(({ target }) => target.calendar === found.calendar)
  const heard = own.filter(({ target }) => target.silent !== true)
  if (own.length > heard.length) return say(words.silentAlready(found.name))
  const silent = { minutes: 0, calendar: found.calendar, named: found.name.slice(0, 300), silent: true }
  const stops = heard.map(({ id }) => ({ tool: 'reminders.stop', input: { id } }))
  return { kind: 'call', calls: [...stops, { tool: createBefore, input: silent }] }
}

/** Where no reminder of its own is called so, it may be the name of an event; `undefined`: there is none either. */
export function silenceEvent(turn: Turn, said: string, all: readonly Known[]): Move | undefined {
  const found = foundIn(turn, { words: said })
  if ('kind' in found) return found
  const [event] = found
  if (!event) return undefined
  const usual = all.filter(({ about, target }) => about === 'calendar' && target.silent !== true)
  if (usual.length === 0) return say(words.nothingBefore(event.title), { shows: all.map(refOf) })
  return call(createBefore, { minutes: 0, event: event.event, named: event.title.slice(0, 300), silent: true })
}

function plain(name: string): string {
  return tokenize(name)
    .map(({ text }) => text)
    .join(' ')
}
