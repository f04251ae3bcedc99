import { randomUUIDv7 } from 'node:crypto'
import { defineStoreCases } from '#foundation/server/testing/store-cases.ts'
import * as store from './reminder-store.ts'

const now = '2026-11-23T08:00:00.000Z'

function sampleReminder(text: string, minutes: number | null): store.SavedReminder {
  const start = minutes === null ? '2026-11-24T09:00' : null
  const target = { words: text, task: randomUUIDv7() }
  const timed = { minutes, start, rule: null, zone: 'Europe/Vienna', floating: true, occurrence: start }
  const state = { again: null, asked: 0, state: 'active' as const, wakeAt: now, lookedAt: now }
  return {
    id: randomUUIDv7(),
    text,
    about: minutes === null ? 'task' : 'people',
    target,
    ...timed,
    ...state,
    sources: [text],
  }
}

export const cases = defineStoreCases({
  async make(tx, ownerId, mark) {
    const [timed, before] = [sampleReminder(mark, null), sampleReminder(mark, 20)]
    await store.addReminder(tx, ownerId, timed)
    await store.addReminder(tx, ownerId, before)
    return timed
  },
  calls: {
    addReminder: (tx, ownerId) => store.addReminder(tx, ownerId, sampleReminder('Mine', null)),
    findReminder: (tx, ownerId, { id }) => store.findReminder(tx, ownerId, id),
    holdReminder: (tx, ownerId, { id }) => store.holdReminder(tx, ownerId, id),
    saveReminder: (tx, ownerId, { id }) => store.saveReminder(tx, ownerId, { ...sampleReminder('Taken', null), id }),
    listActive: (tx, ownerId) => store.listActive(tx, ownerId, { limit: 10 }),
    holdBeforeEvents: (tx, ownerId) => store.holdBeforeEvents(tx, ownerId),
    holdOfTasks: (tx, ownerId, { target }) => store.holdOfTasks(tx, ownerId, [target.task ?? '']),
    holdFloating: (tx, ownerId) => store.holdFloating(tx, ownerId),
    markWoken: (tx, ownerId, { id }) => store.markWoken(tx, ownerId, { ...sampleReminder('Taken', null), id }),
    wakeBeforeEvents: (tx, ownerId) => store.wakeBeforeEvents(tx, ownerId, new Date(now)),
    exportReminders: (tx, ownerId) => store.exportReminders(tx, ownerId),
  },
})
