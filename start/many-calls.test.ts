import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import * as fake from '#features/assistant/server/testing/fake-model-server.ts'
import { numbers } from '#features/assistant/server/testing/loop-run.ts'
import { type TestDatabase, testDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from './testing/chatter.ts'
import { nodeMigrations, openNode } from './testing/node.ts'

const folder = createAssistant().feature.migrations

let database: TestDatabase
beforeAll(async () => {
  const others = nodeMigrations.filter(({ feature }) => feature !== 'assistant')
  database = await testDatabase({ migrations: [...others, ...(folder ? [{ feature: 'assistant', folder }] : [])] })
})
afterAll(() => database.close())

const nobody = '00000000-0000-4000-8000-000000000000'
const texts = [
  'Lunch',
  '',
  ' ',
  'a\0b',
  '\ud800',
  '\u202Egnp',
  'x'.repeat(30_000),
  '%',
  "'; drop table facts; --",
  '👩‍💻',
]

test('whatever a model calls for, right or wrong, is answered by a receipt, a card or a sentence', async () => {
  const random = numbers(11)
  const one = <T>(list: readonly T[]): T => list[random(list.length)] as T
  const { node, ids, ana } = await open((body) => {
    const names = ['nothing__here', ...(body.tools ?? []).map((each) => each.function.name)]
    return Array.from({ length: 5 }, () => one(names)).map((name) => ({ name, input: inputOf(one, name, ids()) }))
  })

  for (let round = 0; round < 40; round += 1) await ana.ask(ids().id, `Round ${round}`)
  const { messages } = await ana.read(ids().id)
  const steps = messages.flatMap(({ role, steps: own }) => (role === 'assistant' ? own : []))
  expect(steps.length).toBe(200)
  for (const step of steps) {
    if (step.state === 'done') continue
    expect(step.state).toBe('failed')
    expect(step.detail).toMatch(/[.!?]$/)
    expect(step.detail).not.toContain('the reason is not known')
  }
  expect(steps.some(({ card }) => card)).toBe(true)
  expect(node.logged.filter((line) => /"level":"(?:error|fatal)"/.test(line))).toEqual([])
})

type Ids = { id: string; spare: string }
type One = <T>(list: readonly T[]) => T

/** JSON, mostly, of the shapes that actions have, filled with anything. */
function inputOf(one: One, tool: string, { id, spare }: Ids): string {
  const values: unknown[] = [...texts, null, 7, -1, 1e300, true, [], {}, spare, nobody, ['tea']]
  const names = [
    'id',
    'title',
    'pinned',
    'words',
    'limit',
    'text',
    'name',
    'zone',
    'workingHours',
    'state',
    '__proto__',
  ]
  const right: Record<string, unknown> = {
    'chat__rename-conversation': { id, title: one(texts) },
    'chat__pin-conversation': { id, pinned: one([true, false]) },
    'chat__delete-conversation': { id: spare },
    'chat__search-conversations': { words: one(texts), limit: one([1, 5]) },
    'assistant__remember-fact': { text: one(texts) },
    'assistant__change-fact': { id: one([id, nobody]), text: one(texts) },
    'assistant__recall-facts': { words: one(texts) },
    'people__change-profile': { name: one(texts), zone: one(['Europe/Vienna', 'Nowhere']) },
  }
  const fitting = () => JSON.stringify(right[tool] ?? {})
  const any = () => `{${[one(names), one(names)].map((name) => `"${name}":${JSON.stringify(one(values))}`).join(',')}}`
  return one([fitting, fitting, any, () => one(['{"id":', 'null', '[]', '"', 'undefined', '{}'])])()
}

async function open(wishes: (body: fake.ChatBody) => fake.FakeCall[]) {
  let answers = 0
  const script: fake.Script = (response, body) => {
    answers += 1
    return (answers % 2 === 1 ? fake.call(wishes(body)) : fake.say('So it is.'))(response, body)
  }
  const model = await fake.openFakeModel(script)
  onTestFinished(() => model[Symbol.asyncDispose]())
  const assistant = createAssistant()
  const node = await openNode(database, {
    answerer: async function* answerer(turn, signal) {
      // A card that waits ends a run before the model is asked again.
      answers = 0
      yield* assistant.answer(turn, signal)
    },
    features: [assistant.feature],
    settings: { LLM_BASE_URL: model.url.href, LLM_MODEL: 'fake', LLM_DAY_TOKENS: '1000000000' },
  })
  onTestFinished(() => node[Symbol.asyncDispose]())
  const ana = await openChatter(node)
  // What is deleted is not the conversation that all this is said in.
  const [{ id }, { id: spare }] = [await ana.begin('Tries'), await ana.begin('Spare')]
  return { node, ana, ids: () => ({ id, spare }) }
}
