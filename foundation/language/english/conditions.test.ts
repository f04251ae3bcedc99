import { expect, test } from 'vitest'
import { asQuestion, conditionalsIn, dependsOnAnswer, named, whoIsMeant, withoutQuoted } from './conditions.ts'

const verbs = new Set(['book', 'add', 'send', 'cancel', 'call'])
const first = (text: string) => conditionalsIn(text, (word) => verbs.has(word))[0]

test.each([
  ['if I’m free at 3, book Priya, otherwise Thursday', "I'm free at 3", 'book Priya', 'Thursday', true],
  ['unless Ana wrote, call her', 'Ana wrote', 'call her', undefined, false],
  ['book Priya at 3 if I am free', 'I am free', 'book Priya at 3', undefined, true],
  ['Have I met Tom? If not, book an hour', 'Have I met Tom', 'book an hour', undefined, false],
  ['I need to check if Tom is in. If so, call him', 'Tom is in', 'call him', undefined, true],
  ['I think Tom might have tasks. Can you check and if so, call him', 'Tom has tasks', 'call him', undefined, true],
  ['are any tasks due? If there are, call him', 'are any tasks due', 'call him', undefined, true],
  ['check if I am busy; if I am, add a task', 'I am busy', 'add a task', undefined, true],
  ['look whether it is late, and in case it is, call', 'it is late', 'call', undefined, true],
  ['pls call Tom, but only if he is in', 'he is in', 'pls call Tom', undefined, true],
  ["if Tom wrote, send him 'If so, otherwise no'", 'Tom wrote', "send him 'If so, otherwise no'", undefined, true],
])('“%s” is cut into what it depends on and what is to be done', (text, on, order, otherwise, holds) => {
  expect(first(text)).toMatchObject({ test: on, order, holds })
  expect(first(text)?.otherwise).toBe(otherwise)
})

test.each(['book Priya at 3', 'can you book Priya if I am free?', 'what if I am late'])('“%s” has none', (text) => {
  expect(first(text)).toBeUndefined()
})

test.each([
  ["Ana hasn't written", 'has Ana written', true],
  ['Tom has any overdue tasks', 'does Tom have any overdue tasks', false],
  ["they've sent me mail", 'have they sent me mail', false],
  ['there is no mail from Ana', 'is there any mail from Ana', true],
  ['nothing is due', 'is anything due', true],
  ['did Ana write', 'did Ana write', false],
])('“%s” is asked as “%s”', (said, question, denied) => {
  expect(asQuestion(said)).toEqual({ question, denied })
})

test('what follows from an answer is told from a condition of its own', () => {
  expect(['if so, call him', 'ok, if there are, call him', 'and if not call him'].filter(dependsOnAnswer)).toHaveLength(
    3,
  )
  expect(['if I have time, call him', 'if Tom is in, call him', 'call him'].filter(dependsOnAnswer)).toEqual([])
})

test('somebody is meant who was named before, outside of quotes', () => {
  expect(whoIsMeant('the last time I heard from kofi')).toBe('kofi')
  expect(whoIsMeant('I have not seen Tom lately')).toBe('Tom')
  expect(whoIsMeant('I am free on Monday')).toBeUndefined()
  expect(named("send them 'ask them' and take her invoice to her", 'Ana')).toBe(
    "send Ana 'ask them' and take her invoice to Ana",
  )
})

test('what is quoted is made unreadable in its length, and no contraction is a quote', () => {
  expect(withoutQuoted("say 'no' if I don't, don't")).toBe("say 'xx' if I don't, don't")
})

test.each([
  ['How many tasks are late? If it is more than two, call Ana', 'more than two tasks are late', 'call Ana'],
  [
    'how many meetings do I have today? If there are fewer than 3, book yoga',
    'I have fewer than 3 meetings today',
    'book yoga',
  ],
  [
    'How many mails have I got from Tom, and if they are at least four: call him',
    'I have at least four mails from Tom',
    'call him',
  ],
])('in “%s” the count is tested', (said, tested, order) => {
  expect(conditionalsIn(said, () => false)).toEqual([expect.objectContaining({ test: tested, order, holds: true })])
})
