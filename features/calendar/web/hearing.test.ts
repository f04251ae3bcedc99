import { expect, test } from 'vitest'
import { createHearing, type Stretch } from './hearing.ts'

const monday = { from: '2027-01-11T00:00:00Z', to: '2027-01-12T00:00:00Z' }
const friday = { from: '2027-01-15T00:00:00Z', to: '2027-01-16T00:00:00Z' }

function listening() {
  const reads: Stretch[] = []
  const hearing = createHearing(async (stretch) => void reads.push(stretch))
  return { reads, hearing }
}

test('reads what somebody else changed as soon as it is announced', () => {
  const { reads, hearing } = listening()
  hearing.hear(monday)
  expect(reads).toEqual([monday])
})

test('reads once for a change of our own, after its answer, and all that was announced meanwhile', async () => {
  const { reads, hearing } = listening()
  const answer = Promise.withResolvers<string>()
  const { result, read } = hearing.during(() => answer.promise)
  hearing.hear(friday)
  hearing.hear(monday)
  expect(reads).toEqual([])
  answer.resolve('done')
  await read
  expect(await result).toBe('done')
  expect(reads).toEqual([{ from: monday.from, to: friday.to }])
})

test('reads everything where a change was answered and not announced, or was refused', async () => {
  const { reads, hearing } = listening()
  await hearing.during(async () => 'done').read
  const refused = hearing.during(() => Promise.reject(new Error('Out of date')))
  await expect(refused.result).rejects.toThrow('Out of date')
  await refused.read
  expect(reads).toEqual([
    { from: null, to: null },
    { from: null, to: null },
  ])
})
