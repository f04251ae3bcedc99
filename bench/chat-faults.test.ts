import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { chanceOf } from './chat-faults/chance.ts'
import { cuts } from './chat-faults/cuts.ts'
import { garbage } from './chat-faults/garbage.ts'
import { kills } from './chat-faults/kills.ts'
import { unmet } from './measure.ts'

const root = resolve(import.meta.dirname, '..')

test('the same seed repeats the same chances, and another seed differs', () => {
  expect(ten('cuts', 7)).toEqual(ten('cuts', 7))
  expect(ten('cuts', 8)).not.toEqual(ten('cuts', 7))
  expect(ten('kills', 7)).not.toEqual(ten('cuts', 7))
})

test.concurrent('a reader whose connection is cut at random bytes ends up with what the database has', async () => {
  const extent = { readers: 2, cutsEach: 3, haste: 10, gapOf: () => 50 }
  const rows = await cuts(root, extent)
  expect(rows).toHaveLength(1)
  expect(unmet(rows)).toEqual([])
})

test.concurrent('a server killed in the middle of answers loses and duplicates nothing', async () => {
  const { lost, repeated } = await kills(root, { rounds: 2 })
  expect(unmet([lost, repeated])).toEqual([])
})

test.concurrent('nonsense is answered with errors, and affects no one else', async () => {
  const { answered } = await garbage(root, { frames: 300, sockets: 4 })
  expect(unmet([answered])).toEqual([])
})

function ten(part: string, seed: number): number[] {
  const chance = chanceOf(part, seed)
  return Array.from({ length: 10 }, () => chance.between(1, 1_000_000))
}
