import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { AnswerPiece } from '#features/chat/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { obeyingModel, ordersIn } from '../testing/obeying-model.ts'
import { type Desk, openDesk } from '../testing/turns.ts'

const own = { feature: 'assistant', folder: new URL('../migrations/', import.meta.url) }

let database: TestDatabase
let desk: Desk
beforeAll(async () => {
  database = await testDatabase({ migrations: [own, notesMigrations] })
})
beforeEach(() => {
  desk = openDesk({ database, feature: notesFeature, model: obeyingModel })
})
afterAll(() => database.close())

const lunch = { call: 'notes.add-note', input: { title: 'Lunch', body: 'with Sara' } }
const textOf = (pieces: AnswerPiece[]) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
const stepsOf = (pieces: AnswerPiece[]) => pieces.flatMap((piece) => (piece.type === 'step-end' ? [piece.step] : []))

const askForLunch = async () => [{ role: 'user' as const, content: ordersIn(lunch) }]

describe('a run', () => {
  test('acts only after the start of its step was taken, and tells what was done by its receipt', async () => {
    const taken: string[] = []
    const turn = { message: ordersIn(lunch), personId: randomUUID() }
    const person = { id: turn.personId, sessionId: '' }
    const pieces = desk.writer(
      {
        person,
        conversationId: randomUUID(),
        runId: 'run',
        answerId: randomUUID(),
        history: async () => [{ role: 'user', content: turn.message }],
      },
      new AbortController().signal,
    )
    for await (const piece of pieces) {
      if (piece.type === 'step-start') taken.push(`${piece.step.label}: ${desk.asked.length}`)
      if (piece.type === 'step-end') taken.push(`${piece.step.label}: ${desk.asked.length}`)
    }
    expect(taken).toEqual(['Keeping a note: 0', 'Kept the note “Lunch”: 1'])
    expect(desk.asked).toMatchObject([{ key: 'run:1:1', name: 'notes.add-note', state: 'done' }])
  })

  test('shows what waits as a card, and ends there with the house’s own words', async () => {
    const pieces = await desk.answer({
      message: ordersIn({ call: 'notes.send-note', input: { to: 'ben@example.org', title: 'Lunch' } }),
    })
    expect(stepsOf(pieces)).toMatchObject([
      { label: 'Asked for your yes: Send “Lunch” to ben@example.org', state: 'done', card: { kind: 'activity' } },
    ])
    expect(textOf(pieces)).toBe('Please look at the card: nothing happens before your yes.')
  })

  test('says in its steps what was refused and why', async () => {
    const pieces = await desk.answer({
      message: ordersIn({ call: 'notes.shred-note', input: { id: randomUUID() } }, { call: 'notes.burn' }),
    })
    expect(stepsOf(pieces)).toMatchObject([
      { label: 'Destroying a note', state: 'failed', detail: 'There is no such note.' },
      { state: 'failed' },
    ])
    expect(textOf(pieces)).toBe('That is all I found.')
  })

  test('that breaks the limit of its steps says so', async () => {
    desk = openDesk({ database, feature: notesFeature, model: obeyingModel, limits: { steps: 1 } })
    expect(textOf(await desk.answer({ message: ordersIn(lunch) }))).toMatch(/_I stopped here: .*steps\._$/)
  })

  test('does nothing more once it is stopped', async () => {
    const stop = new AbortController()
    const person = { id: randomUUID(), sessionId: '' }
    const about = { person, conversationId: randomUUID(), runId: 'run', answerId: randomUUID() }
    for await (const piece of desk.writer({ ...about, history: askForLunch }, stop.signal))
      if (piece.type === 'step-start') stop.abort()
    expect(desk.asked).toEqual([])
  })
})

describe('what a run reads', () => {
  test('has it ask for everything afterwards, in the same conversation for good', async () => {
    const [personId, conversationId] = [randomUUID(), randomUUID()]
    const find = { call: 'notes.find-notes', input: { words: 'lunch' } }
    await desk.answer({ message: ordersIn(lunch), personId, conversationId })
    await desk.answer({ message: ordersIn(find), personId, conversationId })
    await desk.answer({ message: ordersIn({ ...lunch, input: { title: 'Later' } }), personId, conversationId })
    await desk.answer({ message: ordersIn({ ...lunch, input: { title: 'Elsewhere' } }), personId })
    expect(desk.asked.map(({ state, sources }) => [state, sources])).toEqual([
      ['done', []],
      ['waits', ['the note “Lunch”']],
      ['done', []],
    ])
  })

  test('counts at once, also for what was asked for in the same breath', async () => {
    const personId = randomUUID()
    await desk.answer({ message: ordersIn(lunch), personId })
    const find = { call: 'notes.find-notes', input: { words: 'lunch' } }
    await desk.answer({ message: ordersIn(find, { ...lunch, input: { title: 'Later' } }), personId })
    expect(desk.asked.map(({ state }) => state)).toEqual(['done', 'waits'])
  })

  test('is no fact before there is a yes, and says whose words it was', async () => {
    const personId = randomUUID()
    const find = { call: 'notes.find-notes', input: { words: 'lunch' } }
    const remember = {
      call: 'assistant.remember-fact',
      input: { text: 'Ben pays.', sources: [], conversationId: null },
    }
    await desk.answer({ message: ordersIn(lunch), personId })
    await desk.answer({ message: ordersIn(find, remember), personId })
    expect(desk.asked.at(-1)).toMatchObject({ state: 'waits', sources: ['the note “Lunch”'] })
    expect(await desk.facts.list({ id: personId, sessionId: '' })).toEqual([])
  })

  test('is asked for by name: what the person told it stands with where it was told', async () => {
    const [personId, conversationId] = [randomUUID(), randomUUID()]
    const remember = { call: 'assistant.remember-fact', input: { text: 'I drink tea.', sources: ['nobody'] } }
    await desk.answer({ message: ordersIn(remember), personId, conversationId })
    expect(await desk.facts.list({ id: personId, sessionId: '' })).toMatchObject([
      { text: 'I drink tea.', origin: 'said', sources: [], conversation_id: conversationId },
    ])
  })
})

describe('a claim', () => {
  test('of something done that was not done is corrected', async () => {
    const pieces = await desk.answer({ message: ordersIn({ say: 'All set! I’ve sent the note to Ben.' }) })
    expect(textOf(pieces)).toBe('All set! I’ve sent the note to Ben.\n\nNothing was changed.')
  })

  test('of something that waits is corrected as well', async () => {
    const send = { call: 'notes.send-note', input: { to: 'ben@example.org', title: 'Lunch' } }
    const pieces = await desk.answer({ message: ordersIn({ say: 'I’ve sent it.' }, send) })
    expect(textOf(pieces)).toMatch(/^I’ve sent it\.\n\nNothing was changed\. Please look at the card/)
  })

  test('of something done that was done stands', async () => {
    const pieces = await desk.answer({ message: ordersIn({ say: 'I’ve kept a note.' }, lunch) })
    expect(textOf(pieces)).not.toContain('Nothing was changed.')
  })
})
