import { expect, test } from 'vitest'
import { deedsIn } from './deeds.ts'

test.each([
  [
    'ask Wagner for the invoices of the dryer. By Monday.',
    'email Wagner asking for the invoices of the dryer. By Monday',
  ],
  ['get sally to send me the supplier contract', 'email sally asking for the supplier contract'],
  ['Apologise to Mr Wagner, the draft comes on Friday', 'email Mr Wagner saying I’m sorry. The draft comes on Friday'],
  ['thank Nina Novak for the slides', 'email Nina Novak thanking them for the slides'],
  ['remind Steiner of fee note 2026/114', 'email Steiner reminding them of fee note 2026/114'],
  ['message ian, ill do methods', 'email ian saying ill do methods'],
  ['answer to Rui, we accept 18 months', 'reply to Rui saying we accept 18 months'],
  [
    'offer marcus a couple of slots thurs or fri for a call',
    'email marcus proposing a couple of slots thurs or fri for a call',
  ],
  ['Seidl: my client rejects 84,000', 'email Seidl saying my client rejects 84,000'],
  ['to Dr Weber: the lease is signed', 'email Dr Weber saying the lease is signed'],
  ['let marcus down gently, 45k is too little', 'email marcus saying I’m sorry, but 45k is too little'],
  ['confirm 13.30 to sally', 'email sally confirming 13.30'],
  ['write carol the 30th after 2 is good', 'email carol saying the 30th after 2 is good'],
])('reads “%s” as an order to write', (message, order) => {
  expect(deedsIn(message)[0]).toBe(order)
})

test.each([
  'remind me of the call',
  'ask me later',
  'todo: call Tom',
  'get the report to Tom',
  'thank you for the help',
  'drop it',
  'give me two slots on Friday',
  'lunch: 12:30',
  'confirm 13.30',
])('leaves “%s” alone', (message) => {
  expect(deedsIn(message)).toEqual([])
})
