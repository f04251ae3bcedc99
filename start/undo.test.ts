import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Calendar, Occurrence } from '#features/calendar/contract.ts'
import type { Problem } from '#foundation/contract/failure.ts'
import { conversations as chats } from './testing/chatter.ts'
import { eventFile } from './testing/event-file.ts'
import { plantNotice } from './testing/planted-notice.ts'
import { contactReversals } from './testing/contact-reversals.ts'
import { fileReversals } from './testing/file-reversals.ts'
import { draftReversals } from './testing/draft-desk.ts'
import { mailReversals } from './testing/mail-reversals.ts'
import { facts, january, november, partOf, readAll, stateOf, touched } from './testing/read-state.ts'
import { sendReversals } from './testing/send-reversals.ts'
import { reminderReversals } from './testing/reminder-reversals.ts'
import { openStage, wholeProduct } from './testing/stage.ts'
import { type Case, taskReversals } from './testing/task-reversals.ts'

const stage = openStage({ features: wholeProduct })

async function chat(more: object) {
  const { id } = await stage.ana.begin('First')
  return { id, ...more }
}

async function fact(more: object = {}) {
  const { body } = await stage.ana.call<{ id: string }>('POST', facts, { text: 'I like tea.' })
  return { id: body.id, ...more }
}

const changeLastFact = async () => {
  const { body } = await stage.ana.call<{ id: string }[]>('GET', facts)
  return stage.ana.call('PATCH', `${facts}/${body[0]?.id}`, { text: 'I like milk.' })
}

const lunch = { title: 'Lunch', start: '2026-11-26T13:00', end: '2026-11-26T14:00' }

async function event(more: object = {}) {
  await act('calendar.create-event', lunch)
  const { body } = await stage.ana.call<Occurrence[]>('GET', november)
  return { event: body[0]?.event, ...more }
}

async function own(more: object = {}) {
  await act('calendar.add-calendar', { name: 'Choir', color: '#0ea5e9' })
  const { body } = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
  return { id: body.calendars.at(-1)?.id, ...more }
}

/** One event by someone else, in November. */
async function sent() {
  const content = eventFile('Trade', '20261126')
  const { body } = await stage.ana.call<{ id: string }>('POST', '/v1/calendar/imports', { name: 'fair.ics', content })
  const { id } = await own()
  return { import: body.id, calendar: id }
}

async function loaded() {
  await act('calendar.load-sample', {})
  return {}
}

/** Changes every event of a month. */
const changeAllOf = async (month: string) => {
  const { body } = await stage.ana.call<Occurrence[]>('GET', month)
  for (const { event: id } of body) await act('calendar.change-event', { event: id, title: 'Late lunch' })
}

const renameLast = async () => {
  const { body } = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
  await act('calendar.change-calendar', { id: body.calendars.at(-1)?.id, name: 'Band' })
}

const handed = () => plantNotice(stage.database, stage.ana.id, { title: 'Call Tom', kind: 'notes.note' })

/** The notice of a reminder that comes every day. */
async function repeating(): Promise<string> {
  const about = randomUUID()
  await act('reminders.create', { id: about, text: 'Water', at: '2090-01-05T09:00', rule: 'FREQ=DAILY' })
  return plantNotice(stage.database, stage.ana.id, { title: 'Water', kind: 'reminders.reminder', about, repeats: true })
}

/** A renamed chat; with `isUndone`, the renaming was undone. */
async function renamed(isUndone = false) {
  const { id } = await act('chat.rename-conversation', await chat({ title: 'Second' }))
  if (isUndone) await stage.ana.call('POST', `/v1/activity/${id}/undo`)
  return { id }
}

const undoFirst = (_input: object, done: Activity) => stage.ana.call('POST', `/v1/activity/${done.id}/undo`)

/** Of everything in the product that can be undone. */
const cases: Record<string, Case> = {
  'chat.rename-conversation': {
    input: () => chat({ title: 'Second' }),
    meddle: ({ id }) => stage.ana.call('PATCH', `${chats}${id}`, { title: 'Third' }),
  },
  'chat.pin-conversation': {
    input: () => chat({ pinned: true }),
    meddle: ({ id }) => stage.ana.call('PATCH', `${chats}${id}`, { pinned: false }),
  },
  'chat.delete-conversation': {
    input: () => chat({}),
    meddle: ({ id }) => stage.ana.call('POST', `${chats}${id}/restore`),
  },
  'people.change-profile': {
    input: async () => ({
      name: 'Ana R.',
      zone: 'Asia/Tokyo',
      workingHours: [{ day: 1, start: '09:00', end: '10:00' }],
    }),
    meddle: () => stage.ana.call('PATCH', '/v1/me', { zone: 'Europe/Rome' }),
  },
  'assistant.remember-fact': { input: async () => ({ text: 'I like cake.' }), meddle: changeLastFact },
  'assistant.change-fact': { input: () => fact({ text: 'I like coffee.' }), meddle: changeLastFact },
  'assistant.forget-fact': {
    input: () => fact(),
    meddle: undoFirst,
  },
  'calendar.create-event': { input: async () => lunch, meddle: () => changeAllOf(november) },
  'calendar.change-event': {
    input: () => event({ title: 'Dinner', start: '2026-11-27T19:00' }),
    meddle: () => changeAllOf(november),
  },
  'calendar.delete-event': { input: () => event(), meddle: undoFirst },
  'calendar.create-agenda-item': {
    input: async () => ({ title: 'Tax', date: '2026-11-26', time: '09:00' }),
    meddle: () => changeAllOf(november),
  },
  'calendar.apply-plan': {
    input: async () => {
      const { event: id } = await event()
      const steps = [
        { do: 'delete', which: { event: id } },
        { do: 'create', event: { ...lunch, title: 'Dinner' } },
      ]
      return { title: 'Dinner instead', steps }
    },
    meddle: () => changeAllOf(november),
  },
  'calendar.add-calendar': { input: async () => ({ name: 'Choir', color: '#0ea5e9' }), meddle: renameLast },
  'calendar.change-calendar': { input: () => own({ name: 'Chorus', visible: false }), meddle: renameLast },
  'calendar.delete-calendar': { input: () => own(), meddle: undoFirst },
  'calendar.import-file': { input: sent, meddle: () => changeAllOf(november) },
  'calendar.share-calendar': { input: () => own(), meddle: ({ id }) => act('calendar.stop-sharing', { id }) },
  'calendar.load-sample': { input: async () => ({}), meddle: () => changeAllOf(january) },
  'calendar.remove-sample': { input: loaded, meddle: undoFirst },
  ...fileReversals(stage, undoFirst),
  'notices.snooze': {
    input: async () => ({ id: await handed(), minutes: 600 }),
    // The snoozed notice came back in the meantime.
    meddle: () => stage.database.pool.query(`update notices set handed_at = now() where state = 'due'`),
  },
  'notices.stop': { input: async () => ({ id: await repeating() }), meddle: undoFirst },
  'notices.finish': { input: async () => ({ id: await handed() }), meddle: undoFirst },
  'notices.change-settings': {
    input: async () => ({ quiet: { from: '22:00', until: '07:00' } }),
    meddle: () => act('notices.change-settings', { sound: true }),
  },
  'site.ask-to-be-told': { input: async () => ({}), meddle: () => act('site.stop-being-told', {}) },
  'site.stop-being-told': {
    async input() {
      await act('site.ask-to-be-told', {})
      return {}
    },
    meddle: () => act('site.ask-to-be-told', {}),
  },
  ...taskReversals(stage, undoFirst),
  ...reminderReversals(stage, undoFirst),
  ...contactReversals(stage, undoFirst),
  ...draftReversals(stage, undoFirst),
  ...mailReversals(stage, undoFirst),
  ...sendReversals(stage),
  'activity.undo': { input: () => renamed(), meddle: ({ id }) => stage.ana.call('POST', `/v1/activity/${id}/redo`) },
  'activity.redo': {
    input: () => renamed(true),
    meddle: ({ id }) => stage.ana.call('POST', `/v1/activity/${id}/undo`),
  },
}

async function act(name: string, input: object): Promise<Activity> {
  const { status, body } = await stage.ana.call<Activity>('POST', `/v1/actions/${name}`, { input })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body.state === 'waiting' ? approve(body) : body
}

async function approve({ id, hash }: Activity): Promise<Activity> {
  return (await stage.ana.call<Activity>('POST', `/v1/activity/${id}/approve`, { hash })).body
}

const undo = ({ id }: Activity) => stage.ana.call<Activity & Problem>('POST', `/v1/activity/${id}/undo`)
const redo = ({ id }: Activity) => stage.ana.call<Activity & Problem>('POST', `/v1/activity/${id}/redo`)

async function takeBack(done: Activity): Promise<void> {
  expect((await undo(done)).body).toMatchObject({ state: 'undone', undoable: false, redoable: true })
  expect((await undo(done)).body.detail).toBe('This was taken back already.')
}

async function doAgain(done: Activity): Promise<void> {
  expect((await redo(done)).body).toMatchObject({ state: 'done', undoable: true, redoable: false })
  expect((await redo(done)).body.detail).toBe('This is not taken back, so there is nothing to do again.')
}

test('everything that changes only what is one’s own can be undone, or reaches others or asks first', () => {
  const lasting = stage.node.app.actions.actions.filter(({ effect, undo: inverse }) => !inverse && effect === 'write')
  expect(lasting.map(({ name }) => name)).toEqual([])
})

test('everything that can be undone is tried here', () => {
  const undoable = stage.node.app.actions.actions.filter((action) => action.undo).map(({ name }) => name)
  expect(undoable.toSorted()).toEqual(Object.keys(cases).toSorted())
})

describe.each(Object.keys(cases))('%s', (name) => {
  const { input, act: perform = (wanted) => act(name, wanted), meddle } = cases[name] as Case
  /** Where the first test saw it change something: where undoing it could change something, too. */
  let there: string[] | undefined

  test('is undone, redone and undone again to the last detail', async () => {
    const wanted = await input()
    const before = await stateOf(stage)
    const done = await perform(wanted)
    expect(done).toMatchObject({ state: 'done', undoable: true, redoable: false, final: false })
    const after = await stateOf(stage)
    expect(after).not.toEqual(before)
    there = touched(before, after)
    await takeBack(done)
    expect(await stateOf(stage)).toEqual(before)
    await doAgain(done)
    expect(await readAll(stage, there)).toEqual(partOf(after, there))
    await takeBack(done)
    expect(await readAll(stage, there)).toEqual(partOf(before, there))
    await doAgain(done)
    expect(await readAll(stage, there)).toEqual(partOf(after, there))
  })

  test('is not undone after another change, and says so', async () => {
    const wanted = await input()
    const done = await perform(wanted)
    await meddle(wanted, done)
    const before = await stateOf(stage, there)
    const { status, body } = await undo(done)
    expect(status).toBe(409)
    expect(body.detail).toMatch(/^[A-Z“].+\.$/)
    expect(await stateOf(stage, there)).toEqual(before)
  })
})
