import { expect, test } from 'vitest'
import { findSaved } from './testing/saved.ts'
import { openStage, wholeProduct } from './testing/stage.ts'
import { register } from './testing/whole.ts'

const stage = openStage({ features: wholeProduct })

test('whatever is saved is found by the next request, while somebody else writes and searches', async () => {
  const other = '0b2f7a52-6f0e-4b0e-9d55-6a3f0f7b9c11'
  await register(stage.database, other)
  const { saved, missed } = await findSaved(stage.node, { person: stage.ana.id, writes: 42, others: [other] })
  expect(missed).toEqual([])
  expect(saved).toEqual({ chat: 6, message: 6, event: 6, task: 6, contact: 6, file: 6, 'text of a file': 6 })
})
