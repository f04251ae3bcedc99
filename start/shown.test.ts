import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { isUnseen, missingFields, setLeaves } from '#features/activity/server/completing.ts'
import type { Calendar, ImportPreview, Occurrence } from '#features/calendar/contract.ts'
import { check } from '#foundation/contract/check.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { wholeSampleOf } from '../tools/tenancy/samples.ts'
import { product } from './product.ts'
import { openDesk } from './testing/desk.ts'
import { createContactDesk } from './testing/contact-desk.ts'
import { mailShown } from './testing/mail-shown.ts'
import { createFileDesk } from './testing/file-reversals.ts'
import { createTaskDesk } from './testing/task-desk.ts'
import { plantNotice } from './testing/planted-notice.ts'
import { openStage, wholeProduct } from './testing/stage.ts'

const stage = openStage({ features: [...wholeProduct, notesFeature], samePerson: true })
const taskDesk = createTaskDesk(stage)
const contactDesk = createContactDesk(stage)
const fileDesk = createFileDesk(stage)
const severalFiles = async (): Promise<Known> => ({ 'files.*': await fileDesk.file() })

type Known = Record<string, unknown>

async function calendarId(): Promise<string> {
  const { body } = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
  return body.calendars.find(({ role }) => role === 'team')?.id ?? ''
}

/** A separate series, on Thursdays from 5 November 2026. */
async function series(): Promise<string> {
  const title = randomUUID()
  const at = { start: '2026-11-05T13:00', end: '2026-11-05T14:00' }
  await stage.act('calendar.create-event', { title, ...at, repeat: 'FREQ=WEEKLY;COUNT=4' })
  const november = '/v1/calendar/events?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z'
  const { body } = await stage.ana.call<Occurrence[]>('GET', november)
  return body.find((each) => each.title === title)?.event ?? ''
}

const second = { original: '2026-11-12T13:00', scope: 'following', revision: 1 }
const later = { start: '2026-11-13T15:00', end: '2026-11-13T16:30', zone: 'Asia/Tokyo', repeat: 'FREQ=DAILY;COUNT=3' }

const prefixed = (prefix: string, values: Known): Known =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [`${prefix}${name}`, value]))

const madeUp = async (): Promise<Known> => ({
  ...later,
  id: randomUUID(),
  calendar: await calendarId(),
  except: ['2026-11-14T15:00'],
})
const changed = async (): Promise<Known> => ({
  ...later,
  ...second,
  event: await series(),
  calendar: await calendarId(),
})
const whole = async (): Promise<Known> => ({ ...second, event: await series() })

async function file(): Promise<Known> {
  const { body } = await openDesk(stage.node, stage.ana.id).send({ name: 'Plan.pdf', type: 'application/pdf' })
  return { id: body.file.id }
}

async function reminded(): Promise<Known> {
  await stage.act('reminders.create', { text: 'Call Tom', at: '2090-01-05T09:00', rule: 'FREQ=DAILY' })
  const { body } = await stage.ana.call<{ id: string }[]>('GET', '/v1/reminders')
  return { id: body[0]?.id }
}

async function handed(): Promise<Known> {
  return { id: await plantNotice(stage.database, stage.ana.id, { title: 'Call Tom' }) }
}

async function sent(): Promise<Known> {
  const content = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Northwind//EN\r\nEND:VCALENDAR'
  const { body } = await stage.ana.call<ImportPreview>('POST', '/v1/calendar/imports', { name: 'fair.ics', content })
  return { import: body.id, calendar: await calendarId() }
}

const nothing = async (): Promise<Known> => ({})
const chat = async (): Promise<Known> => ({ id: (await stage.ana.begin()).id })
const fact = async (): Promise<Known> => {
  const { body } = await stage.ana.call<{ id: string }>('POST', '/v1/assistant/facts', {
    text: `I like ${randomUUID()}.`,
  })
  return { id: body.id, conversationId: randomUUID() }
}
const own = async (): Promise<Known> => {
  await stage.act('calendar.add-calendar', { name: 'Choir', color: '#0ea5e9' })
  const { body } = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
  return { id: body.calendars.at(-1)?.id, color: '#ff00aa' }
}
const shared = async (): Promise<Known> => {
  const { id } = await own()
  const { id: card, hash } = await stage.act('calendar.share-calendar', { id })
  await stage.ana.call('POST', `/v1/activity/${card}/approve`, { hash })
  return { id }
}
const note = async (): Promise<Known> => {
  await stage.act('notes.add-note', { title: 'Milk' })
  return { id: (await stage.ana.call<Note[]>('GET', '/v1/notes')).body.at(-1)?.id }
}
const done = async (): Promise<Known> => ({ id: (await stage.act('notes.add-note', { title: 'Milk' })).id })

const taskFields = async (): Promise<Known> => ({
  // An event, since that is the first kind of what tasks belong to.
  'links.*.kind': 'event',
  'links.*.id': await series(),
  due: '2026-11-27T15:00',
  zone: 'Asia/Tokyo',
  repeat: 'FREQ=DAILY;COUNT=3',
  repeatsFrom: 'due',
  askOn: '2026-11-30',
  list: (await taskDesk.list()).id,
  parent: null,
})
const taskChange = async (): Promise<Known> => ({ ...(await taskFields()), ...(await taskDesk.task()), revision: 1 })
const taskWhich = async (): Promise<Known> => ({ ...(await taskDesk.task()), revision: 1 })
const doneTask = async (): Promise<Known> => ({ ...(await taskDesk.done()), revision: 2 })

/** Values that must exist to request each action. */
const known: Record<string, () => Promise<Known>> = {
  'activity.redo': done,
  'activity.undo': done,
  'assistant.change-fact': fact,
  'assistant.forget-fact': fact,
  'assistant.remember-fact': async () => ({ conversationId: randomUUID() }),
  'calendar.add-calendar': nothing,
  'calendar.apply-plan': async () => ({
    ...prefixed('steps.*.event.', await madeUp()),
    ...prefixed('steps.*.change.', await changed()),
    ...prefixed('steps.*.which.', await whole()),
  }),
  'calendar.change-calendar': own,
  'calendar.change-event': changed,
  'calendar.create-agenda-item': async () => ({ date: '2026-11-26', time: '10:30' }),
  'calendar.create-event': madeUp,
  'calendar.delete-calendar': own,
  'calendar.delete-event': whole,
  'calendar.import-file': sent,
  'calendar.load-sample': nothing,
  'calendar.remove-sample': () => sampled('calendar'),
  'calendar.share-calendar': own,
  'calendar.stop-sharing': shared,
  'chat.delete-conversation': chat,
  'chat.pin-conversation': chat,
  'chat.rename-conversation': chat,
  'contacts.add-contact': async () => ({ id: randomUUID(), 'emails.*': 'akira@example.com' }),
  'contacts.change-contact': async () => ({
    ...(await contactDesk.contact()),
    'emails.*': 'tom@example.com',
    revision: 1,
  }),
  'contacts.delete-contact': async () => ({ ...(await contactDesk.contact()), revision: 1 }),
  'contacts.import-file': () => contactDesk.sent(),
  'contacts.merge-contacts': () => contactDesk.two(),
  'documents.add-folder': async () => ({ parent: await fileDesk.folder(randomUUID()) }),
  'documents.change-folder': async () => ({
    id: await fileDesk.folder(randomUUID()),
    parent: await fileDesk.folder(randomUUID()),
  }),
  'documents.delete-file': file,
  'documents.delete-files': severalFiles,
  'documents.restore-file': fileDesk.deleted,
  'documents.delete-folder': async () => ({ id: await fileDesk.folder(randomUUID()) }),
  'documents.keep-file': async () => ({
    id: randomUUID(),
    content: randomUUID(),
    type: 'application/pdf',
    folder: await fileDesk.folder(randomUUID()),
  }),
  'documents.load-sample': nothing,
  'documents.move-files': async () => ({ ...(await severalFiles()), folder: await fileDesk.folder(randomUUID()) }),
  'documents.remove-sample': () => sampled('documents'),
  'documents.rename-file': file,
  'documents.rename-tag': nothing,
  'documents.tag-files': severalFiles,
  'mail.load-sample': nothing,
  'mail.remove-sample': () => sampled('mail'),
  ...mailShown(stage),
  'notes.add-note': nothing,
  'notes.copy-note': note,
  'notes.retitle-note': note,
  'notes.send-note': nothing,
  'notes.share-note': note,
  'notes.shred-note': note,
  'notices.change-settings': async () => ({
    'quiet.from': '22:00',
    'quiet.until': '07:00',
    'kinds.*.kind': 'notices.trial',
  }),
  'notices.finish': handed,
  'notices.stop': handed,
  'notices.snooze': async () => ({ ...(await handed()), until: '2090-01-05T09:00' }),
  'people.change-profile': async () => ({
    zone: 'Asia/Tokyo',
    'workingHours.*.start': '09:15',
    'workingHours.*.end': '17:45',
  }),
  'reminders.create': async () => ({
    id: randomUUID(),
    at: '2090-01-05T09:00',
    rule: 'FREQ=DAILY',
    zone: 'Asia/Tokyo',
    again: null,
    chat: randomUUID(),
    task: (await taskDesk.task()).id,
  }),
  'reminders.create-before': async () => ({
    id: randomUUID(),
    event: randomUUID(),
    original: '2090-01-05T09:00',
    calendar: randomUUID(),
  }),
  'reminders.change': async () => ({ ...(await reminded()), at: '2090-01-06T09:00', rule: 'FREQ=WEEKLY' }),
  'reminders.load-sample': nothing,
  'reminders.remove-sample': () => sampled('reminders'),
  'reminders.move-next': async () => ({ ...(await reminded()), at: '2090-01-05T10:00', until: '2090-01-12' }),
  'reminders.stop': () => reminded(),
  'reminders.stop-several': async () => ({ 'ids.*': (await reminded())['id'] }),
  'site.ask-to-be-told': nothing,
  'site.stop-being-told': nothing,
  'tasks.add-list': nothing,
  'tasks.apply-plan': async () => ({
    ...prefixed('steps.*.task.', { ...(await taskFields()), id: randomUUID() }),
    ...prefixed('steps.*.change.', await taskChange()),
    ...prefixed('steps.*.which.', await taskWhich()),
  }),
  'tasks.change-list': async () => ({ ...(await taskDesk.list()), color: '#ff00aa' }),
  'tasks.change-task': taskChange,
  'tasks.complete-task': taskWhich,
  'tasks.create-task': async () => ({ ...(await taskFields()), id: randomUUID() }),
  'tasks.delete-list': () => taskDesk.list(),
  'tasks.delete-task': taskWhich,
  'tasks.hand-over': async () => ({ ...(await taskWhich()), askOn: '2026-11-30' }),
  'tasks.import-file': () => taskDesk.sent(),
  'tasks.load-sample': nothing,
  'tasks.move-task': async () => ({
    ...(await taskWhich()),
    list: (await taskDesk.list()).id,
    parent: null,
    after: (await taskDesk.task()).id,
  }),
  'tasks.remove-sample': () => sampled('tasks'),
  'tasks.reopen-task': doneTask,
}

const person = () => ({ id: stage.ana.id, sessionId: stage.ana.id })

/** Loads a feature's part of the sample workspace. */
async function sampled(feature: string) {
  await stage.node.app.actions
    .perform(person(), `${feature}.load-sample`, {}, { origin: 'button' })
    // It may be loaded already.
    .catch(() => undefined)
  return {}
}

/** Requested with every field set. */
async function shownWhole(name: string) {
  const action = stage.node.app.actions.find(name)
  const { value, marks } = wholeSampleOf(action.input, await known[name]?.())
  const input = check(action.input, value)
  return { action, input, marks, shown: await action.show(person(), input as never) }
}

test('every action of the product is here', () => {
  const here = stage.node.app.actions.actions.map(({ name }) => name)
  expect(here.toSorted()).toEqual(Object.keys(known).toSorted())
  const features = new Set(here.map((name) => name.split('.')[0]))
  const others = product.features.map(({ name }) => name).filter((name) => !features.has(name))
  // The ledger keeps what it is given, and so no password; search only looks.
  expect(others).toEqual(['connections', 'search'])
})

describe.each(Object.keys(known))('the card of %s, asked for with every field set,', (name) => {
  test('shows every field under a label that the action gave it', async () => {
    const { action, input, marks, shown } = await shownWhole(name)
    const set = new Set(setLeaves(action.input, input).map(({ path }) => path))
    expect([...marks.keys()].filter((path) => !set.has(path))).toEqual([])
    expect(missingFields(action, input, shown)).toEqual([])
  })

  test('names the fields of each part that can be left out after its path', async () => {
    const { action, input, shown } = await shownWhole(name)
    const { parts } = action
    const list = parts === undefined ? [] : (input as Record<string, unknown[]>)[parts]
    const unnamed = list?.filter((_, at) => !shown.fields.some((field) => field.name.startsWith(`${parts}.${at}`)))
    expect(unnamed).toEqual([])
  })

  test('has every word of it', async () => {
    const { action, marks, shown } = await shownWhole(name)
    const text = [shown.title, ...shown.fields.map(({ value }) => value)].join('\n')
    const unread = [...marks].filter(([path, mark]) => !isUnseen(action, path) && !text.includes(mark))
    expect(unread).toEqual([])
  })
})
