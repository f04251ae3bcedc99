import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Calendar, ImportPreview, Occurrence } from '#features/calendar/contract.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { createContactDesk } from './testing/contact-desk.ts'
import { createTaskDesk } from './testing/task-desk.ts'
import { eventFile } from './testing/event-file.ts'
import { createFilePlanting } from './testing/file-planting.ts'
import { mailAsked } from './testing/mail-asked.ts'
import { ownWordsAlone } from './testing/own-words.ts'
import { plantAnswer as answered } from './testing/planted-answer.ts'
import { plantNotice as handOver } from './testing/planted-notice.ts'
import { createPlanting, moment } from './testing/planting.ts'
import { createSendPlanting } from './testing/send-planting.ts'
import { sampleActions } from './testing/samples.ts'
import { openStage, wholeProduct } from './testing/stage.ts'
import { holds, quotes, quotesUndeclared, undeclared, type Written } from './testing/undeclared.ts'

/** Part of every untrusted text, and of every text written after reading one. */
const mark = 'Northwind'
const stage = openStage({ features: [...wholeProduct, notesFeature], samePerson: true })
const taskDesk = createTaskDesk(stage)
const contactDesk = createContactDesk(stage)

const person = () => ({ id: stage.ana.id, sessionId: stage.ana.id })
const afterReading = { origin: 'chat' as const, sources: ['the mail “Offer”'] }

/** Performs it, approving it if necessary. */
async function perform(name: string, input: object, asking: object = { origin: 'button' }): Promise<string> {
  const outcome = await stage.node.app.actions.perform(person(), name, input, { origin: 'button', ...asking })
  if (outcome.state === 'done') return outcome.activityId
  const { body } = await stage.ana.call<Activity>('GET', `/v1/activity/${outcome.activityId}`)
  const approved = await stage.ana.call<Activity>('POST', `/v1/activity/${body.id}/approve`, { hash: body.hash })
  if (approved.status !== 200) throw new Error(`It was refused: ${JSON.stringify(approved.body)}`)
  return body.id
}

const plantNote = async () => {
  const { body } = await stage.ana.call<Note>('POST', '/v1/notes', { title: `${mark} ${randomUUID()}`, body: mark })
  return { id: body.id }
}
const plantChat = async () => {
  const { id } = await stage.ana.begin('Offers')
  await perform('chat.rename-conversation', { id, title: `${mark} offer` }, afterReading)
  return { id }
}
const plantAnswer = () => answered(stage, `${mark} sent an offer.`)
const plantName = () => perform('people.change-profile', { name: `Ana ${mark}` }, afterReading)
const { kept, plantFile, plantFolder, fileActs } = createFilePlanting({ stage, mark })
const plantFact = async () => {
  await perform('assistant.remember-fact', { text: `${mark} ${randomUUID()}`, sources: ['the mail “Offer”'] })
  const { body } = await stage.ana.call<{ id: string }[]>('GET', '/v1/assistant/facts')
  return { id: body[0]?.id }
}
const calendars = async () =>
  (await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')).body.calendars
const plantCalendar = async () => {
  await perform('calendar.add-calendar', { name: `${mark} plans`, color: '#0ea5e9' }, afterReading)
  return { id: (await calendars()).at(-1)?.id }
}
const sent = async () => {
  const body = { name: `${mark}.ics`, content: eventFile(mark) }
  const { body: preview } = await stage.ana.call<ImportPreview>('POST', '/v1/calendar/imports', body)
  return { import: preview.id, calendar: (await calendars())[0]?.id }
}
const days = '/v1/calendar/events?from=2030-11-01T00:00:00Z&to=2030-12-01T00:00:00Z'
const plantEvent = async () => {
  await perform('calendar.import-file', await sent())
  const { body } = await stage.ana.call<Occurrence[]>('GET', days)
  const found = body.find(({ title }) => title.includes(mark))
  return { event: found?.event ?? '', scope: 'all' as const, revision: found?.revision ?? 1 }
}
const plantNotice = async () => ({
  id: await handOver(stage.database, stage.ana.id, { title: `${mark} fair`, sources: [`the event “${mark} fair”`] }),
})
const planting = createPlanting({ stage, mark, perform, afterReading })
const sendPlanting = createSendPlanting({ stage, mark, perform, afterReading })
const { plantReminder, plantTask, plantList, plantContact, plantDraft, plantGuest, plantMail, keptThread } = planting
const { plantSend, plantSender, plantTemplate } = sendPlanting
const plantRepeating = async () => {
  const repeating = {
    title: `${mark} fair`,
    kind: 'reminders.reminder',
    about: (await plantReminder()).id ?? '',
    repeats: true,
  }
  const sources = [`the event “${mark} fair”`]
  return { id: await handOver(stage.database, stage.ana.id, { ...repeating, sources }) }
}
const plantActivity = async () => ({
  id: await perform('chat.pin-conversation', { ...(await plantChat()), pinned: true }),
})

const askingNothing = `
  activity.list assistant.help assistant.today calendar.list-calendars documents.count-files documents.list-files
  documents.list-places notices.list people.read-profile reminders.find-calendars reminders.list tasks.count-tasks
  tasks.list-lists`
  .trim()
  .split(/\s+/)

/** How to call each lookup for the planted text; new lookups must be added. */
const lookups: Record<string, object> = {
  ...Object.fromEntries(askingNothing.map((name) => [name, {}])),
  'assistant.recall-facts': { words: mark },
  'calendar.find-clashes': moment,
  'calendar.find-free-time': { from: '2030-11-05', to: '2030-11-06' },
  'calendar.find-people': { words: mark },
  'calendar.list-events': { from: '2030-11-05', to: '2030-11-06' },
  'calendar.next-event': { words: mark },
  'calendar.overview': { from: '2030-11-05', to: '2030-11-06' },
  'calendar.preview-series': { ...moment, repeat: 'FREQ=DAILY;COUNT=2' },
  'calendar.search-events': { words: mark },
  'chat.list-conversations': { from: '2020-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' },
  'chat.search-conversations': { words: mark },
  'contacts.find-contacts': { words: mark },
  'contacts.list-met': { from: '2030-11-01T00:00:00Z', to: '2030-12-01T00:00:00Z' },
  'documents.find-called': { names: [mark] },
  'documents.find-in-file': kept,
  'documents.read-file': kept,
  'documents.show-files': { ids: [randomUUID()] },
  'documents.summarise-file': kept,
  'mail.find-recipients': { names: [mark] },
  'mail.list-drafts': {},
  'mail.show-draft': { id: randomUUID() },
  'mail.list-senders': {},
  'mail.list-templates': {},
  'mail.list-sends': {},
  'mail.consult': { words: mark },
  'mail.count': { query: mark },
  'mail.find': { words: mark },
  'mail.folders': {},
  'mail.judge-senders': keptThread,
  'mail.promises': { by: 'others' },
  'mail.read-thread': keptThread,
  'mail.show': { ids: [randomUUID()] },
  'mail.waiting': { answer: 'own' },
  'notes.find-notes': { words: mark },
  'reminders.find-events': { from: '2030-11-05', to: '2030-11-06' },
  'reminders.show': { ids: [randomUUID()] },
  'search.find': { text: mark },
  'search.consult-files': { text: mark },
  'search.show-answer': { text: mark, things: [randomUUID()] },
  'search.show-found': { text: mark, things: [randomUUID()] },
  'tasks.find-doers': { words: mark },
  'tasks.find-tasks': { words: mark },
  'tasks.show-tasks': { ids: [randomUUID()] },
}

describe('every lookup of the product', () => {
  beforeAll(async () => {
    const plants = [
      plantNote,
      plantChat,
      plantAnswer,
      plantName,
      plantFile,
      plantFolder,
      plantFact,
      plantCalendar,
      plantEvent,
      plantTask,
      plantList,
      plantNotice,
      plantReminder,
      plantContact,
      plantDraft,
      plantGuest,
      plantMail,
      plantSend,
      plantSender,
      plantTemplate,
    ]
    for (const plant of [...plants, plantActivity]) await plant()
  })

  test('is here', () => {
    expect(stage.node.app.actions.lookups.map(({ name }) => name).toSorted()).toEqual(Object.keys(lookups).toSorted())
  })

  test.each(Object.entries(lookups))('%s names a source for planted text, or finds none of it', async (name, input) => {
    const { answer } = await stage.node.app.actions.look(person(), name, input)
    const { sources } = stage.node.app.actions.lookups.find((each) => each.name === name) ?? {}
    // A lookup that can return untrusted text must have done so here, or the test proves nothing.
    expect(holds(answer, mark)).toBe(typeof sources === 'function')
    expect(undeclared(answer, sources, mark)).toEqual([])
  })

  test.each(Object.entries(lookups))('%s would be found if it named no source', async (name, input) => {
    const { answer } = await stage.node.app.actions.look(person(), name, input)
    const found = holds(answer, mark)
    expect(undeclared(answer, { none: 'It forgets.' }, mark).length > 0).toBe(found)
    expect(undeclared(answer, () => [], mark).length > 0).toBe(found)
  })
})

/** How to request each action, on something planted if it needs something existing. */
const actions: Record<string, () => Promise<object>> = {
  'activity.redo': async () => {
    const { id } = await plantActivity()
    await stage.ana.call('POST', `/v1/activity/${id}/undo`)
    return { id }
  },
  'activity.undo': plantActivity,
  'assistant.change-fact': async () => ({ ...(await plantFact()), text: `Tea ${randomUUID()}` }),
  'assistant.forget-fact': plantFact,
  'assistant.remember-fact': async () => ({ text: `Milk ${randomUUID()}` }),
  'calendar.add-calendar': async () => ({ name: 'Choir', color: '#0ea5e9' }),
  'calendar.apply-plan': async () => ({
    title: 'Tidy up',
    steps: [{ do: 'delete', which: await plantEvent() }],
  }),
  'calendar.change-calendar': async () => ({ ...(await plantCalendar()), color: '#ff00aa' }),
  'calendar.change-event': async () => ({ ...(await plantEvent()), location: 'Room 4' }),
  'calendar.create-agenda-item': async () => ({ title: 'Walk', date: '2030-11-05', time: '14:30' }),
  'calendar.create-event': async () => ({ title: 'Walk', ...moment }),
  'calendar.delete-calendar': plantCalendar,
  'calendar.delete-event': plantEvent,
  'calendar.import-file': sent,
  'calendar.share-calendar': plantCalendar,
  'calendar.stop-sharing': async () => {
    const planted = await plantCalendar()
    await perform('calendar.share-calendar', planted)
    return planted
  },
  'chat.delete-conversation': plantChat,
  'chat.pin-conversation': async () => ({ ...(await plantChat()), pinned: true }),
  'chat.rename-conversation': async () => ({ ...(await plantChat()), title: 'Budget' }),
  'contacts.add-contact': async () => ({ name: 'Tom' }),
  'contacts.change-contact': async () => ({ ...(await plantContact()), company: 'Zoo' }),
  'contacts.delete-contact': plantContact,
  'contacts.import-file': () => contactDesk.sent(`${mark} fair`),
  'contacts.merge-contacts': async () => ({ ...(await plantContact()), other: (await plantContact()).contact }),
  ...fileActs,
  ...mailAsked(mark, { ...planting, ...sendPlanting }),
  'notes.add-note': async () => ({ title: 'Milk' }),
  'notes.copy-note': plantNote,
  'notes.retitle-note': async () => ({ ...(await plantNote()), title: 'Milk' }),
  'notes.send-note': async () => ({ to: 'ben@example.org', title: 'Milk' }),
  'notes.share-note': async () => ({ ...(await plantNote()), to: 'ben@example.org' }),
  'notes.shred-note': plantNote,
  'notices.change-settings': async () => ({ sound: true }),
  'notices.finish': plantNotice,
  'notices.stop': plantRepeating,
  'notices.snooze': plantNotice,
  'people.change-profile': async () => ({ zone: 'Asia/Tokyo' }),
  ...Object.fromEntries(sampleActions.map((name) => [name, async () => ({})])),
  'reminders.create': async () => ({ text: 'Milk', at: '2090-01-05T09:00' }),
  'reminders.create-before': async () => ({ minutes: 10 }),
  'reminders.change': async () => ({ ...(await plantReminder()), at: '2090-01-06T09:00' }),
  'reminders.move-next': async () => ({ ...(await plantReminder('FREQ=DAILY')), at: '2090-01-05T10:00' }),
  'reminders.stop': () => plantReminder(),
  'reminders.stop-several': async () => ({ ids: [(await plantReminder()).id] }),
  'site.ask-to-be-told': async () => ({}),
  'site.stop-being-told': async () => ({}),
  'tasks.add-list': async () => ({ name: 'Move', color: '#0ea5e9' }),
  'tasks.apply-plan': async () => ({ title: 'Tidy up', steps: [{ do: 'delete', which: await plantTask() }] }),
  'tasks.change-list': async () => ({ ...(await plantList()), color: '#ff00aa' }),
  'tasks.change-task': async () => ({ ...(await plantTask()), priority: 'high' }),
  'tasks.complete-task': plantTask,
  'tasks.create-task': async () => ({ title: 'Walk' }),
  'tasks.delete-list': plantList,
  'tasks.delete-task': plantTask,
  'tasks.hand-over': async () => ({ ...(await plantTask()), to: { name: 'Ben' } }),
  'tasks.import-file': () => taskDesk.sent(`${mark} fair`),
  'tasks.move-task': async () => ({ ...(await plantTask()), status: 'doing' }),
  'tasks.reopen-task': () => plantTask('done'),
}

/** Done by uploading a file, which `plantFile` does; and what asks a server elsewhere: `parting.test.ts` of the mail. */
const doneOtherwise = ['documents.keep-file', 'mail.unsubscribe']

async function written(id: string): Promise<Written | undefined> {
  const { rows } = await stage.database.pool.query<Written>(
    `select sentence, shown - 'sources' as shown, receipt -> 'sources' as told, shown -> 'sources' as seen
      from activities where id = $1`,
    [id],
  )
  return rows[0]
}

describe('every action of the product', () => {
  test('is here', () => {
    const here = stage.node.app.actions.actions.map(({ name }) => name)
    expect(here.toSorted()).toEqual([...Object.keys(actions), ...doneOtherwise].toSorted())
  })

  test.each(Object.keys(actions))('%s declares what its card and its sentence quote', async (name) => {
    const input = (await actions[name]?.()) ?? {}
    const row = await written(await perform(name, input))
    expect(row).toBeDefined()
    expect({ receipt: row?.told !== null, card: row?.seen !== null }).toEqual({ receipt: true, card: true })
    expect(row && quotesUndeclared(row, mark)).toEqual([])
    // An action that quotes existing text must have quoted planted text, or the test proves nothing.
    expect({ name, quotes: row !== undefined && quotes(row, mark) }).toEqual({ name, quotes: !ownWordsAlone.has(name) })
  })
})
