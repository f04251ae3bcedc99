import { expect, test } from 'vitest'
import { z } from 'zod'
import { createActions, createPlainLedger, defineAction, defineLookup } from '#foundation/server/action.ts'
import { testClock } from '#foundation/server/clock.ts'
import { memoryActions } from '../memory/actions.ts'
import type { Facts } from '../memory/facts.ts'
import { momentIn, ownLookups } from './lookups.ts'
import { createOffered } from './offered.ts'
import { openTaint } from './taint.ts'

const ledger = createPlainLedger()
const person = { id: 'a', sessionId: 'b' }

const ring = defineAction({
  name: 'bells.ring',
  title: 'Ring a bell',
  description: 'Rings.',
  input: z.object({ times: z.int().default(1) }),
  effect: 'write',
  show: () => ({ title: 'Ring', fields: [] }),
  run: async () => ({ thing: 'bell' }),
  done: () => 'Rang.',
  command: { word: 'ring', field: 'times', hint: 'How often' },
})

test('what is offered is described once, in the form that models ask for', () => {
  let asked = 0
  const input = z.object({ words: z.string() })
  const listen = defineLookup({
    name: 'bells.listen',
    label: 'Listened to the bells',
    description: 'Listens.',
    input,
    answer: z.string(),
    run: async () => 'silence',
  })
  const offered = createOffered({
    get actions() {
      asked += 1
      return [ring]
    },
    lookups: [listen],
  })
  expect(offered()).toMatchObject([
    {
      name: 'bells.listen',
      label: 'Listening to the bells',
      inputSchema: { type: 'object', properties: { words: { type: 'string' } }, required: ['words'] },
    },
    { name: 'bells.ring', label: 'Ringing a bell', inputSchema: { properties: { times: { default: 1 } } } },
  ])
  expect(offered()).toBe(offered())
  expect(asked).toBe(1)
})

test('where a fact was learned is not for a model to say', () => {
  const actions = memoryActions({} as Facts)
  const schemas = createOffered({ actions, lookups: [] })().map(({ inputSchema }) => inputSchema['properties'])
  expect(schemas.map((properties) => Object.keys(properties as object))).toEqual([['text'], ['text', 'id'], ['id']])
})

test('the house knows what day it is where the person is, and what can be done', async () => {
  const house = createActions(
    () => ({
      actions: [ring],
      lookups: ownLookups({
        clock: testClock('2026-01-05T23:30:00Z'),
        whom: async () => ({ name: 'Ana', zone: 'Asia/Tokyo' }),
        actions: house,
      }),
    }),
    () => ledger,
  )
  expect(await house.look(person, 'assistant.today', {})).toEqual({
    answer: { date: '2026-01-06', weekday: 'Tuesday', time: '08:30', zone: 'Asia/Tokyo' },
    sources: [],
  })
  const { answer } = await house.look(person, 'assistant.help', {})
  expect(answer).toMatchObject({ does: [{ title: 'Ring a bell', command: '/ring' }] })
})

test('a moment has one date and another elsewhere', () => {
  const now = new Date('2026-03-28T23:59:59Z')
  expect(momentIn('UTC', now)).toEqual({ date: '2026-03-28', weekday: 'Saturday', time: '23:59' })
  expect(momentIn('Europe/Vienna', now)).toEqual({ date: '2026-03-29', weekday: 'Sunday', time: '00:59' })
})

test('whose words were read is kept once each, and at most so long', async () => {
  const kept: string[] = []
  const taint = openTaint(['the note “A”'], async (sources) => void kept.push(...sources))
  await taint.add(['the note “A”', 'the note “B”'])
  await taint.add(['the note “B”', 'x'.repeat(400)])
  taint.addForNow('an error')
  expect(kept).toEqual(['the note “B”', `${'x'.repeat(299)}…`])
  expect(taint.sources()).toEqual(['the note “A”', ...kept, 'an error'])
})
