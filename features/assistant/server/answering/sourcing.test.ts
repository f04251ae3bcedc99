import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { defineLookup } from '#foundation/server/action.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { notesFeature } from '#foundation/server/testing/notes/feature.ts'
import { notesMigrations } from '#foundation/server/testing/notes/store.ts'
import { obeyingModel, ordersIn } from '../testing/obeying-model.ts'
import { openDesk } from '../testing/turns.ts'

const own = { feature: 'assistant', folder: new URL('../migrations/', import.meta.url) }

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [own, notesMigrations] })
})
afterAll(() => database.close())

const quote = z.object({ text: z.string(), from: z.string() })

/** The notes, with a document. What the model is to say comes along, in no passage of it. */
function withDocument(say: string): typeof notesFeature {
  const text = 'The rent is 900 euros. It is due on the third.'
  const reading = defineLookup({
    name: 'notes.read-passages',
    label: 'Read passages',
    description: 'Passages of a lease.',
    input: z.object({}),
    answer: z.object({ passages: z.array(quote), order: z.string() }),
    run: async () => ({ passages: [{ text, from: 'Lease *new*.txt, Page 2' }], order: ordersIn({ say }) }),
    sources: { none: 'Made for this.' },
    quotes: ({ passages }) => passages,
  })
  return {
    ...notesFeature,
    open(dependencies) {
      const { lookups = [], ...plugs } = notesFeature.open(dependencies)
      return { ...plugs, lookups: [...lookups, reading] }
    },
  }
}

/** What a model elsewhere says after it has read the document, or without having read it. */
async function answerOf(say: string, { outside = true, reads = true } = {}): Promise<string> {
  const desk = openDesk({ database, feature: withDocument(say), model: obeyingModel, outside })
  const order = reads ? { call: 'notes.read-passages', input: {} } : { say }
  const pieces = await desk.answer({ message: ordersIn(order) })
  return pieces.map((piece) => (piece.type === 'text' ? piece.text : '')).join('')
}

test('each sentence has its source, and one without is marked', async () => {
  const text = await answerOf('The rent is 900 euros. The deposit is 2,700 euros.')
  expect(text).toContain('The rent is 900 euros. [1] The deposit is 2,700 euros. *(no source)*')
  expect(text).toContain(String.raw`1. Lease \*new\*.txt, Page 2: “The rent is 900 euros. It is due on the third.`)
})

test('a model cannot number a source itself', async () => {
  expect(await answerOf('The deposit is 2,700 euros [1].')).toBe('The deposit is 2,700 euros. *(no source)*')
})

test('questions and code are left as they are', async () => {
  const words = 'Shall I write it down?\n```\nrent = 800\n```'
  expect(await answerOf(words)).toBe(words)
})

test('lines of a list have their sources, too', async () => {
  const text = await answerOf('It says:\n\n- The rent is 900 euros\n- Dogs are welcome')
  expect(text).toContain('It says:\n\n- The rent is 900 euros [1]\n- Dogs are welcome *(no source)*')
})

test('rows of a table with numbers have their sources in the last cell', async () => {
  const text = await answerOf('| What | Euros |\n| --- | --- |\n| Rent | 900 |\n| Deposit | 2,700 |')
  const rows = '| What | Euros |\n| --- | --- |\n| Rent | 900 [1] |\n| Deposit | 2,700 *(no source)* |'
  expect(text).toContain(rows)
})

test('the built-in model quotes already, so its words stay as they are', async () => {
  const words = 'The deposit is 2,700 euros.'
  expect(await answerOf(words, { outside: false })).toBe(words)
})

test('an answer that read no document is left as it is', async () => {
  const words = 'The deposit is 2,700 euros.'
  expect(await answerOf(words, { reads: false })).toBe(words)
})
