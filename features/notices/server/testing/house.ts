import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { nothingFollowed } from '#foundation/server/companion.ts'
import {
  type Actions,
  createActions,
  createPlainLedger,
  defineLookup,
  type Receipt,
} from '#foundation/server/action.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Notice as HandedIn, NoticeKind, Withdrawn } from '#foundation/server/notice.ts'
import { createOutside } from '#foundation/server/outside.ts'
import type { Person } from '#foundation/server/person.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createSecrets } from '#foundation/server/secrets.ts'
import type { Notice } from '../../contract.ts'
import { type NoticesLimits, openNotices } from '../open.ts'

export const noticesMigrations = { feature: 'notices', folder: new URL('../migrations/', import.meta.url) }

type Settings = {
  clock?: TestClock
  zone?: string
  nothingLeaves?: boolean
  /** The person's switch. */
  quiet?: boolean
  smtpUrl?: string
  limits?: NoticesLimits
  kinds?: NoticeKind[]
  /** `undefined`: unknown which sessions have ended. */
  liveSessions?: () => string[] | undefined
  isAlone?: boolean
  /** Whether a page of the person is open. */
  isPresent?: boolean
}

/** The feature alone; it checks for due notices constantly and never waits before a retry. */
export type NoticesHouse = AsyncDisposable & {
  clock: TestClock
  plugs: Plugs
  actions: Actions
  announced: { person: string; message: object }[]
  somebody(): Person
  hand(person: Person, notice?: Partial<HandedIn>): Promise<void>
  withdraw(person: Person, about: string, instead?: Withdrawn['instead']): Promise<void>
  ask<T>(person: Person | undefined, method: string, path: string, given?: Given): Promise<T>
  list(person: Person): Promise<Notice[]>
  press(person: Person, name: string, input: unknown): Promise<Receipt>
  undo(person: Person, name: string, receipt: Receipt): Promise<Receipt>
}

type Given = { params?: object; query?: object; body?: object }

/** A kind of notice about notes that can be finished. */
export const noteKind: NoticeKind = {
  name: 'notes.note',
  label: 'Notes',
  ways: ['push', 'mail'],
  throughQuietHours: false,
  finished: async () => nothingFollowed,
}

const sampleNotice = {
  kind: noteKind.name,
  occurrence: '',
  title: 'Call Tom',
  body: 'About the offer',
  link: '/assistant',
  sources: [],
}

const impatient: NoticesLimits = {
  lookMilliseconds: 20,
  // Tests of a hanging service wait this long, and every other answer must arrive within it, even on a busy machine.
  trySeconds: 3,
  pauseMilliseconds: 10,
  mostPauseMilliseconds: 2_000,
}

const secrets = createSecrets(['a key for tests that is long enough to be one'])

export async function openNoticesHouse(database: Database, settings: Settings = {}): Promise<NoticesHouse> {
  const { clock = testClock('2026-11-23T08:00:00Z'), zone = 'Europe/Vienna' } = settings
  const announced: NoticesHouse['announced'] = []
  const log = createLog('silent')
  const actions = actionsFor(zone, () => plugs)
  const config = {
    database: { kind: settings.isAlone === false ? 'postgres' : 'embedded' } as never,
    smtpUrl: settings.smtpUrl,
    supportEmail: 'help@attache.example',
    publicUrl: new URL('https://attache.example'),
    privateHosts: ['127.0.0.1'],
  }
  const plugs: Plugs = openNotices(
    {
      config,
      log,
      clock,
      database,
      secrets,
      actions,
      isPresent: async () => settings.isPresent ?? false,
      announce: async (person, message) => void announced.push({ person, message }),
      outside: createOutside({
        config: { nothingLeaves: settings.nothingLeaves ?? false, privateHosts: config.privateHosts },
        log,
        quiet: async () => settings.quiet ?? false,
      }),
      quotas: boundless,
      noticeKinds: () => [...(settings.kinds ?? [noteKind]), ...(plugs.noticeKinds ?? [])],
      liveSessions: async () => settings.liveSessions?.(),
    },
    { ...impatient, ...settings.limits },
  )
  await plugs.work?.start()
  return {
    clock,
    plugs,
    actions,
    announced,
    somebody: () => ({ id: randomUUID(), sessionId: randomUUID() }),
    ...handing(database, { plugs, clock }),
    ...calling(plugs),
    ...pressing(actions),
    [Symbol.asyncDispose]: async () => plugs.work?.drain(),
  }
}

function actionsFor(zone: string, plugs: () => Plugs): Actions {
  const profile = defineLookup({
    name: 'people.read-profile',
    label: 'Looked at your profile',
    description: '',
    input: z.object({}),
    answer: z.object({ zone: z.string(), preferences: z.unknown() }),
    run: async () => ({ zone, preferences: usualTimeFormat }),
    sources: { none: 'A zone.' },
  })
  const ledger = createPlainLedger()
  return createActions(
    () => ({ actions: plugs().actions ?? [], lookups: [profile, ...(plugs().lookups ?? [])] }),
    () => ledger,
  )
}

function handing(
  database: Database,
  { plugs, clock }: { plugs: Plugs; clock: TestClock },
): Pick<NoticesHouse, 'hand' | 'withdraw'> {
  return {
    async hand({ id }, given = {}) {
      const notice = {
        ...sampleNotice,
        about: randomUUID(),
        dueAt: clock.now(),
        ...given,
      }
      await database.as(id, async (tx) => plugs.notices?.hand(tx, id, [notice]))
    },
    withdraw: ({ id }, about, instead) =>
      database.as(id, async (tx) =>
        plugs.notices?.withdraw(tx, id, { kind: noteKind.name, about, ...(instead && { instead }) }),
      ),
  }
}

function calling({ handlers = [] }: Plugs): Pick<NoticesHouse, 'ask' | 'list'> {
  async function ask<T>(person: Person | undefined, method: string, path: string, given: Given = {}): Promise<T> {
    const handler = handlers.find(({ route }) => route.method === method && route.path === `/v1/notices${path}`)
    if (!handler) throw new Error(`There is no route ${method} ${path}.`)
    const { route, run } = handler
    const query = route.query?.parse(given.query ?? {})
    const body = route.body?.parse(given.body ?? {})
    const signal = new AbortController().signal
    return (await run({ person, query, params: given.params, body, signal } as never)) as T
  }
  return { ask, list: async (person) => (await ask<{ notices: Notice[] }>(person, 'GET', '')).notices }
}

function pressing(actions: Actions): Pick<NoticesHouse, 'press' | 'undo'> {
  return {
    press: (person, name, input) => actions.press(person, `notices.${name}`, input),
    async undo(person, name, receipt) {
      // As the ledger stores it.
      const kept = JSON.parse(JSON.stringify(receipt)) as never
      const undone = await actions.find(`notices.${name}`).undo?.(person, kept)
      if (!undone) throw new Error(`${name} cannot be undone.`)
      return undone
    },
  }
}
