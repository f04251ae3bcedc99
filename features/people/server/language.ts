import { z } from 'zod'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { date, days } from '#foundation/language/pieces/pieces.ts'
import { clockText, type Stretch, stretch } from '../language/stretch.ts'
import type { Parts, Understood } from '#foundation/language/understanding.ts'
import {
  answerOf,
  ask,
  bindLanguage,
  call,
  type Glance,
  type Move,
  type Plan,
  say,
  sayInTurn,
  type Turn,
} from '#foundation/server/language.ts'
import { people } from '../language/index.ts'
import * as words from '../language/wording.ts'

const read = 'people.read-profile'
const change = 'people.change-profile'

const profileShape = z.object({
  name: z.string(),
  workingHours: z.array(z.object({ day: z.number(), start: z.string(), end: z.string() })),
})

/** First the profile is looked up, then something is made of it. */
function withProfile(turn: Turn, then: (profile: z.infer<typeof profileShape>) => Move): Move {
  const answer = answerOf(turn, read)
  if (answer === undefined) return call(read, {})
  const profile = profileShape.safeParse(answer)
  return profile.success ? then(profile.data) : say(words.unread)
}

const readHours: Plan = (turn) =>
  withProfile(turn, ({ workingHours }) => {
    const { format } = turn.context
    const [asked] = turn.parts.all(date)
    const [day = asked?.date.dayOfWeek] = turn.parts.all(days).flat()
    return say(day === undefined ? words.hours(workingHours, format) : words.hoursOn(day, workingHours, format))
  })

const changeHours: Plan = (turn) => {
  const { said, hours, isOff } = saidOf(turn.parts)
  if (said.length === 0 && !hours) return ask(words.whichHours, 'hours')
  const whole = hours?.start !== undefined && hours.end !== undefined
  if (said.length > 1 && whole && !isOff) return put(said.map((day) => ({ day, ...spanOf(hours) })))
  return withProfile(turn, ({ workingHours }) => {
    const isOffAlready = isOff && said.length > 0 && workingHours.every(({ day }) => !said.includes(day))
    return isOffAlready ? say(words.alreadyOff(said)) : put(merged(turn, workingHours))
  })
}

function put(workingHours: readonly words.WorkingDay[]): Move {
  if (workingHours.length === 0) return say(words.noDays)
  if (workingHours.some(({ start, end }) => start >= end)) return ask(words.neverEnds, 'hours-again')
  return call(change, { workingHours: workingHours.toSorted((one, other) => one.day - other.day) })
}

/** What was not said stays as it is: the days, the hours, or both of the days that were not named. */
function merged({ parts }: Turn, present: readonly words.WorkingDay[]): words.WorkingDay[] {
  const { said, hours, isOff } = saidOf(parts)
  if (isOff) return present.filter(({ day }) => !said.includes(day))
  const [usual = { day: 1, start: '09:00', end: '17:00' }] = present
  const span = hours ? spanOf(hours) : {}
  if (said.length === 0) {
    const kept = present.length > 0 ? present : [1, 2, 3, 4, 5].map((day) => ({ ...usual, day }))
    return kept.map((each) => ({ ...each, ...span }))
  }
  const named = said.map((day) => ({ ...(present.find((each) => each.day === day) ?? usual), day, ...span }))
  const only = said.length > 1 || /\bonly\b/i.test(parts.sentence)
  return only ? named : [...present.filter(({ day }) => !said.includes(day)), ...named]
}

/** The days and hours of a message; each half of the hours may stand by itself. */
function saidOf(parts: Parts): { said: readonly number[]; hours: Stretch | undefined; isOff: boolean } {
  const halves = parts.all(stretch)
  return {
    said: parts.all(days).flat(),
    hours: halves.length === 0 ? undefined : Object.assign({}, ...halves),
    isOff: parts.names('people/off').length > 0 || (halves.length === 0 && parts.names('people/off-too').length > 0),
  }
}

function spanOf({ start, end }: { start?: number; end?: number }) {
  return {
    ...(start !== undefined && { start: clockText(start) }),
    ...(end !== undefined && { end: clockText(end) }),
  } as { start: string; end: string }
}

const changeName: Plan = ({ parts }) => {
  if (parts.text === undefined) return ask(words.whichName, 'own-name')
  // “Max not Maximilian”
  const [name = ''] = parts.text.split(' not ')
  return call(change, { name: withoutEnd(name.trim(), '.!,').slice(0, 200) })
}

const readName: Plan = (turn) => withProfile(turn, ({ name }) => say(words.name(name)))

function completed({ parts }: Understood, mayBeDays: boolean): Partial<Parts> | undefined {
  const { said, hours } = saidOf(parts)
  return hours || (mayBeDays && said.length > 0) ? {} : undefined
}

/** The hours of today. */
const glance: Glance = {
  order: 10,
  calls: () => [{ tool: read, input: {} }],
  tell([answer], { today, context: { format } }) {
    const profile = profileShape.safeParse(answer)
    if (!profile.success) return []
    return [
      words.hoursToday(
        profile.data.workingHours.find(({ day }) => day === today.dayOfWeek),
        format,
      ),
    ]
  },
}

/** “Friday never” and “on Mondays until 2” speak of working hours only right after these were spoken of. */
function sameOfHours(_: Parts, { asked }: Dialogue): string {
  return asked?.intent === 'change-hours' || asked?.intent === 'read-hours' ? 'change-hours' : 'out-of-scope'
}

/** “Delete all my data” deletes no file of that name. */
const leaves =
  /^\W*(?:(?:please|can you|could you|i want to|i would like to) )*(?:delete|erase|remove|wipe|close|cancel) (?:all |everything |all of )?(?:of )?my (?:data|account|profile)\b/i
const leave: Plan = (turn) => sayInTurn(turn, 'leave', words.leaving)

export const peopleLanguage = bindLanguage(people, {
  weights: new URL('../language/intents.weights', import.meta.url),
  plans: {
    'read-hours': readHours,
    'change-hours': changeHours,
    'change-name': changeName,
    'read-name': readName,
    leave,
  },
  follows: { 'same-of-hours': sameOfHours },
  byExample: true,
  reads: (sentence) => (leaves.test(sentence) ? [{ intent: 'leave', wish: undefined, sure: true }] : []),
  glance,
  asks: [
    { question: 'hours', intent: 'change-hours', complete: (reply) => completed(reply, true) },
    { question: 'hours-again', intent: 'change-hours', complete: (reply) => completed(reply, false) },
    { question: 'own-name', intent: 'change-name', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
  doings: { [read]: 'Reading your profile', [change]: 'Changing your profile' },
})
