import { expect, test } from 'vitest'
import { bareSubject, isAnswer } from './subject.ts'

test.each([
  ['Re: Fwd: [List] AW: The  Bridge (fwd) (FWD) ', 'the bridge'],
  ['[fwd: [fwd: re: [fwd: babylon]]]', 'babylon'],
  ['Re[2]: RE:re: [a] [b] The bridge', 'the bridge'],
  ['[The bridge]', '[the bridge]'],
  ['Re: [a]', '[a]'],
  ['Request: The bridge', 'request: the bridge'],
  ['回复：The bridge', 'the bridge'],
  ['', ''],
])('the base of “%s” is “%s”', (subject, base) => {
  expect(bareSubject(subject)).toBe(base)
})

test('an answer says so', () => {
  expect(['Re: a', '[List] AW: a', 'RE[3]: a', 'Fwd: a', 'Reply: a'].map(isAnswer)).toEqual([
    true,
    true,
    true,
    false,
    false,
  ])
})
