import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { kills } from './agent-faults/kills.ts'
import { unmet } from './measure.ts'

const root = resolve(import.meta.dirname, '..')

test('a server killed in the middle of an action repeats nothing, and says what it knows', async () => {
  const rows = await kills(root, { rounds: 2 })
  expect(rows).toHaveLength(2)
  expect(unmet(rows)).toEqual([])
})
