import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Activity } from '#features/activity/contract.ts'
import type { Calendar, ImportPreview, Occurrence } from '#features/calendar/contract.ts'
import { openStage, wholeProduct } from './testing/stage.ts'

const stage = openStage({ features: wholeProduct })

async function approve({ id, hash }: Activity) {
  return stage.ana.call<Activity>('POST', `/v1/activity/${id}/approve`, { hash })
}

async function act(name: string, input: object): Promise<Activity> {
  const { status, body } = await stage.ana.call<Activity>('POST', `/v1/actions/${name}`, { input })
  if (status !== 200) throw new Error(`It was refused: ${JSON.stringify(body)}`)
  return body.state === 'waiting' ? (await approve(body)).body : body
}

const read = async (id: string) => (await stage.ana.call<Activity>('GET', `/v1/activity/${id}`)).body

const listed = () => stage.ana.call<Activity[]>('GET', '/v1/activity')

async function calendars(): Promise<Calendar[]> {
  return (await stage.ana.call<{ calendars: Calendar[] }>('GET', '/v1/calendar/calendars')).body.calendars
}

async function choir(): Promise<string> {
  await act('calendar.add-calendar', { name: 'Choir', color: '#0ea5e9' })
  return (await calendars()).find(({ name }) => name === 'Choir')?.id ?? ''
}

/** Requested in a chat that did not do the thing itself. */
const ask = (name: 'undo' | 'redo', id: string) =>
  stage.node.app.actions.perform(
    { id: stage.ana.id, sessionId: stage.ana.id },
    `activity.${name}`,
    { id },
    {
      origin: 'chat',
      conversationId: randomUUID(),
      answerId: randomUUID(),
    },
  )

async function card(name: 'undo' | 'redo', id: string): Promise<Activity> {
  const outcome = await ask(name, id)
  expect(outcome.state).toBe('waits')
  return read(outcome.activityId)
}

const at = { start: '2026-11-26T13:00', end: '2026-11-26T14:00' }
const november = '/v1/calendar/events?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z'

async function event(place: string): Promise<string> {
  await act('calendar.create-event', { ...at, title: 'Rehearsal', calendar: place })
  return (await stage.ana.call<Occurrence[]>('GET', november)).body[0]?.event ?? ''
}

async function sent(into: string) {
  const content = [
    'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Northwind//EN\r\nBEGIN:VEVENT\r\nUID:fair\r\nSUMMARY:Fair',
    'DTSTART:20261126T090000Z\r\nDTEND:20261126T100000Z\r\nDTSTAMP:20261101T090000Z\r\nEND:VEVENT\r\nEND:VCALENDAR',
  ].join('\r\n')
  const { body } = await stage.ana.call<ImportPreview>('POST', '/v1/calendar/imports', { name: 'fair.ics', content })
  return { import: body.id, calendar: into }
}

/** Every action that changes a calendar. */
const deeds: Record<string, (calendar: string) => Promise<object>> = {
  'calendar.create-event': async (id) => ({ ...at, title: 'Concert', calendar: id }),
  'calendar.change-event': async (id) => ({ event: await event(id), title: 'Concert' }),
  'calendar.delete-event': async (id) => ({ event: await event(id) }),
  'calendar.apply-plan': async (id) => ({
    title: 'Concert',
    steps: [{ do: 'create', event: { ...at, title: 'Concert', calendar: id } }],
  }),
  'calendar.import-file': sent,
  'calendar.change-calendar': async (id) => ({ id, color: '#112233' }),
}

const where = { name: 'calendar', label: 'Calendar', value: '“Choir”' }
const others = 'Whoever has the secret address to “Choir”'
const readers = { name: 'shared', label: 'Others who see it', value: others }

describe.each(Object.keys(deeds))('of %s, done before the calendar was shared,', (name) => {
  const made = async () => {
    const id = await choir()
    const done = await act(name, (await deeds[name]?.(id)) ?? {})
    return { id, done }
  }

  test('an old yes to an undo is not enough, and the card shown anew says who sees it', async () => {
    const { id, done } = await made()
    const old = await card('undo', done.id)
    expect(old).toMatchObject({ effect: 'write', shown: { fields: expect.arrayContaining([where]) as unknown } })
    expect(old.shown.fields).not.toContainEqual(readers)
    await act('calendar.share-calendar', { id })
    expect(await approve(old)).toMatchObject({ status: 409, body: { code: 'out-of-date' } })
    expect(await read(done.id)).toMatchObject({ state: 'done' })
    const anew = await read((await read(old.id)).replaced_by ?? '')
    expect(anew).toMatchObject({ state: 'waiting', effect: 'outward' })
    expect(anew.shown.fields).toEqual(expect.arrayContaining([where, readers]))
    expect((await approve(anew)).body).toMatchObject({ state: 'done' })
    const again = await card('redo', done.id)
    expect(again).toMatchObject({ effect: 'outward' })
    expect(again.shown.fields).toEqual(expect.arrayContaining([where, readers]))
  })

  test('the button that takes it back says who sees it by now, and so does the one that does it again', async () => {
    const { id, done } = await made()
    expect(done).toMatchObject({ undoable: true, others: null })
    await act('calendar.share-calendar', { id })
    const { body } = await listed()
    expect(body.find((each) => each.id === done.id)).toMatchObject({ undoable: true, others })
    const { body: undone } = await stage.ana.call<Activity>('POST', `/v1/activity/${done.id}/undo`)
    expect(undone).toMatchObject({ redoable: true, others })
  })

  test('to reverse a reversal says it as well', async () => {
    const { id, done } = await made()
    const { body: undone } = await approve(await card('undo', done.id))
    await act('calendar.share-calendar', { id })
    const again = await card('undo', undone.id)
    expect(again).toMatchObject({ effect: 'outward' })
    expect(again.shown.fields).toEqual(expect.arrayContaining([where, readers]))
  })
})

test('what may reach others says what taking it back reaches', () => {
  const silent = stage.node.app.actions.actions.filter((each) => each.reaches && each.undo && !each.undoTouches)
  expect(silent.map(({ name }) => name)).toEqual([])
})

test('bringing back a calendar that is read at an address says that it will be read there again', async () => {
  const id = await choir()
  await act('calendar.share-calendar', { id })
  const { fields } = (await card('undo', (await act('calendar.delete-calendar', { id })).id)).shown
  expect(fields).toEqual(expect.arrayContaining([where, readers]))
})

test('the sample workspace names the calendars that it fills, and who reads them', async () => {
  const team = (await calendars()).find(({ role }) => role === 'team')
  await act('calendar.share-calendar', { id: team?.id })
  const value = `Whoever has the secret address to “${team?.name}”`
  const loaded = await act('calendar.load-sample', {})
  const seen = [loaded, await card('undo', loaded.id), await act('calendar.remove-sample', {})]
  for (const { shown } of seen) {
    expect(shown.fields).toContainEqual({ ...readers, value })
    expect(shown.fields.find(({ name }) => name === 'calendar')?.value).toContain(`“${team?.name}”`)
  }
})

describe('a calendar that is shared anew under another address', () => {
  test('keeps it when an old yes would stop the one before', async () => {
    const id = await choir()
    await act('calendar.share-calendar', { id })
    const asking = { origin: 'chat', conversationId: randomUUID(), answerId: randomUUID() } as const
    const person = { id: stage.ana.id, sessionId: stage.ana.id }
    const { activityId } = await stage.node.app.actions.perform(person, 'calendar.stop-sharing', { id }, asking)
    await act('calendar.stop-sharing', { id })
    await act('calendar.share-calendar', { id })
    expect(await approve(await read(activityId))).toMatchObject({ status: 409, body: { code: 'out-of-date' } })
    expect((await calendars()).find((each) => each.id === id)).toMatchObject({ shared: true })
  })

  test('keeps it when the sharing under the one before is taken back', async () => {
    const id = await choir()
    const first = await act('calendar.share-calendar', { id })
    await act('calendar.stop-sharing', { id })
    await act('calendar.share-calendar', { id })
    expect(await stage.ana.call('POST', `/v1/activity/${first.id}/undo`)).toMatchObject({
      status: 409,
      body: { detail: 'Choir has another secret address since. It goes on working.' },
    })
    expect((await calendars()).find((each) => each.id === id)).toMatchObject({ shared: true })
  })
})

test('what can not be taken back is refused at once, and no card asks about it', async () => {
  const id = await choir()
  await act('calendar.share-calendar', { id })
  const stopped = await act('calendar.stop-sharing', { id })
  const { body: before } = await listed()
  await expect(ask('undo', stopped.id)).rejects.toMatchObject({ message: 'This cannot be undone.' })
  await expect(ask('redo', stopped.id)).rejects.toMatchObject({ code: 'conflict' })
  expect((await listed()).body).toEqual(before)
})
