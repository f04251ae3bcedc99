import { resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chanceOf } from './chat-faults/chance.ts'
import { cutsAt } from './chat-faults/cuts.ts'
import { garbageAt } from './chat-faults/garbage.ts'
import { kills } from './chat-faults/kills.ts'
import { type Node, openNode } from './chat-faults/node.ts'
import { unmet } from './measure.ts'

const root = resolve(import.meta.dirname, '..')

/** Shared by the faults that do not end their server. */
let node: Node
beforeAll(async () => {
  node = await openNode(root)
})
afterAll(() => node[Symbol.asyncDispose]())

test('the same seed repeats the same chances, and another seed differs', () => {
  expect(ten('cuts', 7)).toEqual(ten('cuts', 7))
  expect(ten('cuts', 8)).not.toEqual(ten('cuts', 7))
  expect(ten('kills', 7)).not.toEqual(ten('cuts', 7))
})

test.concurrent('a reader whose connection is cut at random bytes ends up with what the database has', async () => {
  const extent = { readers: 2, cutsEach: 3, haste: 10, gapOf: () => 50 }
  const rows = await cutsAt(node, extent)
  expect(rows).toHaveLength(1)
  expect(unmet(rows)).toEqual([])
})

test.concurrent('a server killed in the middle of answers loses and duplicates nothing', async () => {
  const { lost, repeated } = await kills(root, { rounds: 2 })
  expect(unmet([lost, repeated])).toEqual([])
})

test.concurrent('nonsense is answered with errors, and affects no one else', async () => {
  const { answered } = await garbageAt(node, { frames: 300, sockets: 4, before: 1 })
  expect(unmet([answered])).toEqual([])
})

function ten(part: string, seed: number): number[] {
  const chance = chanceOf(part, seed)
  return Array.from({ length: 10 }, () => chance.between(1, 1_000_000))
}
