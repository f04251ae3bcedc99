import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Shown } from '#foundation/contract/act.ts'
import {
  type Actions,
  createActions,
  createPlainLedger,
  defineLookup,
  type Receipt,
} from '#foundation/server/action.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { ImportPreview } from '../../contract.ts'
import { openCalendar } from '../calendar.ts'

export const calendarMigrations = { feature: 'calendar', folder: new URL('../migrations/', import.meta.url) }

export type CalendarHouse = {
  plugs: Plugs
  actions: Actions
  clock: TestClock
  announced: { person: string; message: object }[]
  somebody(): Person
  /** As by a button, whatever would want a yes as well; `sources` were read before. */
  press(person: Person, name: string, input: unknown, sources?: readonly string[]): Promise<Receipt>
  /** The card of it. */
  show(person: Person, name: string, input: unknown): Promise<Shown>
  undo(person: Person, name: string, receipt: Receipt): Promise<unknown>
  get<T>(person: Person, path: string, query?: object): Promise<T>
  /** A file to be imported. */
  send(person: Person, file: { name: string; content: string }): Promise<ImportPreview>
  look<T>(person: Person, name: string, input: unknown): Promise<T>
}

type Settings = { zone?: string; workingHours?: { day: number; start: string; end: string }[]; now?: string }

const workdays = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }))

const outside = {
  secrets: createSecrets(['a key for tests that is long enough to be one']),
  config: { publicUrl: new URL('https://attache.example') },
}

/** The calendar alone, for people who live in Vienna unless stated. */
export function openCalendarHouse(database: Database, settings: Settings = {}): CalendarHouse {
  const { zone = 'Europe/Vienna', workingHours = workdays, now = '2026-11-20T08:00:00Z' } = settings
  const clock = testClock(now)
  const announced: CalendarHouse['announced'] = []
  const profile = defineLookup({
    name: 'people.read-profile',
    label: 'Looked at your profile',
    description: '',
    input: z.object({}),
    answer: z.object({ zone: z.string(), workingHours: z.array(z.unknown()) }),
    run: async () => ({ zone, workingHours }),
    sources: { none: 'A zone and hours.' },
  })
  const ledger = createPlainLedger()
  const actions: Actions = createActions(
    () => ({ actions: plugs.actions ?? [], lookups: [profile, ...(plugs.lookups ?? [])] }),
    () => ledger,
  )
  const announce = async (person: string, message: object) => void announced.push({ person, message })
  const plugs = openCalendar({
    database,
    clock,
    announce,
    actions,
    quotas: boundless,
    tellChanged: async () => {},
    ...outside,
  })
  return {
    plugs,
    actions,
    clock,
    announced,
    somebody: () => ({ id: randomUUID(), sessionId: randomUUID() }),
    ...asking(actions),
    async undo(person, name, receipt) {
      // As the ledger keeps it.
      const kept = JSON.parse(JSON.stringify(receipt)) as never
      return actions.find(`calendar.${name}`).undo?.(person, kept)
    },
    ...calling(plugs),
    async look(person, name, input) {
      return (await actions.look(person, `calendar.${name}`, input)).answer as never
    },
  }
}

function asking(actions: Actions): Pick<CalendarHouse, 'press' | 'show'> {
  return {
    press(person, name, input, sources = []) {
      const action = actions.find(`calendar.${name}`)
      return action.run(person, action.input.parse(input) as never, { origin: 'button', sources })
    },
    async show(person, name, input) {
      const action = actions.find(`calendar.${name}`)
      return action.show(person, action.input.parse(input) as never)
    },
  }
}

function calling({ handlers = [] }: Plugs): Pick<CalendarHouse, 'get' | 'send'> {
  const handlerOf = (path: string) => {
    const handler = handlers.find(({ route }) => route.path === `/v1/calendar/${path}`)
    if (!handler) throw new Error(`There is no route ${path}.`)
    return handler
  }
  return {
    async get(person, path, query = {}) {
      const { route, run } = handlerOf(path)
      return (await run({ person, query: route.query?.parse(query), params: query, body: undefined } as never)) as never
    },
    send: async (person, body) => (await handlerOf('imports').run({ person, body } as never)) as never,
  }
}
