import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const facts = () => ({
  kind: 'answer' as const,
  answer: [
    { id: 'vet', text: 'Our vet is Dr Moss, 0161 555 0199' },
    { id: 'tea', text: 'I like tea' },
  ],
  sources: [],
})
const changed = () => ({ kind: 'done' as const, sentence: 'Changed it.', activityId: 'a', sources: [] })

test.each([
  ['who is my vet | forget the number though, keep the rest', 'Our vet is Dr Moss'],
  ['forget the phone number of our vet', 'Our vet is Dr Moss'],
])('“%s” forgets a part of the fact alone', async (said, text) => {
  const ask = createDesk({ ...house, 'assistant.recall-facts': facts, 'assistant.change-fact': changed })
  const calls = []
  for (const message of said.split(' | ')) calls.push(...(await ask(message)).calls)
  expect(calls.at(-1)).toEqual({ tool: 'assistant.change-fact', input: { id: 'vet', text } })
})

const remembered = () => ({
  ...changed(),
  things: [{ kind: 'fact', id: 'card', title: 'My library card number is 4471' }],
})

test.each([
  ['remember my library card number is 4471', 'assistant.remember-fact', { text: 'My library card number is 4471' }],
  [
    "remember my library card number is 4471 | and that I don't drink milk",
    'assistant.remember-fact',
    { text: "I don't drink milk" },
  ],
  [
    'remember my library card number is 4471 | sorry, the last digit is a 9',
    'assistant.change-fact',
    { id: 'card', text: 'My library card number is 4479' },
  ],
])('“%s” keeps the fact', async (said, tool, input) => {
  const ask = createDesk({
    ...house,
    'assistant.recall-facts': facts,
    'assistant.change-fact': changed,
    'assistant.remember-fact': remembered,
  })
  const calls = []
  for (const message of said.split(' | ')) calls.push(...(await ask(message)).calls)
  expect(calls.at(-1)).toEqual({ tool, input })
})
