import type { Shown } from '#foundation/contract/act.ts'
import { type TimeFormat, usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { joinCompanions } from '#foundation/server/companion.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import { type LoneFeature, openLoneFeature } from '#foundation/server/testing/lone-feature.ts'
import type { ImportPreview } from '../../contract.ts'
import { openCalendar } from '../calendar.ts'

export const calendarMigrations = { feature: 'calendar', folder: new URL('../migrations/', import.meta.url) }

export type CalendarHouse = LoneFeature & {
  clock: TestClock
  /** The card that asks for approval. */
  show(person: Person, name: string, input: unknown): Promise<Shown>
  /** Uploads a file for import. */
  send(person: Person, file: { name: string; content: string }): Promise<ImportPreview>
  look<T>(person: Person, name: string, input: unknown): Promise<T>
}

type Settings = {
  zone?: string
  format?: TimeFormat
  workingHours?: { day: number; start: string; end: string }[]
  now?: string
}

const workdays = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }))

const outside = {
  secrets: createSecrets(['a key for tests that is long enough to be one']),
  config: { publicUrl: new URL('https://attache.example') },
}

/** The calendar feature alone, for people in Vienna by default. */
export function openCalendarHouse(database: Database, settings: Settings = {}): CalendarHouse {
  const {
    zone = 'Europe/Vienna',
    workingHours = workdays,
    format = usualTimeFormat,
    now = '2026-11-20T08:00:00Z',
  } = settings
  const clock = testClock(now)
  const feature = openLoneFeature({
    name: 'calendar',
    profile: { zone, workingHours, preferences: format },
    open: (parts) =>
      openCalendar({
        ...parts,
        peopleKnown: async () => [],
        database,
        clock,
        quotas: boundless,
        tellChanged: async () => {},
        companions: joinCompanions(() => []),
        ...outside,
      }),
  })
  const { actions } = feature
  return {
    ...feature,
    clock,
    async show(person, name, input) {
      const action = actions.find(`calendar.${name}`)
      return action.show(person, action.input.parse(input) as never)
    },
    send: (person, file) => feature.post(person, 'imports', file),
    async look(person, name, input) {
      return (await actions.look(person, `calendar.${name}`, input)).answer as never
    },
  }
}
