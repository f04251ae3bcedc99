import { expect, test } from 'vitest'
import { paired, readComparing } from './comparing.ts'

test.each([
  ['compare the PolarClean offer with the Sauberwerk offer', { names: ['the PolarClean offer', 'Sauberwerk offer'] }],
  ['Please compare lease-a.pdf and lease-b.pdf', { names: ['lease-a.pdf', 'lease-b.pdf'] }],
  [
    'what is the difference between the old contract and the new contract?',
    { names: ['the old contract', 'new contract'] },
  ],
  ['compare these two offers', { group: 'offer' }],
  ['compare them please', { group: '' }],
  ['what are the differences between the two policies?', { group: 'policy' }],
  ['compare my calendar with Sara’s', undefined],
  ['compare prices for phones', undefined],
  ['Budget comparison meeting on Friday', undefined],
])('%s', (sentence, wish) => {
  expect(readComparing(sentence)).toEqual(wish)
})

test('what two texts say of the same thing stands in one row', () => {
  const rent = { text: 'The rent is 900 euro.' }
  const deposit = { text: 'A deposit of 1,800 euro.' }
  const other = { text: 'You pay a rent of 1,100 euro.' }
  expect(paired([[rent, deposit], [other]])).toEqual([
    [rent, other],
    [deposit, undefined],
  ])
})
