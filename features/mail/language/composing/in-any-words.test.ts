import { expect, test } from 'vitest'
import { readInAnyWords } from './in-any-words.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const read = (message: string) => readInAnyWords(message, wording)

test.each([
  'Delegate the booking to Otto Berg, due on the 12th',
  'Otto Berg has the keys, keep track of that as a task',
])('“%s” is no mail', (said) => {
  expect(read(said)).toBeUndefined()
})

test.each([
  ['otto, the swap is ok, but then he opens on Sunday', 'otto', ['The swap is ok, but then you open on Sunday.']],
  ["otto - saturday's fine", 'otto', ["Saturday's fine."]],
  ['Otto - his dad can come at 14:40', 'Otto', ['Your dad can come at 14:40.']],
  ['otto: yes! but ask do they cover parking', 'otto', ['Yes.', 'Do you cover parking?']],
  ['yes with pleasure to Ana and I bring the cheese', 'Ana', ['Yes with pleasure.', 'I bring the cheese.']],
  ['answer no to Ana for the 10th, we are full', 'Ana', ['No for the 10th.', 'We are full.']],
  ['say Otto 14h30 is not possible', 'Otto', ['14h30 is not possible.']],
  ['the barn - let Otto know we start on Monday', 'Otto', ['We start on Monday.']],
  ['message for Otto, the 12th is fine', 'Otto', ['The 12th is fine.']],
  ['Ewan says he is ill, tell Otto', 'Otto', ['Ewan says he is ill.']],
  ['otto ok for Wednesday', 'otto', ['Ok for Wednesday.']],
  ['Ana & Otto - I bring the salad', 'Ana', ['I bring the salad.']],
  ['otto asked for the 12th, say that I can only until 4', 'otto', ['I can only until 4.']],
  ['Otto is owed an apology: I forgot the keys', 'Otto', ["I'm sorry.", 'I forgot the keys.']],
  ['otto is waiting - answer him that the offer comes on friday', 'otto', ['The offer comes on Friday.']],
  [
    "i owe otto an apology for the late offer. my fault, not ana's",
    'otto',
    ["I'm sorry for the late offer.", "My fault, not ana's."],
  ],
  [
    "friday's call with otto isnt going to work. ask him if monday 11 is ok",
    'otto',
    ["Friday's call isn’t going to work."],
  ],
  [
    'need to turn down the courier journalist. be nice, too much on until christmas, january might work',
    'courier',
    ["I'm sorry, but I have to say no. Too much on until Christmas, January might work."],
  ],
  [
    "otto's sunday idea is no good for me, ask him about the river place instead, thursday at 1",
    'otto',
    ['Your Sunday idea is no good for me.', 'How about the river place instead, Thursday at 1?'],
  ],
  [
    'otto proposes a sunday?? id rather do it on thursday, answer him along those lines',
    'otto',
    ['I’d rather do it on Thursday.'],
  ],
  ['drop otto a line, i will be late. sorry etc', 'otto', ['I will be late.', 'Sorry.']],
  ['shoot otto a mail right now: need the key by friday', 'otto', ['I need the key by Friday.']],
  ['Otto ought to know the gate is locked', 'Otto', ['The gate is locked.']],
  ['one mail for otto and ana together: the barn is ours', 'otto', ['The barn is ours.']],
  ['follow up with Otto, we still lack his choice', 'Otto', ['We still lack your choice.']],
  ['otto ok, take them both, and can he bring his drill', 'otto', ['Ok, take them both.', 'Can you bring your drill?']],
  [
    'tell otto hes on for thrusday and well bring the chairs',
    'otto',
    ['You’re on for Thursday and we’ll bring the chairs.'],
  ],
  ['kind note to otto, appologize, the key comes on monday', 'otto', ['I’m sorry.', 'The key comes on Monday.']],
])('“%s” is told to whoever is called so', (message, name, words) => {
  const wish = read(message)
  expect([...(wish?.to ?? []), ...(wish?.splits ?? []).flatMap(({ to }) => to)]).toContain(name)
  expect(wish).toMatchObject({ words, onlyKnown: true })
  expect(wish).not.toHaveProperty('sends')
})

test('whose something is may have no mark of it', () => {
  expect(read('nicely turn down ottos roof, I am booked')).toMatchObject({
    to: ['otto'],
    tone: 'friendly',
    words: [expect.stringContaining('decline your roof'), 'I am booked.'],
  })
})

test('what was put into words here is sent where that is said', () => {
  expect(read('yes to Otto, we start Monday. Go ahead and send')).toMatchObject({ to: ['Otto'], sends: true })
})

test.each([
  'otto, he wrote again',
  'dinner, it is at 8',
  'Otto - Monday',
  'otto: when does he start',
  'Otto, star it',
  'move lunch to Friday',
  'yes',
  '/task otto, we start',
])('“%s” is told to nobody', (message) => {
  expect(read(message)).toBeUndefined()
})

test('how it should sound is not said', () => {
  expect(read('polite no to Otto. The shed is full')).toMatchObject({
    to: ['Otto'],
    tone: 'formal',
    words: ['Unfortunately not.', 'The shed is full.'],
  })
  expect(read('otto, friendly reply: the shed is free in june')).toMatchObject({
    tone: 'friendly',
    words: ['The shed is free in June.'],
  })
})

test('“send this mail” is no word to the reader, and a clause that names nobody is no mail', () => {
  expect(read('otto, the shed is fine, could he keep it? please send this mail at once')).toMatchObject({
    words: ['The shed is fine.', 'Could you keep it?'],
    sends: true,
  })
  expect(read('confirm it, due when he needs it')).toBeUndefined()
})
