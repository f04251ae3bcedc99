import { expect, test } from 'vitest'
import { nextToCompare } from './comparing.ts'

const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1)

test.each([0, 1, 300, 301, 900, 50_000])('all of %i are compared within fifty looks, the newest each time', (last) => {
  const uids = upTo(last)
  const seen = new Set<number>()
  let compared: number | undefined
  for (let look = 0; look < 50; look += 1) {
    const next = nextToCompare(uids, compared)
    expect(next.uids.slice(-300)).toEqual(uids.slice(-300))
    expect(next.uids).toEqual([...new Set(next.uids)].toSorted((one, other) => one - other))
    for (const uid of next.uids) seen.add(uid)
    compared = next.compared
  }
  expect(seen.size).toBe(last)
})

test('what arrives or goes in between leaves none out', () => {
  const first = nextToCompare(upTo(1_000), undefined)
  expect(first).toEqual({ uids: upTo(1_000).slice(400), compared: 401 })
  const later = upTo(1_100).filter((uid) => uid !== 400)
  const second = nextToCompare(later, first.compared)
  expect([second.uids[0], second.uids[299], second.compared]).toEqual([100, 399, 100])
  expect(nextToCompare(later, second.compared)).toMatchObject({ compared: undefined })
})
