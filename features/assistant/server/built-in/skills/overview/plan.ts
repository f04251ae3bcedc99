import { z } from 'zod'
import { deedsIn, dayOf, listActivity } from '../activity/plan.ts'
import { eventsOf, listEvents } from '../calendar/events.ts'
import { timesText } from '../calendar/wording.ts'
import { momentIn } from '../moments.ts'
import { type Call, type Plan, say, type Skill, type Turn } from '../skill.ts'
import { overview as grammar } from './grammar.ts'
import * as words from './wording.ts'

const readProfile = 'people.read-profile'

/** In this order; what is not offered is left out of the picture. */
const wanted = (today: Temporal.PlainDate): readonly Call[] => [
  { tool: readProfile, input: {} },
  { tool: listEvents, input: { from: today.toString(), to: today.add({ days: 1 }).toString() } },
  { tool: listActivity, input: { state: 'waiting', limit: 50 } },
  { tool: listActivity, input: { limit: 50 } },
]

const dashboard: Plan = (turn) => {
  const calls = wanted(turn.today).filter(({ tool }) => turn.offers(tool))
  if (turn.results.length < calls.length) return { kind: 'call', calls: calls.slice(turn.results.length) }
  const { context, today } = turn
  const [waiting, all] = turn.results.filter(({ tool }) => tool === listActivity).map(({ result }) => deedsOf(result))
  const done = all?.filter(({ state, created_at: at }) => state === 'done' && dayOf(at, turn).equals(today))
  const day = {
    at: momentIn(context.now, context.zone),
    hours: hoursToday(turn),
    events: eventsOf(turn)?.map((event) => ({
      title: event.title,
      times: event.allDay ? 'all day' : timesText(event),
    })),
    waiting: waiting?.map(({ title }) => title),
    done: done?.map(({ sentence, title }) => sentence ?? title),
  }
  return say(words.overview(day))
}

function deedsOf(result: Turn['results'][number]['result']) {
  return result.kind === 'answer' ? deedsIn(result.answer) : undefined
}

const profileShape = z.object({
  workingHours: z.array(z.object({ day: z.number(), start: z.string(), end: z.string() })),
})

function hoursToday({ results, today }: Turn): words.Day['hours'] {
  const found = results.find(({ tool }) => tool === readProfile)
  if (found?.result.kind !== 'answer') return undefined
  const profile = profileShape.safeParse(found.result.answer)
  if (!profile.success) return undefined
  return profile.data.workingHours.find(({ day }) => day === today.dayOfWeek) ?? null
}

export const overview: Skill = { grammar, plans: { dashboard }, asking: ['dashboard'] }
