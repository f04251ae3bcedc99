import { expect, test } from 'vitest'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { factRead, withSign } from './follow-ups.ts'

const told = { ...emptyDialogue, shown: [{ kind: 'fact', id: 'desk', title: 'My desk is D204' }] }

test.each([
  ['no, the first letter is a C', { right: 'C', of: 'letter', sign: 'first' }],
  ['the first letter is an A, sorry', { right: 'A', of: 'letter', sign: 'first' }],
  ['the last digit is a 9', { right: '9', of: 'digit', sign: 'last' }],
])('“%s” tells one sign', (sentence, wish) => {
  expect(factRead(sentence, told)?.wish).toEqual(wish)
})

test.each([
  ['C', 'letter', 'first', 'My desk is D204', 'My desk is C204'],
  ['9', 'digit', 'last', 'I pay with card 4471 at Joe’s', 'I pay with card 4479 at Joe’s'],
  ['7', 'character', 'last', 'The gate code is 12-B', 'The gate code is 12-7'],
  ['C', 'letter', 'first', 'My desk is by the door', 'My desk is by the door'],
] as const)('%s as the %s in its place', (right, of, sign, fact, changed) => {
  expect(withSign({ right, of, sign }, fact)).toBe(changed)
})
