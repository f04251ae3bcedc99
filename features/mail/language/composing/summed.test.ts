import { expect, test } from 'vitest'
import { readSummed } from './summed.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-25T09:30'), zone: 'UTC', dateOrder: 'day-first' } as const

test.each([
  ['mail nora a summary of the thread with ben', 'nora', 'ben'],
  ['put the main points of the lease in a mail to nora: rent, deposit', 'nora', 'lease'],
  ['nora wants to know where we are with the boat house. Sum it up for her', 'nora', 'boat house'],
])('“%s” goes to %s', (said, to, which) => {
  const wish = readSummed(said, wording)?.wish
  expect(wish?.to).toEqual([to])
  expect(wish?.sums?.words).toBe(which)
})

test.each(['summarise the thread with ben for me', 'send nora the summary'])('“%s” is no such mail', (said) => {
  expect(readSummed(said, wording)).toBeUndefined()
})
