import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  ['put the budget review notes on my list', 'new task: the budget review notes'],
  [
    'new to do send the signed copies to tom no sorry scratch that call it courier the signed copies',
    'new task: courier the signed copies',
  ],
  ['on the lease task jot down: ask re parking spaces', 'add a note to the lease task: ask re parking spaces'],
  ['milk, stamps, printer ink – three seperate to-dos pls', 'add three tasks: milk, stamps, printer ink'],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test('a list of things alone stays', () => {
  expect(plainly('milk, stamps, printer ink')).toBe('milk, stamps, printer ink')
})
