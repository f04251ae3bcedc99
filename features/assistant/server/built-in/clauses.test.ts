import { expect, test } from 'vitest'
import { clausesOf } from './clauses.ts'

test.each([
  ['ok forget it. what time is it', ['ok forget it.', 'what time is it']],
  ['deleting my account? just asking, dont do it', ['deleting my account?', 'just asking,', 'dont do it']],
  ['2 bags at 13.90 is?', ['2 bags at 13.90 is?']],
])('“%s” is cut where it says one thing after another', (message, clauses) => {
  expect(clausesOf(message).map(({ text }) => text)).toEqual(clauses)
})
