import { expect, test } from 'vitest'
import { askedThenWaited } from './asked-then-waited.ts'

test.each([
  [
    "ask nils about the contract, if he hasn't replied by tuesday ping me",
    'email nils to ask about the contract. Remind me on tuesday to check whether nils has answered',
  ],
  [
    'email Sara the plan and if she doesn’t answer by Friday noon remind me',
    'email Sara the plan. Remind me on Friday noon to check whether Sara has answered',
  ],
  ['ask nils about the contract', undefined],
  ["ask nils if he hasn't replied by tuesday", undefined],
])('“%s” is asked, and looked at again', (said, order = said) => {
  expect(askedThenWaited(said)).toBe(order)
})
