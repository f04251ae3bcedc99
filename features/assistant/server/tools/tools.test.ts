import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { type Asking, createActions, createPlainLedger, defineAction, defineLookup } from '#foundation/server/action.ts'
import { testClock } from '#foundation/server/clock.ts'
import { createLog } from '#foundation/server/log.ts'
import { memoryActions } from '../memory/actions.ts'
import type { Facts } from '../memory/facts.ts'
import { momentIn, ownLookups } from './lookups.ts'
import { createOffered } from './offered.ts'
import { openTaint } from './taint.ts'
import { toolsFor, type ToolsRun } from './tools.ts'

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
    sources: { none: 'Silence.' },
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
        whom: async () => ({ name: 'Ana', zone: 'Asia/Tokyo', format: usualTimeFormat }),
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
  const keptElsewhere: string[] = []
  const taint = openTaint(['the note “A”'], async (sources, onlyElsewhere) => {
    ;(onlyElsewhere ? keptElsewhere : kept).push(...sources)
  })
  await taint.add(['the note “A”', 'the note “B”'])
  await taint.add(['the note “B”', 'x'.repeat(400)])
  await taint.addRepeated('an error')
  expect(kept).toEqual(['the note “B”', `${'x'.repeat(299)}…`])
  expect(keptElsewhere).toEqual(['an error'])
  expect(taint.sources()).toEqual(['the note “A”', ...kept, 'an error'])
})

test.each([
  [{ text: 'i like tea' }, true],
  [{ text: 'I like coffee' }, false],
  [{ facts: [{ text: 'I like tea' }, { text: 'I like coffee' }] }, false],
])('tells the own words of a person from others, however deep they stand in %j', async (input, isOwn) => {
  const askedBy = 'some-model at models.example'
  const asked = await askedWith(input, { askedBy, message: 'Remember: I like tea', recent: '', outside: false }, [])
  expect(asked).toMatchObject([{ inOwnWords: isOwn, askedBy }])
})

test.each([
  ['the built-in assistant, in the person’s own words', { outside: false, text: 'milk' }, []],
  ['the built-in assistant, with other words', { outside: false, text: 'Pay the bill' }, ['the mail “Bill”']],
  ['a model elsewhere, in the person’s own words', { outside: true, text: 'milk' }, ['the mail “Bill”']],
])(
  'after mail was read, %s brings its sources only where they can matter',
  async (_who, { outside, text }, sources) => {
    const said = { message: 'To my list, please', recent: 'Add milk\nTo my list, please' }
    const asked = await askedWith({ text }, { ...said, askedBy: 'x', outside }, ['the mail “Bill”'])
    expect(asked).toMatchObject([{ sources }])
  },
)

/** What the ledger is asked for, after these sources were read. */
async function askedWith(
  input: object,
  said: Pick<ToolsRun, 'askedBy' | 'message' | 'recent' | 'outside'>,
  read: readonly string[],
): Promise<Asking[]> {
  const asked: Asking[] = []
  const house = createActions(
    () => ({ actions: [], lookups: [] }),
    () => ledger,
  )
  const actions = {
    ...house,
    perform: async (_person: unknown, _name: string, _input: unknown, asking: Asking) => {
      asked.push(asking)
      return { state: 'done' as const, activityId: 'a', sentence: 'Rang.', receipt: { thing: 'bell', sources: [] } }
    },
  }
  const ids = { conversationId: 'c', answerId: 'd', runId: 'e' }
  const run = { person, ...ids, ...said, taint: openTaint(read, async () => {}), came: () => undefined }
  const offered = createOffered({ actions: [ring], lookups: [] })()
  const [tool] = toolsFor({ actions, log: createLog('silent') }, offered, run)
  await tool?.run(input, { key: '1:1', signal: new AbortController().signal })
  return asked
}
