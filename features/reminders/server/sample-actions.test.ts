import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createActions, createPlainLedger, defineLookup } from '#foundation/server/action.ts'
import { joinCompanions } from '#foundation/server/companion.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { createLog } from '#foundation/server/log.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import type { Reminder } from '../contract.ts'
import { openReminders } from './open.ts'

const migrations = [{ feature: 'reminders', folder: new URL('migrations/', import.meta.url) }]
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase({ migrations })
})
afterAll(() => database.close())

const ana = { id: randomUUID(), sessionId: randomUUID() }
const clock = testClock('2026-03-27T08:00:00Z')

function open() {
  const profile = defineLookup({
    name: 'people.read-profile',
    label: '',
    description: '',
    input: z.object({}),
    answer: z.object({ zone: z.string(), preferences: z.unknown() }),
    run: async () => ({ zone: 'Europe/Vienna', preferences: usualTimeFormat }),
    sources: { none: 'A zone.' },
  })
  const ledger = createPlainLedger()
  const actions = createActions(
    () => ({ actions: plugs.actions ?? [], lookups: [profile, ...(plugs.lookups ?? [])] }),
    () => ledger,
  )
  const notices = { hand: async () => {}, withdraw: async () => {} }
  const house = { database, clock, actions, quotas: boundless, log: createLog('silent'), announce: async () => {} }
  const plugs = openReminders({
    ...house,
    notices,
    companions: joinCompanions(() => []),
    happensFrom: async () => false,
    happenings: async () => [],
    titles: async () => undefined,
    happeningPlaces: async () => [],
  })
  return actions
}

test('the sample is loaded around today, removed completely, and loaded again', async () => {
  const actions = open()
  const load = () => actions.press(ana, 'reminders.load-sample', {})
  const remove = () => actions.press(ana, 'reminders.remove-sample', {})
  const texts = async () => {
    const { answer } = await actions.look(ana, 'reminders.list', {})
    return (answer as Reminder[]).map(({ text, next }) => `${text} ${next ?? ''}`.trim())
  }
  await load()
  const loaded = await texts()
  expect(loaded).toContain('Call Tom about the lease 2026-03-27T09:10')
  expect(loaded).toContain('Pay the rent 2026-04-24T10:00')
  await expect(load()).rejects.toMatchObject({ code: 'conflict' })

  const removed = await remove()
  expect(await texts()).toEqual([])
  await expect(remove()).rejects.toMatchObject({ code: 'conflict' })

  const kept = JSON.parse(JSON.stringify(removed)) as never
  await actions.find('reminders.remove-sample').undo?.(ana, kept)
  expect(await texts()).toEqual(loaded)
})
