import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase } from '#foundation/server/database/testing.ts'
import { openChatter } from '../testing/chatter.ts'
import { openNode } from '../testing/node.ts'
import { wholeProduct } from '../testing/stage.ts'
import { productMigrations, register } from '../testing/whole.ts'

async function talk(...messages: string[]): Promise<string[]> {
  await using database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const features = [assistant.feature, ...wholeProduct.slice(1)]
  const clock = testClock('2026-11-20T13:32:00Z')
  await using node = await openNode(database, { answerer: assistant.answer, features, clock })
  const ana = await openChatter(node)
  await register(database, ana.id)
  const { id } = await ana.begin()
  const answers: string[] = []
  for (const message of messages) answers.push((await ana.ask(id, message)).content)
  return answers
}

test('a question that gets no answer is asked once more and then given up', async () => {
  const [first, second, third, fourth] = await talk('Got the kids tomorrow morning', 'yes', 'hm not that', 'at 9')
  expect(first).toContain('At what time')
  expect(second).toMatch(/^I found no answer to my question in that\.\s+At what time/)
  expect(third).toContain('so I left everything as it is')
  expect(third).not.toContain('At what time')
  expect(fourth).not.toContain('Created')
})

test('a yes to a question for a time is no answer, and the question stays', async () => {
  const [, again, made] = await talk('Book lunch with Ida', 'yes', 'tomorrow at 12')
  expect(again).toContain('My question needs more than a yes.')
  expect(made).toContain('Created “Lunch with Ida”')
})

test('nothing is made out of a person who was only pointed at', async () => {
  const [, made] = await talk('move him to 9', 'ok make it 9:30 then')
  expect(made).toContain('Nothing was changed.')
})

test('an event that is moved by both its times gets both', async () => {
  const [, , asked, moved] = await talk(
    'Add flu clinic tomorrow 14:00 to 17:00',
    'what is on tomorrow?',
    'the flu clinic tomorrow from 13:30 to 17:00',
    'yes',
  )
  expect(asked).toContain('13:30–17:00')
  expect(moved).toContain('13:30 to 17:00')
})

test('a move with its reason makes no task of it', async () => {
  const [, later] = await talk(
    'Call with Boston tomorrow at 16:00',
    'half an hour later please, need to fetch my son first',
  )
  expect(later).toContain('Moved “Call with Boston”')
  expect(later).toContain('16:30')
  expect(later).not.toContain('task')
})
