import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createActions, createPlainLedger, type Receipt } from '#foundation/server/action.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import type { Person } from '#foundation/server/person.ts'
import { type Fact, fact } from '../../contract.ts'
import { memoryActions, memoryLookups } from './actions.ts'
import { createFacts } from './facts.ts'
import { memoryJobs } from './jobs.ts'
import { memoryPart } from './own-part.ts'

const folder = new URL('../migrations/', import.meta.url)
const clock = testClock(new Date().toISOString())
const announced: string[] = []

let database: TestDatabase
let house: ReturnType<typeof createActions>
beforeAll(async () => {
  database = await testDatabase({ migrations: [{ feature: 'assistant', folder }] })
  const facts = createFacts({
    database,
    clock,
    announce: async (id, { type }) => void announced.push(`${id} ${type}`),
    quotas: boundless,
  })
  const offer = { actions: memoryActions(facts), lookups: memoryLookups(facts) }
  const ledger = createPlainLedger()
  house = createActions(
    () => offer,
    () => ledger,
  )
})
afterAll(() => database.close())

const somebody = (): Person => ({ id: randomUUID(), sessionId: randomUUID() })

const press = (person: Person, name: string, input: unknown) => house.press(person, `assistant.${name}`, input)
const remember = async (person: Person, text: string, more: object = {}) =>
  factOf(await press(person, 'remember-fact', { text, ...more }))
const undo = (person: Person, name: string, receipt: Receipt) =>
  house.find(`assistant.${name}`).undo?.(person, receipt as never)
const recall = (person: Person, words?: string) => house.look(person, 'assistant.recall-facts', words ? { words } : {})
const texts = async (person: Person) => ((await recall(person)).answer as Fact[]).map(({ text }) => text)
const factOf = ({ thing }: Receipt): Fact => fact.parse(thing)

describe('a fact', () => {
  test('that the person says is kept as theirs, told to their devices, and recalled by its words', async () => {
    const ana = somebody()
    const said = await remember(ana, ' I am allergic to peanuts. ')
    await remember(ana, 'My son is called Leo.')
    expect(said).toMatchObject({ text: 'I am allergic to peanuts.', origin: 'said', sources: [], revision: 1 })
    expect(announced).toContain(`${ana.id} assistant/facts-changed`)
    expect(await recall(ana, 'Which allergies do I have?')).toEqual({ answer: [said], sources: [] })
    expect(await texts(ana)).toEqual(['My son is called Leo.', 'I am allergic to peanuts.'])
  })

  test('is nobody else’s', async () => {
    const [ana, ben] = [somebody(), somebody()]
    const { id } = await remember(ana, 'I live in Lisbon.')
    expect(await texts(ben)).toEqual([])
    await expect(press(ben, 'forget-fact', { id })).rejects.toMatchObject({ code: 'not-found' })
    await expect(press(ben, 'change-fact', { id, text: 'Mine' })).rejects.toMatchObject({ code: 'not-found' })
  })

  test('that was taken from somebody else’s words says so whenever it is recalled', async () => {
    const ana = somebody()
    const conversationId = randomUUID()
    const read = await remember(ana, 'Ben wants the money in June.', { sources: ['the mail of Ben'], conversationId })
    expect(read).toMatchObject({ origin: 'read', sources: ['the mail of Ben'], conversation_id: conversationId })
    expect((await recall(ana, 'money')).sources).toEqual(['the mail of Ben'])
    const shown = await house.find('assistant.remember-fact').show(ana, read as never)
    expect(shown.fields).toContainEqual({ name: 'sources', label: 'Taken from', value: 'the mail of Ben' })
  })

  test('is not remembered twice', async () => {
    const ana = somebody()
    await remember(ana, 'I drink tea.')
    await expect(remember(ana, 'i drink tea.')).rejects.toMatchObject({ code: 'conflict' })
  })

  test.each(['', '   ', 'x'.repeat(1_001), 'NUL \0'])('cannot be %j', async (text) => {
    await expect(remember(somebody(), text)).rejects.toMatchObject({ code: 'invalid' })
  })
})

describe('undo', () => {
  test('of remembering, changing and forgetting leaves everything as it was', async () => {
    const ana = somebody()
    const remembered = await press(ana, 'remember-fact', { text: 'I drink tea.' })
    await undo(ana, 'remember-fact', remembered)
    expect(await texts(ana)).toEqual([])

    const { id } = await remember(ana, 'I drink tea.', { sources: ['a note'] })
    const changed = await press(ana, 'change-fact', { id, text: 'I drink coffee.' })
    expect(factOf(changed)).toMatchObject({ origin: 'said', sources: [] })
    await undo(ana, 'change-fact', changed)
    expect((await recall(ana)).answer).toMatchObject([{ text: 'I drink tea.', origin: 'read', sources: ['a note'] }])

    const forgotten = await press(ana, 'forget-fact', { id })
    expect(await texts(ana)).toEqual([])
    await undo(ana, 'forget-fact', forgotten)
    expect(await texts(ana)).toEqual(['I drink tea.'])
  })

  test('is refused where the fact says something else by now', async () => {
    const ana = somebody()
    const remembered = await press(ana, 'remember-fact', { text: 'I drink tea.' })
    const { id } = factOf(remembered)
    const changed = await press(ana, 'change-fact', { id, text: 'I drink coffee.' })
    await press(ana, 'change-fact', { id, text: 'I drink water.' })
    await expect(undo(ana, 'remember-fact', remembered)).rejects.toMatchObject({ code: 'out-of-date' })
    await expect(undo(ana, 'change-fact', changed)).rejects.toMatchObject({ code: 'out-of-date' })
    expect(await texts(ana)).toEqual(['I drink water.'])
  })

  test('is refused where the fact is forgotten, or was brought back', async () => {
    const ana = somebody()
    const remembered = await press(ana, 'remember-fact', { text: 'I drink tea.' })
    const forgotten = await press(ana, 'forget-fact', { id: factOf(remembered).id })
    await expect(undo(ana, 'remember-fact', remembered)).rejects.toMatchObject({ code: 'not-found' })
    await undo(ana, 'forget-fact', forgotten)
    await expect(undo(ana, 'forget-fact', forgotten)).rejects.toMatchObject({ code: 'conflict' })
  })
})

test('what is forgotten can be brought back for two weeks, and is gone after them', async () => {
  const [ana, ben] = [somebody(), somebody()]
  const [old, recent] = [await remember(ana, 'I drink tea.'), await remember(ben, 'I drink tea.')]
  const purge = () => Promise.all(memoryJobs({ database, clock }).map(({ run }) => run({} as never, running)))
  const running = new AbortController().signal
  const forgotten = await press(ana, 'forget-fact', { id: old.id })
  clock.advance(13 * 86_400_000)
  const later = await press(ben, 'forget-fact', { id: recent.id })
  await purge()
  await undo(ana, 'forget-fact', forgotten)
  await press(ana, 'forget-fact', { id: old.id })
  clock.advance(15 * 86_400_000)
  await purge()
  await expect(undo(ana, 'forget-fact', forgotten)).rejects.toMatchObject({ code: 'conflict' })
  await expect(undo(ben, 'forget-fact', later)).rejects.toMatchObject({ code: 'conflict' })
})

test('everything that is remembered is in the archive, forgotten or not', async () => {
  const ana = somebody()
  const { id } = await remember(ana, 'I drink tea.')
  await remember(ana, 'I live in Lisbon.')
  await press(ana, 'forget-fact', { id })
  const parts = await Array.fromAsync(memoryPart(database, ana.id))
  const facts = parts.find(({ name }) => name === 'assistant/facts.json')?.content
  expect(typeof facts === 'string' && JSON.parse(facts)).toMatchObject([
    { text: 'I drink tea.' },
    { text: 'I live in Lisbon.' },
  ])
})
