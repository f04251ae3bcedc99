import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import { z } from 'zod'
import { type Actions, createActions, createPlainLedger, defineLookup } from '#foundation/server/action.ts'
import { joinCompanions } from '#foundation/server/companion.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Plugs } from '#foundation/server/feature.ts'
import type { Happening } from '#foundation/server/happening.ts'
import { createLog } from '#foundation/server/log.ts'
import type { Notice, Notices } from '#foundation/server/notice.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { newEventReminder, newReminder, Reminder } from '../../contract.ts'
import { openReminders } from '../open.ts'

const migrations = [{ feature: 'reminders', folder: new URL('../migrations/', import.meta.url) }]

/** Reminders of one person, whose notices and events the test holds. Each test begins with nobody's. */
export class WakingStage {
  clock: TestClock = testClock('2026-03-27T08:00:00Z')
  zone = 'Europe/Vienna'
  person = { id: randomUUID(), sessionId: randomUUID() }
  handed: Notice[] = []
  events: Happening[] = []
  /** Runs between reading events and checking them. */
  whileRead = async () => {}
  plugs: Plugs = {}
  readonly #database: TestDatabase

  constructor(database: TestDatabase) {
    this.#database = database
    this.open()
  }

  readonly actions: Actions = createActions(
    () => ({ actions: this.plugs.actions ?? [], lookups: [this.#profile(), ...(this.plugs.lookups ?? [])] }),
    () => ledger,
  )

  open(): void {
    const { clock, actions } = this
    const house = { clock, actions, quotas: boundless, log: createLog('silent'), announce: async () => {} }
    this.plugs = openReminders(
      {
        ...house,
        database: this.#database,
        notices: this.#notices(),
        companions: joinCompanions(() => []),
        titles: async () => undefined,
        happeningPlaces: async () => [],
        happensFrom: async (_owner, { id }, from) => this.events.some((each) => each.id === id && each.start >= from),
        happenings: async (_owner, { from, to }) => {
          const found = this.events.filter(({ start }) => start >= from && start < to)
          await this.whileRead()
          return found
        },
      },
      { lookMilliseconds: 10 },
    )
    void this.plugs.work?.start()
  }

  async create(wanted: z.input<typeof newReminder>): Promise<Reminder> {
    return (await this.actions.press(this.person, 'reminders.create', wanted)).thing as Reminder
  }

  async createBefore(wanted: z.input<typeof newEventReminder>): Promise<Reminder> {
    return (await this.actions.press(this.person, 'reminders.create-before', wanted)).thing as Reminder
  }

  /** The ids of the reminders that are still to come. */
  async coming(): Promise<string[]> {
    const { answer } = await this.actions.look(this.person, 'reminders.list', {})
    return (answer as Reminder[]).map(({ id }) => id)
  }

  change(changed: Parameters<NonNullable<Plugs['heed']>>[2] = { what: 'events' }): Promise<void> {
    return this.#database.as(this.person.id, async (tx) => this.plugs.heed?.(tx, this.person.id, changed))
  }

  stop(about: string, stopped: boolean): Promise<void> {
    const [kind] = this.plugs.noticeKinds ?? []
    return this.#database.as(this.person.id, async (tx) => kind?.stopped?.(tx, this.person.id, { about, stopped }))
  }

  async finish(about: string): Promise<void> {
    const finished = this.plugs.noticeKinds?.[0]?.finished
    const done = { about, finished: true, traces: [] }
    await this.#database.as(this.person.id, async (tx) => finished?.(tx, this.person.id, done))
  }

  /** Once a reminder set after all others has been delivered, all others have been checked. */
  async looked(): Promise<Notice[]> {
    const text = randomUUID()
    const now = Temporal.Instant.fromEpochMilliseconds(this.clock.now().getTime()).toZonedDateTimeISO('UTC')
    await this.create({ text, at: now.toPlainDateTime().toString({ smallestUnit: 'minute' }), zone: 'UTC' })
    await vi.waitUntil(() => this.handed.some(({ title }) => title === text))
    this.handed = this.handed.filter(({ title }) => title !== text)
    const { rows } = await this.#database.pool.query(`select from reminders where owner_id = $1 and wake_at <= $2`, [
      this.person.id,
      this.clock.now(),
    ])
    return rows.length > 0 ? this.looked() : this.handed
  }

  #profile() {
    return defineLookup({
      name: 'people.read-profile',
      label: '',
      description: '',
      input: z.object({}),
      answer: z.object({ zone: z.string(), preferences: z.unknown() }),
      run: async () => ({ zone: this.zone, preferences: usualTimeFormat }),
      sources: { none: 'A zone.' },
    })
  }

  /** Like the notices feature, stores each occurrence once. */
  #notices(): Notices {
    return {
      hand: async (_tx, owner, notices) => {
        if (owner !== this.person.id) return
        const isNew = (one: Notice) => !this.handed.some((each) => keyOf(each) === keyOf(one))
        this.handed.push(...notices.filter(isNew))
      },
      withdraw: async () => {},
    }
  }
}

const ledger = createPlainLedger()
const keyOf = ({ kind, about, occurrence }: Notice) => `${kind} ${about} ${occurrence}`

/** It is Friday, 27 March 2026, 09:00 in Vienna; the clock is put forward on Sunday. */
export function wakingStage(): () => WakingStage {
  let database: TestDatabase
  let stage: WakingStage
  beforeAll(async () => {
    database = await testDatabase({ migrations })
  })
  afterAll(() => database.close())
  beforeEach(() => {
    stage = new WakingStage(database)
  })
  afterEach(() => stage.plugs.work?.drain())
  return () => stage
}
