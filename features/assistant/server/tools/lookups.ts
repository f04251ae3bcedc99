import { z } from 'zod'
import { type Actions, defineLookup, type Lookup } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Whom } from '../whom.ts'

/** What the server knows by itself. */
export function ownLookups({ clock, whom, actions }: { clock: Clock; whom: Whom; actions: Actions }): Lookup[] {
  return [
    defineLookup({
      name: 'assistant.today',
      label: 'Looked at the clock',
      description: 'The date, the weekday and the time, where the person is.',
      input: z.object({}),
      answer: z.object({ date: z.iso.date(), weekday: z.string(), time: z.string(), zone: z.string() }),
      async run(person) {
        const { zone } = await whom(person)
        return { ...momentIn(zone, clock.now()), zone }
      },
      sources: { none: 'The clock and the name of a time zone.' },
    }),
    defineLookup({
      name: 'assistant.help',
      label: 'Looked at what can be done here',
      description: 'What can be done here, for a person who asks.',
      input: z.object({}),
      answer: z.object({
        does: z.array(z.object({ title: z.string(), command: z.string().optional() })),
        looks: z.array(z.string()),
      }),
      run: async () => ({
        does: actions.actions.map(({ title, command }) => ({ title, ...(command && { command: `/${command.word}` }) })),
        looks: actions.lookups.map(({ description }) => description),
      }),
      sources: { none: 'The features of the house describe themselves.' },
    }),
  ]
}

/** 2026-01-05, Monday, 09:00. */
export function momentIn(zone: string, now: Date): { date: string; weekday: string; time: string } {
  const here = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(zone)
  const weekday = here.toLocaleString('en', { weekday: 'long' })
  return { date: here.toPlainDate().toString(), weekday, time: here.toPlainTime().toString({ smallestUnit: 'minute' }) }
}
