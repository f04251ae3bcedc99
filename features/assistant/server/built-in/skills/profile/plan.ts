import { z } from 'zod'
import { clockText } from '../../reading/clock.ts'
import { answerOf, ask, call, type Move, type Plan, say, type Skill, type Turn } from '../skill.ts'
import { profile as grammar } from './grammar.ts'
import * as words from './wording.ts'

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
    const [date] = turn.parts.dates
    const [day = date?.date.dayOfWeek] = turn.parts.days
    return say(day === undefined ? words.hours(workingHours) : words.hoursOn(day, workingHours))
  })

const changeHours: Plan = (turn) => {
  const { days, stretch, concepts } = turn.parts
  if (days.length === 0 && !stretch) return ask(words.whichHours, 'hours')
  const whole = stretch?.start !== undefined && stretch.end !== undefined
  if (days.length > 1 && whole && !concepts.has('off')) return put(days.map((day) => ({ day, ...spanOf(stretch) })))
  return withProfile(turn, ({ workingHours }) => put(merged(turn, workingHours)))
}

function put(workingHours: readonly words.WorkingDay[]): Move {
  if (workingHours.length === 0) return say(words.noDays)
  if (workingHours.some(({ start, end }) => start >= end)) return ask(words.neverEnds, 'hours-again')
  return call(change, { workingHours: workingHours.toSorted((one, other) => one.day - other.day) })
}

/** What was not said stays as it is: the days, the hours, or both of the days that were not named. */
function merged({ parts }: Turn, present: readonly words.WorkingDay[]): words.WorkingDay[] {
  const { days, stretch, concepts } = parts
  if (concepts.has('off')) return present.filter(({ day }) => !days.includes(day))
  const [usual = { day: 1, start: '09:00', end: '17:00' }] = present
  const span = stretch ? spanOf(stretch) : {}
  if (days.length === 0) {
    const kept = present.length > 0 ? present : [1, 2, 3, 4, 5].map((day) => ({ ...usual, day }))
    return kept.map((each) => ({ ...each, ...span }))
  }
  const named = days.map((day) => ({ ...(present.find((each) => each.day === day) ?? usual), day, ...span }))
  const only = days.length > 1 || /\bonly\b/i.test(parts.sentence)
  return only ? named : [...present.filter(({ day }) => !days.includes(day)), ...named]
}

function spanOf({ start, end }: { start?: number; end?: number }) {
  return {
    ...(start !== undefined && { start: clockText(start) }),
    ...(end !== undefined && { end: clockText(end) }),
  } as { start: string; end: string }
}

const changeName: Plan = ({ parts }) => {
  if (parts.text === undefined) return ask(words.whichName, 'name')
  return call(change, { name: parts.text.replace(/[.!]+$/, '').slice(0, 200) })
}

const readName: Plan = (turn) => withProfile(turn, ({ name }) => say(words.name(name)))

export const profile: Skill = {
  grammar,
  plans: { 'read-hours': readHours, 'change-hours': changeHours, 'change-name': changeName, 'read-name': readName },
  asking: ['read-hours', 'read-name'],
  asks: [
    {
      question: 'hours',
      intent: 'change-hours',
      complete: ({ parts }) =>
        parts.days.length > 0 || parts.stretch ? { days: parts.days, stretch: parts.stretch } : undefined,
    },
    {
      question: 'hours-again',
      intent: 'change-hours',
      complete: ({ parts }) => (parts.stretch ? { days: parts.days, stretch: parts.stretch } : undefined),
    },
    { question: 'name', intent: 'change-name', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
  doings: { [read]: 'Reading your profile', [change]: 'Changing your profile' },
}
