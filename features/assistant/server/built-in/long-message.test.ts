import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const story = Array.from(
  { length: 80 },
  (_, at) => `Sentence ${at} speaks of the old bridge near town ${at % 7}.`,
).join(' ')

test('a long message is not acted on, and the answer says why and what to do', async () => {
  const { text, calls } = await createDesk(house)(`Remember that I like tea. ${story}`)
  expect(calls).toEqual([])
  expect(text).toBe(
    'I can act on messages of up to 2,000 characters, and yours has 4,015. Please tell me in a ' +
      'shorter message what to do. To have this text summed up, begin with `/summarise`.',
  )
})

test('a long note is kept whole', async () => {
  const { calls } = await createDesk(house)(`/note ${story}`)
  expect(calls).toEqual([{ tool: 'notes.add-note', input: { text: story } }])
})

test.each([`/summarise ${story}`, `Sum up this text: ${story}`])('a long text is summed up: %.30s', async (message) => {
  const { text } = await createDesk({})(message)
  expect(text).toContain('6 of 80')
})

test('a long text is summed up once it was asked for', async () => {
  const ask = createDesk({})
  await ask('/summarise ?!')
  expect((await ask(story)).text).toContain('6 of 80')
})

test('nothing is taken out of a long message that a later one refers to', async () => {
  const ask = createDesk({})
  await ask(`What time is it in Tokyo? ${story}`)
  const { text, calls } = await ask('And in New York?')
  expect(calls).toEqual([])
  expect(text).toContain('New York')
})
