import { morning } from '#foundation/time/words/moment.ts'
import { addOnWall } from '#foundation/time/zones.ts'

/** When to show it again: in minutes, or at a local time. */
export type Later = { minutes: number } | { until: string }
export type LaterChoice = { label: string; later: Later }

const evening = '18:00'
/** From then on “this evening” has begun. */
const lastForEvening = '17:30'

/** The choices at this local time. */
export function laterChoices(now: string): LaterChoice[] {
  const [today, time] = [now.slice(0, 10), now.slice(11, 16)]
  const tomorrow = Temporal.PlainDate.from(today).add({ days: 1 }).toString()
  return [
    { label: 'In 10 minutes', later: { minutes: 10 } },
    { label: 'In an hour', later: { minutes: 60 } },
    ...(time < lastForEvening ? [{ label: 'This evening', later: { until: `${today}T${evening}` } }] : []),
    { label: 'Tomorrow morning', later: { until: `${tomorrow}T${morning}` } },
  ]
}

/** The same as a local time, which stays what it is however late it is heard. */
export function fixed(later: Later, now: string): Later {
  return 'until' in later ? later : { until: addOnWall(now, later.minutes) }
}
