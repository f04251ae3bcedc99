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
  const known = calendarsOf(turn)
  if (isMove(known)) return known
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

/** The usual reminders come before the events of these calendars, and of no others. */
export function onlyCalendars(turn: Turn, said: string): Move {
  const known = calendarsOf(turn)
  if (isMove(known)) return known
  const chosen = namedIn(known, said)
  if (isMove(chosen)) return chosen
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const usual = all.filter(({ about }) => about === 'calendar')
  const isKept = ({ target }: Known) =>
    target.silent !== true && chosen.some(({ calendar }) => calendar === target.calendar)
  const isSilentElsewhere = ({ target }: Known) =>
    target.silent === true && target.calendar !== undefined && !chosen.some((one) => one.calendar === target.calendar)
  const stops = usual.filter((each) => !isKept(each) && !isSilentElsewhere(each))
  const general = usual.filter(({ target }) => target.calendar === undefined && target.silent !== true)
  const missing = chosen.filter(
    ({ calendar }) => !usual.some((each) => isKept(each) && each.target.calendar === calendar),
  )
  if (stops.length === 0 && missing.length === 0) return say(words.onlyAlready(chosen.map(({ name }) => name)))
  const before = general.length === 0 ? [usualMinutes] : general.map(({ minutes }) => minutes ?? usualMinutes)
  const creates = missing.flatMap(({ calendar, name }) =>
    before.map((minutes) => ({ tool: createBefore, input: { minutes, calendar, named: name.slice(0, 300) } })),
  )
  return { kind: 'call', calls: [...stops.map(({ id }) => ({ tool: 'reminders.stop', input: { id } })), ...creates] }
}

/** Where no time before events is usual yet. */
const usualMinutes = 10

type Place = z.infer<typeof places>[number]

function calendarsOf(turn: Turn): Place[] | Move {
  const answer = answerOf(turn, findCalendars)
  if (answer === undefined) return call(findCalendars, {})
  return places.safeParse(answer).data ?? say(words.unreadable)
}

/** The calendar of this name, or those of “Work and Family”. */
function namedIn(known: readonly Place[], said: string): Place[] | Move {
  const find = (name: string) => known.filter((each) => plain(each.name) === plain(name))
  const whole = find(said)
  if (whole.length > 0) return whole
  const names = said.split(/,? and (?:the |my |our )?|, (?:the |my |our )?/i)
  const missing = names.find((name) => find(name).length === 0)
  if (missing === undefined) return names.flatMap(find)
  return say(
    words.noCalendar(
      missing,
      known.map(({ name }) => name),
    ),
  )
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
