import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Calendar, Occurrence } from '#features/calendar/contract.ts'
import type { Task, TaskPage } from '#features/tasks/contract.ts'
import { plantNotice } from './testing/planted-notice.ts'
import { openStage, wholeProduct } from './testing/stage.ts'

const stage = openStage({ features: wholeProduct })
const november = '/v1/calendar/events?from=2026-11-01T00:00:00Z&to=2026-12-31T00:00:00Z'

const events = async () => (await stage.ana.call<Occurrence[]>('GET', november)).body
const tasks = async (view = 'all') => (await stage.ana.call<TaskPage>('GET', `/v1/tasks?view=${view}`)).body.tasks
const ledger = async () => (await stage.ana.call<Activity[]>('GET', '/v1/activity')).body

/** All that a person sees of both, in one order. */
async function everything() {
  const all = [...(await tasks()), ...(await tasks('done'))].map((task) => ({ ...task, revision: 0 }))
  return {
    tasks: all.sort((one, other) => one.id.localeCompare(other.id)),
    events: (await events()).map((event) => ({ ...event, revision: 0 })),
  }
}

const reverse = (name: 'undo' | 'redo', { id }: Activity) => stage.act(`activity.${name}`, { id })

async function taskAt(due = '2026-11-26T10:00', more: object = {}): Promise<string> {
  const id = randomUUID()
  await stage.act('tasks.create-task', { title: 'Call the bank', due, zone: 'Europe/Vienna', ...more, id })
  return id
}

async function item(): Promise<string> {
  await stage.act('calendar.create-agenda-item', { title: 'Tax', date: '2026-11-26', time: '10:00', type: 'task' })
  return (await events())[0]?.event ?? ''
}

describe('a task with a time', () => {
  test('stands in the calendar, as long as it takes, and goes when it has none', async () => {
    const id = await taskAt('2026-11-26T10:00', { minutes: 45, priority: 'high', notes: 'Ask about the *loan*' })
    expect(await events()).toMatchObject([
      {
        event: id,
        type: 'task',
        title: 'Call the bank',
        start: '2026-11-26T09:00:00Z',
        end: '2026-11-26T09:45:00Z',
        description: 'Ask about the *loan*',
        priority: 'high',
        done: false,
      },
    ])
    await stage.act('tasks.change-task', { id, due: '2026-11-27' })
    expect(await events()).toEqual([])
    await stage.act('tasks.change-task', { id, due: '2026-11-27T14:00', minutes: null })
    expect(await events()).toMatchObject([{ event: id, start: expect.stringContaining('2026-11-27') }])
    expect((await tasks())[0]).toMatchObject({ id, minutes: null })
  })

  test('goes along where its event is moved, renamed and made longer, and says so nowhere twice', async () => {
    const id = await taskAt()
    const change = { event: id, title: 'Call the other bank', start: '2026-11-30T15:00', end: '2026-11-30T17:00' }
    const before = (await ledger()).length
    await stage.act('calendar.change-event', change)
    expect(await tasks()).toMatchObject([
      { id, title: 'Call the other bank', due: '2026-11-30T15:00', zone: 'Europe/Vienna', minutes: 120 },
    ])
    expect((await ledger()).length - before).toBe(1)
  })

  test('keeps the usual length where nobody said one', async () => {
    const id = await taskAt()
    await stage.act('calendar.change-event', { event: id, start: '2026-11-30T15:00' })
    expect(await tasks()).toMatchObject([{ due: '2026-11-30T15:00', minutes: null }])
  })

  test('does not stand in the file that others read', async () => {
    await taskAt()
    await stage.act('calendar.create-event', {
      title: 'Choir',
      type: 'personal',
      start: '2026-11-26T19:00',
      end: '2026-11-26T20:00',
    })
    const { body } = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
    const personal = body.calendars.find(({ role }) => role === 'personal')?.id ?? ''
    const shared = await stage.act('calendar.share-calendar', { id: personal })
    await stage.ana.call('POST', `/v1/activity/${shared.id}/approve`, { hash: shared.hash })
    const { body: address } = await stage.ana.call<{ address: string }>(
      'GET',
      `/v1/calendar/calendars/${personal}/address`,
    )
    const file = await (await fetch(new URL(new URL(address.address).pathname, stage.node.url))).text()
    expect(file).toContain('SUMMARY:Choir')
    expect(file).not.toContain('Call the bank')
  })

  test('that became a meeting in the calendar is a thing of its own there', async () => {
    const id = await taskAt()
    await stage.act('calendar.change-event', { event: id, type: 'meeting' })
    await stage.act('tasks.delete-task', { id })
    expect(await events()).toMatchObject([{ event: id, type: 'meeting' }])
    expect(await tasks()).toEqual([])
  })
})

describe('an agenda item of type task', () => {
  test('is a task, once', async () => {
    const id = await item()
    expect(await tasks()).toMatchObject([{ id, title: 'Tax', minutes: 60, priority: 'medium', status: 'todo' }])
  })

  test('of a day that others read: whose words it holds is known in both', async () => {
    const input = { title: 'Pay Northwind', due: '2026-11-26T10:00' }
    await stage.node.app.actions.perform(stage.person, 'tasks.create-task', input, {
      origin: 'chat',
      sources: ['the message “Invoice”'],
    })
    const waiting = (await ledger()).find(({ state }) => state === 'waiting')
    if (waiting) await stage.ana.call('POST', `/v1/activity/${waiting.id}/approve`, { hash: waiting.hash })
    expect(await events()).toMatchObject([{ title: 'Pay Northwind', foreign: true }])
  })
})

const weekly = { repeat: 'FREQ=WEEKLY' }

/** What can be done to either companion, and what both must then say. */
const deeds: Record<string, { make: () => Promise<string>; act: (id: string) => [name: string, input: object] }> = {
  'finishing the task': { make: taskAt, act: (id) => ['tasks.complete-task', { id }] },
  'finishing the event': { make: taskAt, act: (id) => ['calendar.change-event', { event: id, done: true }] },
  'finishing what repeats, in the tasks': {
    make: () => taskAt('2026-11-26T10:00', weekly),
    act: (id) => ['tasks.complete-task', { id }],
  },
  'finishing what repeats, in the calendar': {
    make: () => taskAt('2026-11-26T10:00', weekly),
    act: (id) => ['calendar.change-event', { event: id, done: true }],
  },
  'moving the task': { make: item, act: (id) => ['tasks.change-task', { id, due: '2026-11-27T08:00' }] },
  'moving the event': {
    make: taskAt,
    act: (id) => ['calendar.change-event', { event: id, start: '2026-11-27T08:00' }],
  },
  'taking its time away': { make: item, act: (id) => ['tasks.change-task', { id, due: null }] },
  'deleting the task': { make: item, act: (id) => ['tasks.delete-task', { id }] },
  'deleting the event': { make: wholeAt, act: (id) => ['calendar.delete-event', { event: id }] },
  'making a meeting of it': { make: item, act: (id) => ['calendar.change-event', { event: id, type: 'meeting' }] },
}

/** In progress, in a list, with a subtask. */
async function wholeAt(): Promise<string> {
  const id = await taskAt('2026-11-26T10:00', { status: 'doing' })
  await stage.act('tasks.create-task', { title: 'Find the number', parent: id })
  return id
}

describe.each(Object.entries(deeds))('%s', (_, { make, act }) => {
  test('is one thing in the ledger, undone and done again as one', async () => {
    const id = await make()
    const before = await everything()
    const count = (await ledger()).length
    const deed = await stage.act(...act(id))
    const after = await everything()
    expect(after).not.toEqual(before)
    expect((await ledger()).length).toBe(count + 1)
    const undone = await reverse('undo', deed)
    expect(await everything()).toEqual(before)
    await reverse('undo', undone)
    expect(await everything()).toEqual(after)
  })

  test('is not undone where the other half was changed since', async () => {
    const id = await make()
    const deed = await stage.act(...act(id))
    const now = await everything()
    const isTask = now.tasks.some((task) => task.id === id)
    const isEvent = now.events.some(({ event, type }) => event === id && type === 'task')
    // Where the deed removed the task or its event, there is no other half left to change.
    if (!isTask || !isEvent) return
    const [name, key] =
      act(id)[0].startsWith('tasks.') && isEvent ? ['calendar.change-event', 'event'] : ['tasks.change-task', 'id']
    await stage.act(name, { [key]: id, title: 'Something else' })
    const left = await everything()
    const { status, body } = await stage.ana.call('POST', '/v1/actions/activity.undo', { input: { id: deed.id } })
    expect({ status, body }).toMatchObject({ status: 409, body: { detail: expect.stringContaining('changed again') } })
    expect(await everything()).toEqual(left)
  })
})

test('deleting a list takes its tasks out of the calendar, and brings them back; so does a calendar', async () => {
  await stage.act('tasks.add-list', { name: 'Move', color: '#0ea5e9' })
  const { body } = await stage.ana.call<{ lists: { id: string; name: string }[] }>('GET', '/v1/tasks/lists')
  const list = body.lists.find(({ name }) => name === 'Move')?.id
  await stage.act('calendar.add-calendar', { name: 'Move', color: '#0ea5e9' })
  const found = await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')
  const calendar = found.body.calendars.find(({ name }) => name === 'Move')?.id
  const id = await taskAt('2026-11-26T10:00', { list })
  await stage.act('calendar.change-event', { event: id, calendar })
  const before = await everything()
  for (const [name, which] of [
    ['tasks.delete-list', list],
    ['calendar.delete-calendar', calendar],
  ] as const) {
    const deed = await stage.act(name, { id: which })
    expect(await everything()).toEqual({ tasks: [], events: [] })
    await reverse('undo', deed)
    expect(await everything()).toEqual(before)
  }
})

test('a task that is done or deleted ends its reminders, also without a date, and Undo brings them back', async () => {
  const id = randomUUID()
  const reminders = async () => (await stage.ana.call<{ text: string }[]>('GET', '/v1/reminders')).body
  await stage.act('tasks.create-task', { title: 'Call the bank', id })
  await stage.act('reminders.create', { text: 'Call the bank', at: '2090-01-05T09:00', task: id })
  for (const name of ['tasks.complete-task', 'tasks.delete-task']) {
    const deed = await stage.act(name, { id })
    expect(await reminders()).toEqual([])
    const undone = await reverse('undo', deed)
    expect(await reminders()).toMatchObject([{ text: 'Call the bank', about: 'task', target: { task: id } }])
    const redone = await reverse('undo', undone)
    expect(await reminders()).toEqual([])
    await reverse('undo', redone)
  }
})

test('Done on the reminder of a task completes the task, which Undo takes back', async () => {
  const reminders = async () => (await stage.ana.call<object[]>('GET', '/v1/reminders')).body
  const [id, about] = [randomUUID(), randomUUID()]
  await stage.act('tasks.create-task', {
    title: 'Call the bank',
    id,
    due: '2026-11-26',
    repeat: 'FREQ=DAILY',
  })
  await stage.act('reminders.create', { id: about, text: 'Call', at: '2090-01-05T09:00', rule: 'FREQ=DAILY', task: id })
  const planted = { title: 'Call', kind: 'reminders.reminder', about }
  const notice = await plantNotice(stage.database, stage.ana.id, planted)
  const before = await everything()

  const deed = await stage.act('notices.finish', { id: notice })
  expect(deed.sentence).toBe('Marked “Call” as done. Its task is done too.')
  expect(await tasks('done')).toMatchObject([{ id, status: 'done' }])
  expect(await tasks()).toHaveLength(1)
  expect(await reminders()).toEqual([])

  const undone = await reverse('undo', deed)
  expect(await everything()).toEqual(before)
  expect(await reminders()).toMatchObject([{ id: about }])
  await reverse('undo', undone)
  expect(await tasks('done')).toMatchObject([{ id, status: 'done' }])
})

test('what is only shown before a yes leaves neither', async () => {
  const steps = Array.from({ length: 6 }, () => ({ do: 'create', task: { title: 'Call', due: '2026-11-26T10:00' } }))
  await stage.node.app.actions.perform(stage.person, 'tasks.apply-plan', { title: 'Plan', steps }, { origin: 'chat' })
  expect(await everything()).toEqual({ tasks: [], events: [] })
  const [waiting] = await ledger()
  await stage.ana.call('POST', `/v1/activity/${waiting?.id}/approve`, { hash: waiting?.hash })
  expect(await events()).toHaveLength(6)
})

test('both halves changed at the same time come to one of them', async () => {
  const id = await taskAt()
  const [{ revision } = { revision: 0 }] = await events()
  const task: Task | undefined = (await tasks())[0]
  const results = await Promise.all([
    stage.ana.call('POST', '/v1/actions/calendar.change-event', {
      input: { event: id, revision, start: '2026-11-27T08:00' },
    }),
    stage.ana.call('POST', '/v1/actions/tasks.change-task', {
      input: { id, revision: task?.revision, due: '2026-11-28T08:00' },
    }),
  ])
  expect(results.map(({ status }) => status)).toEqual(expect.arrayContaining([200, 409]))
  const [kept] = await tasks()
  expect((await events())[0]?.start.slice(0, 10)).toBe(kept?.due?.slice(0, 10))
})
