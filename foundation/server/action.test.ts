import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { createActions, createPlainLedger, type Ledger, type Wish } from './action.ts'
import { refuseTwice } from './named.ts'
import { testDatabase } from './database/testing.ts'
import type { Person } from './person.ts'
import type { Note } from './testing/notes/contract.ts'
import { notesFeature, sentNotes } from './testing/notes/feature.ts'
import { notesMigrations } from './testing/notes/store.ts'

const database = await testDatabase({ migrations: [notesMigrations] })
const { actions = [], lookups = [] } = notesFeature.open({ database, announce: async () => {} })
const offer = () => ({ actions, lookups })
const plain = createPlainLedger()
const house = createActions(offer, () => plain)

let ana: Person
beforeEach(() => {
  ana = somebody()
})

function somebody(): Person {
  return { id: randomUUID(), sessionId: randomUUID() }
}

test('an action returns the thing as it was stored', async () => {
  const receipt = await house.press(ana, 'notes.add-note', { title: 'Lunch', body: 'with Sara' })
  expect(receipt.thing).toMatchObject({ title: 'Lunch', revision: 1 })
  expect(await house.look(ana, 'notes.find-notes', { words: 'sara' })).toEqual({
    answer: [receipt.thing],
    sources: ['the note “Lunch”'],
  })
})

test('what was done is described in words written from the receipt', async () => {
  const outcome = await house.perform(ana, 'notes.add-note', { title: 'Lunch' }, { origin: 'chat' })
  expect(outcome).toMatchObject({ state: 'done', sentence: 'Kept the note “Lunch”.' })
})

test('without anyone to ask, nothing destructive or outward happens', async () => {
  const { thing } = await house.press(ana, 'notes.add-note', { title: 'Keep', body: 'me' })
  const { id } = thing as Note
  const letter = { to: 'sara@example.com', title: 'Keep' }
  for (const [name, input] of [
    ['notes.shred-note', { id }],
    ['notes.share-note', { id, to: 'sara@example.com' }],
    ['notes.send-note', letter],
  ] as const)
    await expect(house.press(ana, name, input)).rejects.toMatchObject({ code: 'needs-yes' })
  await expect(house.press(ana, 'notes.share-note', { id })).resolves.toBeDefined()
  expect(sentNotes.filter(({ from }) => from === ana.id)).toEqual([])
  expect((await house.look(ana, 'notes.find-notes', { words: 'keep' })).answer).toHaveLength(1)
})

test('the ledger sees who requests what, with the checked input and its origin, before anything happens', async () => {
  const seen: Wish[] = []
  const ledger: Ledger = {
    ...plain,
    perform: async (wish) => {
      seen.push(wish)
      return { state: 'waits', activityId: randomUUID(), shown: { title: '', fields: [] } }
    },
  }
  const asked = createActions(offer, () => ledger)
  const asking = { origin: 'chat', key: 'once' } as const
  await asked.perform(ana, 'notes.send-note', { to: 'b@example.com', title: 'Bin', sneaked: 'in' }, asking)
  expect(seen).toMatchObject([{ person: ana, action: { name: 'notes.send-note' }, effect: 'outward', asking }])
  expect(seen[0]?.input).toEqual({ to: 'b@example.com', title: 'Bin', body: '' })
  await expect(asked.press(ana, 'notes.add-note', { title: 'Bin' })).rejects.toMatchObject({ code: 'needs-yes' })
})

test('offers are read when they are needed, and not before', async () => {
  const later: ReturnType<typeof offer> = { actions: [], lookups: [] }
  const early = createActions(
    () => later,
    () => plain,
  )
  await expect(early.press(ana, 'notes.add-note', { title: 'Soon' })).rejects.toMatchObject({ code: 'not-found' })
  Object.assign(later, offer())
  expect(early.actions).toBe(actions)
  await expect(early.press(ana, 'notes.add-note', { title: 'Now' })).resolves.toBeDefined()
})

test("another person's things are not found", async () => {
  const { thing } = await house.press(somebody(), 'notes.add-note', { title: 'Mine', body: 'alone' })
  const { id } = thing as Note
  const shred = house.find('notes.shred-note')
  await expect(shred.run(ana, { id } as never, { origin: 'button' })).rejects.toMatchObject({ code: 'not-found' })
  expect((await house.look(ana, 'notes.find-notes', { words: 'alone' })).answer).toEqual([])
})

test('invalid input is refused with its fields, and an unknown name is not found', async () => {
  await expect(house.press(ana, 'notes.add-note', { title: 7 })).rejects.toMatchObject({
    code: 'invalid',
    errors: expect.arrayContaining([expect.objectContaining({ field: 'title' })]),
  })
  await expect(house.press(ana, 'notes.paint', {})).rejects.toMatchObject({ code: 'not-found' })
  await expect(house.look(ana, '__proto__', {})).rejects.toMatchObject({ code: 'not-found' })
})

test('two features cannot offer the same name', () => {
  expect(() => refuseTwice([...actions, ...actions])).toThrow('Two features offer notes.add-note.')
})
