import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  ['alpine rail offers… get me off that list', 'unsubscribe from alpine rail offers'],
  ['get me off the alpine rail mailing list', 'unsubscribe from alpine rail'],
  ['enough with those rail fare ads, get me off that list', 'unsubscribe from rail fare'],
  ['newsletters in there can count as read', 'mark the newsletters as read'],
  ['helen needs my lisbon expenses, forward her that file', 'forward my lisbon expenses to helen'],
  ['find the plan that Mia sent and forward it to Ben', 'forward the plan that Mia sent to Ben'],
  [
    "ask nils about the contract, if he hasn't replied by tuesday ping me",
    'email nils to ask about the contract. Remind me on tuesday to check whether nils has answered',
  ],
  [
    'email Sara the plan and if she doesn’t answer by Friday noon remind me',
    'email Sara the plan. Remind me on Friday noon to check whether Sara has answered',
  ],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test.each([
  'helen needs the deck by Friday',
  'ask nils about the contract',
  "ask nils if he hasn't replied by tuesday",
])('“%s” stays', (said) => {
  expect(plainly(said)).toBe(said)
})
