import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const stock = /something I cannot do|do not understand|still not clear/

test.each([
  ['Lena missed her train', 'sorry to hear'],
  ['my back is killing me, slept badly and feel awful', 'sorry to hear'],
  ['we won the pitch against all odds', 'Good to hear'],
  ['the plumber got delayed again', 'if one of your events should change'],
  ['the new guy sits next to the kitchen', '“Remember that …” keeps it'],
])('“%s” is taken in and wants nothing', async (said, words) => {
  const { text, calls } = await createDesk(house)(said)
  expect(calls).toEqual([])
  expect(text).toContain(words)
  expect(text).not.toMatch(stock)
})

test.each([
  ['at half past 4', 'What should be at half past 4?'],
  ['7:15', 'What should be at 7:15?'],
  ['thursday', 'Thursday, 26 November 2026'],
  ['blorp, the red one', 'I can’t place “blorp, the red one” by itself'],
  ['can you wash the car for me', 'I don’t know how to do that'],
  ['reschedule', 'Which event should move'],
  ['why is Lena like that', 'I can’t tell the reason for that'],
  ['lol true', 'I’m here when there is something to do.'],
])('“%s” is answered by its kind of sentence', async (said, words) => {
  const { text } = await createDesk(house)(said)
  expect(text).toContain(words)
  expect(text).not.toMatch(stock)
})

test('right after a deed a fragment is asked about with what was touched', async () => {
  const event = { kind: 'event', id: 'one', title: 'Vendor call' }
  const made = () => ({ kind: 'done' as const, sentence: 'Made.', activityId: 'a', sources: [], things: [event] })
  const ask = createDesk({ ...house, 'notes.add-note': made })
  await ask('/note vendor call')
  expect((await ask('room Kauri 2')).text).toContain('“room Kauri 2” about “Vendor call”')
})

test('no sentence comes twice where nothing is understood', async () => {
  const ask = createDesk(house)
  const said = [
    'the heating broke and everybody is freezing',
    'why is the sky like that',
    'blorp',
    'paint the shed',
    'half the office is ill',
    'why though',
    'grumf the thing',
    'polish my shoes',
    'the cat sat on the keyboard',
    'Bob said hello',
  ]
  const answers: string[] = []
  for (const each of said) answers.push((await ask(each)).text)
  const lines = answers.flatMap((text) => text.split(/(?<=[.!?])\s+|\n+/)).filter((line) => line.trim() !== '')
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([])
})

test('a question about somebody is answered by a remembered fact only if that holds every word of it', async () => {
  const facts = ['Lindqvist’s shirt size is 16', 'Anna’s birthday is on 3 May'].map((text) => ({ id: text, text }))
  const desk = () =>
    createDesk({ ...house, 'assistant.recall-facts': () => ({ kind: 'answer', answer: facts, sources: [] }) })
  expect((await desk()('what shirt size was it again?')).text).toContain('shirt size is 16')
  expect((await desk()("when is Tom's birthday?")).text).not.toContain('3 May')
})

const added = () => ({ kind: 'done' as const, sentence: 'Added.', activityId: 'a', sources: [], things: [] })

test('what nothing reads can be kept by pressing, but a time alone cannot', async () => {
  const ask = createDesk({ ...house, 'tasks.create-task': added })
  const { text } = await ask('blorp the red one')
  expect(text).toContain('“Add a task “blorp the red one””')
  expect((await ask('Add a task “blorp the red one”')).calls).toEqual([
    { tool: 'tasks.create-task', input: { title: 'blorp the red one' } },
  ])
  expect((await ask('at half past 4')).text).not.toContain('Add a task')
})
