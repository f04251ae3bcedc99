import { expect, test } from 'vitest'
import { readKnown } from './read-known.ts'
import { unreadOrders } from './unread.ts'

/** Monday 7 December 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-12-07T10:00'),
  dateOrder: 'day-first',
  zone: 'Europe/London',
} as const

type Listed = { title: string; due?: string; waitsFor?: { name: string } }
const listed: Listed[] = [
  { title: 'Swab audit', due: '2026-12-10' },
  { title: 'Restock cart B' },
  { title: 'Clear the gutters' },
  { title: 'Bundle for Hill v Park', waitsFor: { name: 'Imran' } },
  { title: 'Change winter tyres' },
  { title: 'Maths homework' },
]
const tasks = listed.map((task) => ({
  id: task.title,
  title: task.title,
  due: task.due ?? null,
  status: 'todo' as const,
  ...(task.waitsFor && { waitsFor: task.waitsFor }),
}))
const around = { wording, tasks, spoken: [], lists: ['Inbox', 'Ward', 'Premises'] }
const read = (said: string) =>
  readKnown(said, around).map(({ ids, deed, isSure }) => [isSure, deed.do === 'change' ? deed.to : deed.do, ...ids])

test.each([
  ['take the deadline off the swab audit'],
  ['lose the due date on the audit pls'],
  ['the audit doesnt need a date any longer'],
  ['no rush on the audit anymore, kill the deadline'],
  ['the audit has no fix deadline any more, take the date away'],
])('“%s” takes its date away', (said) => {
  expect(read(said)).toEqual([[true, { due: null }, 'Swab audit']])
})

test.each([
  ['gutters should be sitting in the Premises list, shift it there', 'Clear the gutters', 'Premises'],
  ['gutters live in Premises from now on', 'Clear the gutters', 'Premises'],
  ['swab audit -> Ward list please', 'Swab audit', 'Ward'],
])('“%s” puts it on a list', (said, title, list) => {
  expect(read(said)).toEqual([[true, { list }, title]])
})

test.each([
  ['the audit is now Femi’s headache, prod him saturday', 'Swab audit', { person: 'Femi', askOn: '2026-12-12' }],
  ['swab audit -> Olu, due thurs', 'Swab audit', { person: 'Olu', due: '2026-12-10' }],
  ['the audit should be Olu’s, not mine', 'Swab audit', { person: 'Olu' }],
  ['gave cart B to dad, check sunday', 'Restock cart B', { person: 'dad', askOn: '2026-12-13' }],
  ['I take over the bundle from Imran', 'Bundle for Hill v Park', { person: null }],
  ['the bundle is back with me', 'Bundle for Hill v Park', { person: null }],
])('“%s” says who has it', (said, title, to) => {
  expect(read(said)).toEqual([[true, to, title]])
})

test.each([
  ['no the audit is friday not thursday', 'Swab audit', { due: '2026-12-11' }],
  ['the winter tyres I want to make only in January, say the 8th', 'Change winter tyres', { due: '2027-01-08' }],
  ['audit: push to next week but same weekday', 'Swab audit', { later: 7 }],
  ['audit every month from now on', 'Swab audit', { due: '2026-12-10', repeat: 'FREQ=MONTHLY', repeatsFrom: 'due' }],
  ['stop repeating the audit', 'Swab audit', { repeat: null }],
  ['give the audit two more days and lower its prio', 'Swab audit', { later: 2, priority: 'low' }],
  ['audit is now called Swab round', 'Swab audit', { title: 'Swab round' }],
])('“%s” changes it', (said, title, to) => {
  expect(read(said)).toEqual([[true, to, title]])
})

test('“did” without a question mark tells that it is over, and a question asks', () => {
  expect(read('did the maths homework')).toEqual([[true, 'complete', 'Maths homework']])
  expect(read('how is the audit looking, is it finished')).toEqual([[true, 'ask', 'Swab audit']])
})

test.each([
  ['cart B is done, and email Ana the minutes', ['email Ana the minutes']],
  ['the audit is done. at 17:30 today remind me to send the invoice', ['at 17:30 today remind me to send the invoice']],
  ['how many are open on Ward? and tick off cart B', ['how many are open on Ward']],
  ['the audit will be done by friday, cart B is done', ['the audit will be done by friday']],
  ['gutters should be sitting in the Premises list, shift it there', []],
  ['the audit is done, thanks', []],
])('of “%s” is left out: %s', (said, left) => {
  expect(unreadOrders(said, around)).toEqual(left)
})
