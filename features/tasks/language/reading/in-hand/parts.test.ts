import { expect, test } from 'vitest'
import { readParts } from './parts.ts'

const row = ['photographs', 'contact']

test.each([
  'what is still in the press kit task',
  'what is left in the press kit task?',
  'what is still missing from the press kit checklist',
  'which parts does the press kit have',
  'show me the parts of press kit',
  'what are the steps of the press kit task?',
  'what does the press kit task still need',
  'how far am i with the press kit task?',
])('“%s” asks for the parts of a task', (said) => {
  expect(readParts(said, [])).toEqual({ do: 'list', which: { words: 'press kit', all: true, parts: true } })
})

test.each([
  'so what is missing',
  'what is left?',
  'what else is there',
  'and what is still open',
  'what remains',
  'what do i have left',
  'show me what is left',
  'what is still missing there',
])('“%s” asks for what is open of those in hand, and of nothing without any', (said) => {
  expect(readParts(said, row)).toEqual({ do: 'list', which: { ids: row, words: '', all: true, parts: true } })
  expect(readParts(said, [])).toBeUndefined()
})

test.each([
  ['add one: logo files', 'Logo files'],
  ['add another one: logo files', 'Logo files'],
  ['add one more there: logo files', 'Logo files'],
  ['another step: check the captions', 'Check the captions'],
  ['please add one point: opening hours', 'Opening hours'],
  ['add logo files to it', 'Logo files'],
  ['put logo files in there', 'Logo files'],
  ['make a small task under it, for the captions', 'The captions'],
  ['one more: logo files', 'Logo files'],
  ['add logo files as another part', 'Logo files'],
])('“%s” is one more beside those in hand', (said, title) => {
  const partOf = { ids: row, words: '', all: false, parts: true }
  expect(readParts(said, row)).toEqual({ do: 'create', title, partOf })
  expect(readParts(said, [])).toBeUndefined()
})

test.each([
  'what is still to be done for the press kit?',
  'press kit, what is still missing there?',
  'what is left of the press kit',
  'the press kit task: what is open there',
])('“%s” asks for the parts of a task that is only named', (said) => {
  expect(readParts(said, [])).toEqual({ do: 'list', which: { words: 'press kit', all: true, parts: true } })
})

test.each([
  'what is left for today',
  'what is still open this week',
  'what is left for me',
  'so, what is missing in my inbox',
])('“%s” asks for the parts of nothing', (said) => {
  expect(readParts(said, [])).toBeUndefined()
})

test('what is added to the only task in hand is a part of it', () => {
  const partOf = { ids: ['kit'], words: '', all: false, parts: 'new' }
  expect(readParts('add logo files to it', ['kit'])).toEqual({ do: 'create', title: 'Logo files', partOf })
})

test.each([
  'add logo files to the press kit task',
  'put logo files on the press kit checklist',
  'add a part to the press kit task: logo files',
  'add another step to the press kit: logo files',
  'the press kit task needs another part: logo files',
])('“%s” is a new part of a task that is named', (said) => {
  const partOf = { words: 'press kit', all: false }
  expect(readParts(said, [])).toEqual({ do: 'create', title: 'Logo files', partOf })
})

test.each([
  'add a note to the press kit task',
  'add 30 minutes to it',
  'add tomorrow to that',
  'add one',
  'what is new',
])('“%s” is about no part', (said) => {
  expect(readParts(said, row)).toBeUndefined()
})

test.each(['steps are photo, form, appointment', 'it has three steps: photo, form and appointment'])(
  '“%s” makes a part of each',
  (said) => {
    const wish = readParts(said, ['passport'])
    const titles = wish?.do === 'several' ? wish.wishes.map((each) => each.do === 'create' && each.title) : []
    expect(titles).toEqual(['Photo', 'Form', 'Appointment'])
  },
)

test.each([
  'add two steps to the roof inspection: borrow a ladder, take pictures',
  'break the roof inspection down into steps: borrow a ladder, take pictures',
  'subtasks for the roof inspection: borrow a ladder and take pictures',
])('“%s” makes parts of a task that is named', (said) => {
  const wish = readParts(said, [])
  const made = wish?.do === 'several' ? wish.wishes.map((each) => each.do === 'create' && each.partOf?.words) : []
  expect(made).toEqual(['roof inspection', 'roof inspection'])
})

test.each(['steps: photo, form', 'my steps: photo, form and appointment', 'so what is left on that one'])(
  '“%s” is about the task in hand',
  (said) => {
    expect(readParts(said, ['passport'])).toBeDefined()
    expect(readParts(said, [])).toBeUndefined()
  },
)
