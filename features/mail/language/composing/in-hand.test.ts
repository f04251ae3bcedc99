import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { draftOrders } from './draft-orders.ts'
import { saidOfPerson, saidOfShown } from './in-hand.ts'

const ofDraft = createParaphrasing([draftOrders])

test.each([
  'perfect, send',
  'ok go',
  'fine send it',
  'great, off it goes',
  'yes, send it off',
  'looks good, send',
  'good to go, send it now',
  'go ahead',
])('“%s” sends the draft in hand', (said) => {
  expect(ofDraft(said)).toBe('send it')
})

test.each([
  'do not send it yet, i see him at lunch',
  'do not send yet',
  'hold it back for now',
  'keep it as a draft',
  'leave it as a draft, i want to sleep on it',
  'keep it for later',
])('“%s” keeps the draft in hand', (said) => {
  expect(ofDraft(said)).toBe('do not send it')
})

test.each(['go to lunch at 1', 'send tom the lease', 'perfect', 'keep it short'])('“%s” is no such order', (said) => {
  expect(ofDraft(said)).toBe(said)
})

test.each([
  ['say yes', 'reply to it saying yes'],
  ['say yes, in german, two sentences', 'reply to it in german saying yes'],
  ['reply no thanks', 'reply to it saying no thanks'],
  ['ok that suits me, put it in for two hours', 'put it in my calendar for two hours'],
  ['fine, pencil it in', 'put it in my calendar'],
  ['perfect, put it in my calendar with the room', 'put it in my calendar'],
  ['put it in the boat folder', 'put it in the boat folder'],
  ['tell her yes gladly, short', 'reply to it saying yes gladly'],
  ['tell him yes, we are in and he can print it', 'reply to it saying yes, we are in and he can print it'],
  ['say no, too far', 'reply to it saying no'],
])('“%s” of a mail that was shown is “%s”', (said, order) => {
  expect(saidOfShown(said)).toBe(order)
})

const shown = [
  { kind: 'task', id: 'figures', title: 'Figures for the board deck' },
  { kind: 'person', id: 'marcus@example.com', title: 'Marcus Reed' },
]

test.each([
  ['nudge him, nicely, one line', 'chase Marcus Reed about figures for the board deck'],
  ['chase him about it', 'chase Marcus Reed about figures for the board deck'],
  ['send him a friendly reminder', 'chase Marcus Reed about figures for the board deck'],
  ['ask him if friday works', 'ask Marcus Reed if friday works'],
  ['ok, mail him: friday is fine', 'email Marcus Reed: friday is fine'],
  ['remind me to call him', 'remind me to call him'],
])('“%s” to whoever was named is “%s”', (said, order) => {
  expect(saidOfPerson(said, shown, 'who owes me something')).toBe(order)
})

test.each([
  ['ok mail then: signing friday', 'email tom becker: signing friday'],
  ['then by mail', 'email tom becker: we are signing'],
  ['ok email him instead', 'email tom becker: we are signing'],
  ['a mail then: we sign on friday', 'email tom becker: we sign on friday'],
])('“%s” behind a call that cannot be made is “%s”', (said, order) => {
  expect(saidOfPerson(said, [], 'ring tom becker for me and tell him we are signing')).toBe(order)
})

test('nobody is written to where nobody was spoken of', () => {
  expect(saidOfPerson('nudge him, nicely', [], 'what is new')).toBe('nudge him, nicely')
})
