import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

test.each([
  ['what can u actually do', 'I can do this for you'],
  ['ur great', 'You are welcome'],
  ['hw r u', 'All well here'],
  ['hw many hrs is 90 minutes', '**1.5 hours**'],
])('“%s” is read as if it were written out', async (said, words) => {
  const { text, calls } = await createDesk(house)(said)
  expect(text).toContain(words)
  expect(calls).toEqual([])
})
