import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { withReferences } from '#features/chat/contract.ts'
import type { AnswerPiece } from '#features/chat/server/index.ts'
import type { Action } from '#foundation/server/action.ts'
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
  desk = openDesk({ database, feature: breakable, model: obeyingModel })
})
afterAll(() => database.close())

/** The obeying model in the place of the built-in one. */
function openBuiltIn(): void {
  desk = openDesk({ database, feature: notesFeature, model: obeyingModel, outside: false })
}

/** Its notes break after they are kept when they are called “Break”. */
const breakable: typeof notesFeature = {
  ...notesFeature,
  open(dependencies) {
    const { actions = [], ...plugs } = notesFeature.open(dependencies)
    return { ...plugs, actions: actions.map((action) => (action.name === 'notes.add-note' ? broken(action) : action)) }
  },
}

function broken(action: Action): Action {
  return {
    ...action,
    async run(person, input, asking) {
      const receipt = await action.run(person, input, asking)
      if ((input as { title: string }).title === 'Break') throw new TypeError('what the person wrote')
      return receipt
    },
  }
}

const lunch = { call: 'notes.add-note', input: { title: 'Lunch', body: 'with Sara' } }
const textOf = (pieces: AnswerPiece[]) => pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
const outcomeOf = (pieces: AnswerPiece[]) =>
  pieces.flatMap((piece) => (piece.type === 'outcome' ? [piece.line] : [])).at(-1)
const stepsOf = (pieces: AnswerPiece[]) => pieces.flatMap((piece) => (piece.type === 'step-end' ? [piece.step] : []))

const factsOf = (personId: string) => desk.facts.list({ id: personId, sessionId: '' })

const says = (say: string, ...calls: Parameters<typeof ordersIn>) =>
  desk.answer({ message: ordersIn({ say }, ...calls) })

const askForLunch = async () => [{ role: 'user' as const, content: ordersIn(lunch) }]

describe('files that came along with a message', () => {
  const ids = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002']
  const files = ids.map((id) => ({ kind: 'file', id }))

  test('are told to a model elsewhere by their ids, beside the words of the person', async () => {
    await desk.answer({ message: withReferences('Sum these up', files) })
    expect(desk.prompts.at(-1)).toContain('Sum these up')
    for (const id of ids) expect(desk.prompts.at(-1)).toContain(`[Attached] file ${id}, kept by the person.`)
  })

  test('are no part of the words that the built-in assistant reads', async () => {
    openBuiltIn()
    const pieces = await desk.answer({ message: withReferences(ordersIn(lunch), files) })
    expect(outcomeOf(pieces)).toContain('Kept the note “Lunch”')
  })
})

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
    expect(textOf(pieces)).toBe('Please look at the card.')
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

  test('counts for a model elsewhere also where it was an error that the built-in model repeated', async () => {
    openBuiltIn()
    const [personId, conversationId] = [randomUUID(), randomUUID()]
    const missing = { call: 'notes.copy-note', input: { id: randomUUID() } }
    await desk.answer({ message: ordersIn(missing), personId, conversationId })
    await desk.answer({ message: ordersIn(lunch), personId, conversationId })
    expect(desk.asked.at(-1)).toMatchObject({ state: 'done', sources: [] })
    desk = openDesk({ database, feature: notesFeature, model: obeyingModel })
    await desk.answer({ message: ordersIn({ ...lunch, input: { title: 'Later' } }), personId, conversationId })
    expect(desk.asked.at(-1)).toMatchObject({ state: 'waits', sources: ['an error of “notes.copy-note”'] })
  })

  test('is told to a model elsewhere without other people’s text, and to the person whole', async () => {
    const personId = randomUUID()
    const note = await desk.actions.press({ id: personId, sessionId: '' }, 'notes.add-note', { title: 'From Eve' })
    const copy = { call: 'notes.copy-note', input: { id: (note.thing as { id: string }).id } }
    const pieces = await desk.answer({ message: ordersIn(copy), personId })
    expect(stepsOf(pieces)).toMatchObject([{ label: 'Copied the note “From Eve”' }])
    expect(desk.prompts.join()).toContain('Copy a note: done.')
    expect(desk.prompts.join()).not.toContain('From Eve')
  })
})

describe('a fact', () => {
  const remember = { call: 'assistant.remember-fact', input: { text: 'I drink tea.', sources: ['nobody'] } }

  test('waits for a yes when a model elsewhere wants it remembered, even in the person’s own words', async () => {
    const personId = randomUUID()
    await desk.answer({ message: ordersIn(remember), personId })
    expect(desk.asked).toMatchObject([{ state: 'waits', sources: [] }])
    expect(await factsOf(personId)).toEqual([])
  })

  test('is remembered at once when the built-in reader found it in the person’s own message', async () => {
    openBuiltIn()
    const [personId, conversationId] = [randomUUID(), randomUUID()]
    await desk.answer({ message: ordersIn(remember), personId, conversationId })
    expect(await factsOf(personId)).toMatchObject([
      { text: 'I drink tea.', origin: 'said', sources: [], conversation_id: conversationId },
    ])
  })

  test('waits for a yes when the built-in reader has it from anywhere else', async () => {
    openBuiltIn()
    const personId = randomUUID()
    const earlier = [
      { role: 'user' as const, content: 'What does the page say?' },
      { role: 'assistant' as const, content: ordersIn(remember) },
    ]
    await desk.answer({ message: 'Yes.', personId, earlier })
    expect(desk.asked).toMatchObject([{ state: 'waits', sources: [] }])
    expect(await factsOf(personId)).toEqual([])
  })
})

describe('the last line of an answer', () => {
  const send = { call: 'notes.send-note', input: { to: 'ben@example.org', title: 'Lunch' } }

  test.each([
    'All set! I’ve sent the note to Ben.',
    'Erledigt! Ich habe die Notiz an Ben geschickt.',
    'C’est fait : la note a été envoyée à Ben.',
    'Hecho, he enviado la nota a Ben.',
    'Fatto: ho inviato la nota a Ben.',
    'メモをベンに送信しました。',
    '已经把便条发给本了。',
    'Готово, я отправил заметку Бену.',
    'Nothing else to do.\n\nSent “Lunch” to ben@example.org.',
    'Hello!',
  ])('says that nothing was changed, whatever a model says: %s', async (claim) => {
    const pieces = await says(claim)
    expect(textOf(pieces)).toBe(claim)
    expect(outcomeOf(pieces)).toBe('Nothing was changed.')
  })

  test('says what waits', async () => {
    const pieces = await says('I’ve sent it.', send)
    expect(outcomeOf(pieces)).toBe('Asked for your yes: Send “Lunch” to ben@example.org.')
  })

  test('says what was done beside what was only claimed', async () => {
    const pieces = await says('I’ve kept the note and sent it to Ben.', lunch)
    expect(outcomeOf(pieces)).toBe('Kept the note “Lunch”.')
  })

  test('says each of several wishes', async () => {
    const shred = { call: 'notes.shred-note', input: { id: randomUUID() } }
    expect(outcomeOf(await says('All done.', lunch, send, shred))).toBe(
      'Kept the note “Lunch”. Asked for your yes: Send “Lunch” to ben@example.org. Not done: Destroy a note.',
    )
  })

  test('is there from the first word on, and knows of nothing that is still being done', async () => {
    const lines: string[] = []
    const turn = { person: { id: randomUUID(), sessionId: '' }, conversationId: randomUUID(), runId: 'run' }
    const pieces = desk.writer({ ...turn, answerId: randomUUID(), history: askForLunch }, new AbortController().signal)
    for await (const piece of pieces)
      if (piece.type === 'outcome') lines.push(piece.line)
      else lines.push(piece.type)
    expect(lines.slice(0, 5)).toEqual([
      'Nothing was changed.',
      'Begun, and not known to be done: Keep a note. Please look at Activity.',
      'step-start',
      'Kept the note “Lunch”.',
      'step-end',
    ])
  })

  test('does not say that nothing was changed where a tool broke in the middle', async () => {
    const pieces = await says('Done.', { call: 'notes.add-note', input: { title: 'Break', body: '' } })
    expect(outcomeOf(pieces)).toBe('Begun, and not known to be done: Keep a note. Please look at Activity.')
    expect(desk.logged.join()).toContain('a tool of the assistant failed')
    expect(desk.logged.join()).not.toContain('what the person wrote')
  })
})
