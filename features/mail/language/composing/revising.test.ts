import { expect, test } from 'vitest'
import { readRevision, revised } from './revising.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T10:20'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}

test.each([
  ['add that we meet on Thursday', { words: ['We meet on Thursday.'] }],
  ['also ask him if he brings the plan', { words: ['Do you bring the plan?'] }],
  ['say i need two more too', { words: ['I need two more.'] }],
  ['make it more formal', { tone: 'formal' }],
  ['a bit shorter please', { tone: 'brief' }],
  ['change the subject to Lease 2027', { subject: 'Lease 2027' }],
  ['shorter', { tone: 'brief' }],
  ['no, leave out the keys. the second one is Lena.', { drops: 'keys', words: ['The second one is Lena.'] }],
  ['cc priya and tom', { cc: ['priya', 'tom'] }],
  ['add Priya in cc please', { cc: ['Priya'] }],
  ['loop in tom too', { cc: ['tom'] }],
  ['kinder please, they helped us a lot', { tone: 'friendly' }],
  ['that sounds too stiff', { tone: 'friendly' }],
  ['it is way too long, cut it short please', { tone: 'brief' }],
  ['too wordy, make it brief', { tone: 'brief' }],
  ['more formal, he is the mayor', { tone: 'formal' }],
  ['gentler, because she is new here', { tone: 'friendly' }],
  ['friendlier - we want to keep them', { tone: 'friendly' }],
  ['the shed is empty, mention that too', { words: ['The shed is empty.'] }],
  ['and two chairs, add that as well', { words: ['And two chairs.'] }],
  ['hang on, the bank needs a day more. the 2nd', { times: 'the 2nd', words: ['The bank needs a day more.'] }],
  [
    'no wait thursday is full. friday 12:30, and he picks the place',
    { times: 'Friday 12:30', words: ['You pick the place.'] },
  ],
  ['drop the salary thing, ill tell her in person', { drops: 'salary' }],
  ['bin the draft', { discards: true }],
  ['no dont send that, bin the draft', { discards: true }],
  ['katrin@stilwerk.example', { address: 'katrin@stilwerk.example' }],
  ['make it to Nora and Ben', { to: ['Nora', 'Ben'] }],
  ['no, to Ben instead', { to: ['Ben'] }],
  ['send it to Nora as well', { to: ['Nora'], joins: true }],
  ['add Nora to the mail', { to: ['Nora'], joins: true }],
  ['send it to otto@dach.example as well', { to: ['otto@dach.example'], joins: true }],
  ['also ask for the name of our roofer', { words: ['Could you let me have the name of our roofer?'] }],
  ['say the roof is dry, no details please', { words: ['The roof is dry.'] }],
  ['give them our tax number DE 12 34', { words: ['Our tax number is DE 12 34.'] }],
  ['oops, it’s the 14th', { times: 'the 14th' }],
  ['it’s hall 12 instead of 11', { swap: { from: 'hall 11', to: 'hall 12' } }],
  ['the walk is at 10, not 9', { swap: { from: '9', to: '10' } }],
  ['two lamps, not three', { swap: { from: 'three', to: 'two' } }],
  ['make it go to both of them', { to: ['both'] }],
  ['leave out the price', { drops: 'price' }],
  ['her address is katrin@stilwerk.example', { address: 'katrin@stilwerk.example' }],
])('“%s” changes the draft', (message, revision) => {
  expect(readRevision(message, wording)).toEqual(revision)
})

test.each([
  'add a task',
  'copy it',
  'short',
  'say ok to tara, monday works',
  'send it',
  'what is new',
  'delete the mail from Tom',
  'that is too late',
  'they were too cold, we sent them back',
  'send it to the archive',
  'add it to the list',
  'make it to Friday',
])('“%s” is none of it', (message) => {
  expect(readRevision(message, wording)).toBeUndefined()
})

test.each([
  ['make it Sunday at noon, not Monday', { times: 'Sunday at noon' }],
  ['make it friday 12 or monday 12', { times: 'Friday at 12 or Monday at 12' }],
  ['no, tuesday instead', { times: 'Tuesday' }],
  ['later i mean, so 10', { times: 'at 10' }],
  ['leave out the reason please', { drops: 'reason' }],
  ['don’t mention the roof', { drops: 'roof' }],
  ['and that I bring the cake', { words: ['I bring the cake.'] }],
  ['and yes he may tell her', { words: ['Yes.', 'You may tell her.'] }],
  ['they can have the key', { words: ['You can have the key.'] }],
  ['make it warmer. and give her till Friday', { tone: 'friendly', words: ['You have until Friday.'] }],
  ['sign off less stiff and let her pick the day', { tone: 'friendly', words: ['Please feel free to pick the day.'] }],
])('%s corrects the draft', (message, revision) => {
  expect(readRevision(message, wording)).toEqual(revision)
})

test.each(['and what is on tomorrow', 'skip the meeting', 'can he come on Friday?', 'tomorrow is fine by me'])(
  '%s corrects nothing',
  (message) => {
    expect(readRevision(message, wording)).toBeUndefined()
  },
)

const mail = { do: 'compose' as const, to: ['nora'], purpose: 'message' as const }
const changed = (words: string[], revision: Parameters<typeof revised>[1]) =>
  revised({ ...mail, words }, revision, wording).words

test('another time stands where the first one stood, or is said in words of its own', () => {
  expect(changed(['Would Friday at noon or half past suit you?'], { times: 'Monday at 12' })).toEqual([
    'Would Monday at 12 suit you?',
  ])
  expect(changed(['Can we move the walk tomorrow?'], { times: 'at 10' })).toEqual([
    'Can we move the walk tomorrow, to 10?',
  ])
  expect(changed(['Can we move the walk?'], { times: 'Monday' })).toEqual([
    'Can we move the walk?',
    'Monday instead, please.',
  ])
})

test('another day leaves the hour where it stood', () => {
  expect(changed(['The tiler comes on Monday at 9.'], { times: 'Friday' })).toEqual(['The tiler comes on Friday at 9.'])
})

test('a price goes however it is written, and nothing else does', () => {
  expect(changed(['The tiles for 1,300 euros come at 9.'], { drops: 'price' })).toEqual(['The tiles come at 9.'])
})

test('what is left out takes its clause with it', () => {
  expect(changed(['The boat is dry and the keys are on the hook.'], { drops: 'keys' })).toEqual(['The boat is dry.'])
  expect(changed(['We do not take it because it is too small.'], { drops: 'reason' })).toEqual(['We do not take it.'])
  expect(changed(['The roof is dry, the gate is shut.'], { drops: 'roof' })).toEqual(['The gate is shut.'])
})

test.each([
  ['make it 2 pm, and a bit friendlier', { times: 'at 2 pm', tone: 'friendly' }],
  ['shorter. and leave out the lamp, half of it is broken', { tone: 'brief', drops: 'lamp' }],
  ['no, the 18th, and say I bring the cake', { times: 'the 18th', words: ['I bring the cake.'] }],
  ['on second thought room 7 will do, change that', { swap: { from: 'room #', to: 'room 7' } }],
  ['add a thank you for the tour and make it shorter', { words: ['Thank you for the tour.'], tone: 'brief' }],
  ['leave out the price and cc tom', { drops: 'price', cc: ['tom'] }],
  ['on one condition: it starts in May', { words: ['On one condition: it starts in May.'] }],
  ['Thursday instead, same time', { times: 'Thursday' }],
  [
    'make it 7 pm and 5 chairs, one of us is late',
    { times: 'at 7 pm', next: { swap: { from: '# chairs', to: '5 chairs' }, words: ['One of us is late.'] } },
  ],
  ['9.15 not 9.30, rest is fine', { swap: { from: '9.30', to: '9.15' } }],
  ['it’s gate 4 not 3', { swap: { from: 'gate 3', to: 'gate 4' } }],
  [
    'no, four lamps, and the deadline is 2 May',
    {
      swap: { from: '# lamps', to: 'four lamps' },
      next: { times: '2 May', orElse: ['The deadline is 2 May.'] },
    },
  ],
  [
    'the start was 3 May, my mistake. and give her my number 0650 123',
    { times: '3 May', orElse: ['The start was 3 May.'], words: ['My number is 0650 123.'] },
  ],
  ['move the date to 4 May', { times: '4 May' }],
  ['add: can you bring the lamp by Friday', { words: ['Can you bring the lamp by Friday?'] }],
])('“%s” changes all of that', (message, revision) => {
  expect(readRevision(message, wording)).toEqual(revision)
})

test.each([
  ['make it friendlier. The boss is watching.', { tone: 'friendly' }],
  ['shorter please. Nora has no time to read.', { tone: 'brief' }],
  ['make it warmer. Say the kiln is hot.', { tone: 'friendly', words: ['The kiln is hot.'] }],
  ['make it warmer. Your keys are in the shed.', { tone: 'friendly', words: ['Your keys are in the shed.'] }],
])('“%s” writes no remark into the mail', (message, revision) => {
  expect(readRevision(message, wording)).toEqual(revision)
})

test.each([
  'ok, as long as nothing is sent before Monday',
  'yes, as long as it is short',
  'book the room, and make it 2 pm',
  'what is on tomorrow, and make it quick',
  'add: dentist on Friday at 9',
  'move the dentist to Friday',
  'remind me at 5, and add milk',
])('“%s” changes no draft', (message) => {
  expect(readRevision(message, wording)).toBeUndefined()
})

test('another hour stands beside its day, and a day alone goes without what is done by then', () => {
  expect(changed(['Are you free on Friday at 10?'], { times: 'at 2 pm' })).toEqual(['Are you free on Friday at 2 pm?'])
  expect(changed(['The walk on 9 May moves to the 17th.'], { times: 'the 18th' })).toEqual([
    'The walk on 9 May moves to the 18th.',
  ])
  expect(changed(['You get the keys on Friday.'], { drops: 'friday' })).toEqual(['You get the keys.'])
})

test('morning stays morning, a number keeps its thing, and what somebody did goes as a whole', () => {
  expect(changed(['The tiler comes on Monday 9am at the barn.'], { times: 'at 10' })).toEqual([
    'The tiler comes on Monday 10am at the barn.',
  ])
  expect(changed(['We meet at 8.30am.'], { swap: { from: '8.30', to: '8.45' } })).toEqual(['We meet at 8.45am.'])
  expect(changed(['We leave Gate 3 by March.'], { swap: { from: 'gate 3', to: 'gate 4' } })).toEqual([
    'We leave Gate 4 by March.',
  ])
  expect(changed(['We need two lamps.'], { swap: { from: '# lamps', to: 'four lamps' } })).toEqual([
    'We need four lamps.',
  ])
  expect(changed(['The plan you promised by Friday.'], { drops: 'him promising' })).toEqual(['The plan.'])
  expect(changed(['We need a plan.'], { times: '2 May', orElse: ['The deadline is 2 May.'] })).toEqual([
    'We need a plan.',
    'The deadline is 2 May.',
  ])
})
