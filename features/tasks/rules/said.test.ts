import { expect, test } from 'vitest'
import { readSaidTask } from './said.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  dateOrder: 'day-first' as const,
  zone: 'Europe/Vienna',
}
const lists = [
  { id: 'home', name: 'Home' },
  { id: 'office', name: 'Home office' },
]
const read = (said: string) => readSaidTask(said, wording, lists)

test.each([
  ['buy milk', { title: 'buy milk', due: null, priority: null, list: undefined }],
  ['buy milk tonight', { title: 'buy milk', due: '2026-11-18T18:00' }],
  ['Call the bank tomorrow at 10', { title: 'Call the bank', due: '2026-11-19T10:00' }],
  ['Send the offer by Friday !high', { title: 'Send the offer', due: '2026-11-20', priority: 'high' }],
  ['taxes on the first Monday of the month', { title: 'taxes', due: '2026-12-07' }],
  ['Send it before Friday', { title: 'Send it', due: '2026-11-19' }],
  ['Send it by the end of the month', { title: 'Send it', due: '2026-11-30' }],
  ['Send it by 5pm tomorrow', { title: 'Send it', due: '2026-11-19T17:00' }],
  ['Fix the printer #home office', { title: 'Fix the printer', list: 'office' }],
  ['Tidy up #Home low priority', { title: 'Tidy up', list: 'home', priority: 'low' }],
  ['Pay the rent on the 1st of every month', { title: 'Pay the rent', due: '2026-12-01', repeatsFrom: 'due' }],
  ['Friday', { title: 'Friday', due: null }],
])('“%s” is understood', (said, expected) => {
  expect(read(said)).toMatchObject(expected)
})

test('repetition counted from completion says so', () => {
  expect(read('Water the plants every 3 days after it was done')).toMatchObject({
    title: 'Water the plants',
    repeat: 'FREQ=DAILY;INTERVAL=3',
    repeatsFrom: 'done',
  })
})

test('a time that is the whole title is not a due date', () => {
  expect(read('  ').title).toBe('')
})
