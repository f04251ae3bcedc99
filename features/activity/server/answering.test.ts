import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Problem } from '#foundation/contract/failure.ts'
import { type TestClock, testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { notesFeature, sentNotes } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { type Chatter, openChatter } from '#start/testing/chatter.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { Note } from '#foundation/server/testing/notes/contract.ts'
import type { Activity } from '../contract.ts'

let database: TestDatabase
let clock: TestClock
let node: TestNode
let other: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: [...nodeMigrations, notesMigrations] })
  clock = testClock(new Date().toISOString())
  const options = { features: [notesFeature], clock, isAlone: false }
  node = await openNode(database, options)
  other = await openNode(database, options)
})
beforeEach(async () => {
  ana = await openChatter(node)
})
afterAll(async () => {
  for (const each of [node, other]) await each[Symbol.asyncDispose]()
  await database.close()
})

const letter = { to: 'sara@example.com', title: 'Lunch', body: 'At noon?' }
const sentBy = ({ id }: Chatter) =>
  sentNotes.filter(({ from }) => from === id).map(({ to, title, body }) => ({ to, title, body }))

async function propose(input: object = letter, name = 'notes.send-note'): Promise<Activity> {
  const { body } = await ana.call<Activity>('POST', `/v1/actions/${name}`, { input })
  expect(body).toMatchObject({ state: 'waiting' })
  return body
}

type Answered = { status: number; body: Activity & Problem }

function approve({ id, hash }: Pick<Activity, 'id' | 'hash'>, who: { call: Chatter['call'] } = ana): Promise<Answered> {
  return who.call('POST', `/v1/activity/${id}/approve`, { hash })
}

function answer({ id }: Activity, word: string, body?: object): Promise<Answered> {
  return ana.call('POST', `/v1/activity/${id}/${word}`, body)
}

const statuses = (answers: Answered[]) => answers.map(({ status }) => status).toSorted((a, b) => a - b)

const read = async ({ id }: Activity) => (await ana.call<Activity>('GET', `/v1/activity/${id}`)).body

describe('an approval', () => {
  test('runs exactly what was shown, and every device hears the outcome', async () => {
    const proposal = await propose()
    expect(proposal.shown).toEqual({
      sources: [],
      title: 'Send “Lunch” to sara@example.com',
      fields: [
        { name: 'to', label: 'To', value: letter.to },
        { name: 'title', label: 'Title', value: letter.title },
        { name: 'body', label: 'Text', value: letter.body },
      ],
    })
    const { status, body } = await approve(proposal)
    expect(status).toBe(200)
    expect(body).toMatchObject({ id: proposal.id, state: 'done', sentence: 'Sent “Lunch” to sara@example.com.' })
    expect(body).toMatchObject({ undoable: false, final: true, hash: proposal.hash })
    expect(sentBy(ana)).toEqual([letter])
    await ana.heard(({ activity }) => (activity as Activity | undefined)?.state === 'done')
  })

  test('counts once, however many arrive at the same moment', async () => {
    const proposal = await propose()
    const elsewhere = await openChatter(other, ana.id)
    const yes = await Promise.all(
      Array.from({ length: 20 }, (_, at) => approve(proposal, at % 2 === 0 ? ana : elsewhere)),
    )
    expect(statuses(yes)).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(sentBy(ana)).toEqual([letter])
  })

  test('is valid once', async () => {
    const proposal = await propose()
    await approve(proposal)
    const again = await approve(proposal)
    expect(again).toMatchObject({ status: 409, body: { detail: 'This was answered already.' } })
    expect(sentBy(ana)).toEqual([letter])
  })

  test('by someone else finds nothing', async () => {
    const proposal = await propose()
    const ben = await openChatter(node)
    expect((await approve(proposal, ben)).status).toBe(404)
    for (const word of ['decline', 'undo'])
      expect((await ben.call('POST', `/v1/activity/${proposal.id}/${word}`)).status).toBe(404)
    expect(await read(proposal)).toEqual(proposal)
  })

  test('of content that differs from the pending one is refused', async () => {
    const proposal = await propose()
    const lured = await propose({ ...letter, to: 'mallory@example.com' })
    expect((await approve({ id: lured.id, hash: proposal.hash })).status).toBe(409)
    expect((await approve({ id: proposal.id, hash: '' })).status).toBe(409)
    expect(sentBy(ana)).toEqual([])
  })

  test('expires after a day', async () => {
    const proposal = await propose()
    expect(Date.parse(proposal.expires_at ?? '') - clock.now().getTime()).toBe(24 * 3_600_000)
    clock.advance(24 * 3_600_000)
    expect(await approve(proposal)).toMatchObject({
      status: 409,
      body: { detail: 'Nobody answered within 24 hours. Nothing was done.' },
    })
    expect(await read(proposal)).toMatchObject({ state: 'expired' })
    expect(sentBy(ana)).toEqual([])
  })

  test.each(['input', 'shown'])('is refused if the %s was changed behind it', async (column) => {
    const proposal = await propose()
    const text = `replace(${column}::text, 'sara@', 'mallory@')::jsonb`
    await database.pool.query(`update activities set ${column} = ${text} where id = $1`, [proposal.id])
    expect((await approve(proposal)).status).toBe(409)
    expect(sentBy(ana)).toEqual([])
  })

  test('is refused if a name has changed since, and the new card is shown', async () => {
    const { body: note } = await ana.call<Note>('POST', '/v1/notes', { title: 'Draft', body: 'Old' })
    const proposal = await propose({ id: note.id }, 'notes.shred-note')
    await ana.call('PUT', `/v1/notes/${note.id}`, { title: 'Precious', body: 'Old', revision: note.revision })
    expect(await approve(proposal)).toMatchObject({ status: 409, body: { code: 'out-of-date' } })
    const replaced = await read(proposal)
    expect(replaced).toMatchObject({ state: 'replaced' })
    const { body: fresh } = await ana.call<Activity>('GET', `/v1/activity/${replaced.replaced_by}`)
    expect(fresh).toMatchObject({ state: 'waiting', shown: { title: 'Destroy the note “Precious”' } })
    expect((await approve(fresh)).body).toMatchObject({ state: 'done', sentence: 'Destroyed the note “Precious”.' })
  })

  test('shows characters that would hide text or change its direction', async () => {
    const { shown } = await propose({ ...letter, title: 'Bill\u202Efdp.exe', body: 'Pay\u200B\u{E0041}' })
    expect(shown.title).toBe('Send “Bill⟨U+202E⟩fdp.exe” to sara@example.com')
    expect(shown.fields.map(({ value }) => value)).toEqual([letter.to, 'Bill⟨U+202E⟩fdp.exe', 'Pay⟨U+200B⟩⟨U+E0041⟩'])
  })

  test.each(['\0', '\uD800'])('is not asked for input that cannot be stored: %j', async (character) => {
    const input = { ...letter, body: character }
    const { status } = await ana.call('POST', '/v1/actions/notes.send-note', { input })
    expect(status).toBe(422)
  })
})

describe('declining', () => {
  test('ends a proposal', async () => {
    const proposal = await propose()
    const { body } = await answer(proposal, 'decline')
    expect(body).toMatchObject({ state: 'declined', sentence: 'You said no. Nothing was done.' })
    expect((await approve(proposal)).status).toBe(409)
    expect((await answer(proposal, 'decline')).status).toBe(409)
    expect((await answer(proposal, 'undo')).status).toBe(409)
    expect(sentBy(ana)).toEqual([])
  })

  test('and approving at the same moment have one outcome', async () => {
    for (let round = 0; round < 5; round += 1) {
      const before = sentBy(ana).length
      const proposal = await propose()
      const [yes, no] = await Promise.all([approve(proposal), answer(proposal, 'decline')])
      expect(statuses([yes, no])).toEqual([200, 409])
      expect(sentBy(ana)).toHaveLength(before + (yes.status === 200 ? 1 : 0))
    }
  })
})

function edit({ id, hash }: Activity, fields: object): Promise<Answered> {
  return ana.call('POST', `/v1/activity/${id}/edit`, { hash, fields })
}

describe('an edit', () => {
  test('makes another proposal, which needs its own approval', async () => {
    const proposal = await propose()
    const { body: edited } = await edit(proposal, { to: 'ben@example.com' })
    expect(edited).toMatchObject({ state: 'waiting', shown: { title: 'Send “Lunch” to ben@example.com' } })
    expect(edited.hash).not.toBe(proposal.hash)
    expect(await read(proposal)).toMatchObject({ state: 'replaced', replaced_by: edited.id })
    expect((await approve(proposal)).status).toBe(409)
    expect((await approve({ id: edited.id, hash: proposal.hash })).status).toBe(409)
    expect((await approve(edited)).body).toMatchObject({ state: 'done' })
    expect(sentBy(ana)).toEqual([{ ...letter, to: 'ben@example.com' }])
  })

  test.each([
    ['a field that may not be changed', { id: 'x' }, 422],
    ['what does not fit', { to: 'nobody' }, 422],
    ['what cannot be kept', { body: '\0' }, 422],
  ])('of %s is refused, and the proposal stays', async (_, fields, status) => {
    const proposal = await propose()
    expect((await edit(proposal, fields)).status).toBe(status)
    expect(await read(proposal)).toEqual(proposal)
  })

  test('is not offered for text that is not shown as stored', async () => {
    const { editable } = await propose({ ...letter, title: 'Lunch\u200B', body: `At noon?${'\n'.repeat(9)}Pay Eve` })
    expect(editable).toEqual(['to'])
  })

  test('is refused if the proposal was edited in the meantime', async () => {
    const proposal = await propose()
    const edits = await Promise.all(['one', 'two', 'three'].map((title) => edit(proposal, { title })))
    expect(statuses(edits)).toEqual([200, 409, 409])
    const { body } = await ana.call<Activity[]>('GET', '/v1/activity?state=waiting')
    expect(body).toHaveLength(1)
  })
})

test('a proposal expires after a day without being looked at', async () => {
  const late = testClock(new Date().toISOString())
  await using swift = await openNode(database, {
    features: [notesFeature],
    clock: late,
    isAlone: false,
    activityLimits: { sweepMilliseconds: 20 },
  })
  const ben = await openChatter(swift)
  await ben.call('POST', '/v1/actions/notes.send-note', { input: letter })
  late.advance(24 * 3_600_000)
  const { activity } = await ben.heard((frame) => (frame['activity'] as Activity | undefined)?.state === 'expired')
  expect(activity).toMatchObject({ sentence: 'Nobody answered within 24 hours. Nothing was done.' })
})
