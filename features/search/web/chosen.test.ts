import { expect, test } from 'vitest'
import { momentsOf, readChosen, toParams } from './chosen.ts'

test('what is looked for goes into the address and comes out of it', () => {
  const chosen = {
    text: 'the “lake”',
    kinds: ['event', 'task'],
    from: '2027-01-01',
    until: '2027-01-31',
    tag: 'key accounts',
    without: ['days'],
  } as const
  expect(readChosen(new URLSearchParams(toParams(chosen).toString()))).toEqual(chosen)
  expect(toParams({ text: '', kinds: [], from: '', until: '', tag: '', without: [] }).toString()).toBe('')
})

test('what an address says wrong counts as not said', () => {
  const params = new URLSearchParams('kinds=letter,task&from=yesterday&until=2027-13-01&without=all')
  expect(readChosen(params)).toEqual({ text: '', kinds: ['task'], from: '', until: '', tag: '', without: [] })
})

test('both days are searched whole', () => {
  const { from = '', until = '' } = momentsOf({ from: '2027-01-31', until: '2027-01-31' })
  expect(new Date(from)).toEqual(new Date(2027, 0, 31))
  expect(new Date(until)).toEqual(new Date(2027, 1, 1))
})
