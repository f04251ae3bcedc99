import { expect, test } from 'vitest'
import { withoutUnsaid } from './unsaid.ts'

test.each([
  ['the boat is dry. not a word about the price', 'the boat is dry'],
  ['the boat is dry, he mustn’t know what it cost', 'the boat is dry'],
  ['the boat is dry. Don’t tell her about the party on Friday.', 'the boat is dry.'],
  ['the boat is dry (don’t mention the price)', 'the boat is dry'],
  ['the boat is dry, between us it was dear', 'the boat is dry'],
  ['the boat is dry, stay friendly', 'the boat is dry'],
  ['the boat is dry. two lines, the key is here', 'the boat is dry. the key is here'],
  ['I come at ten, I’m at the vet then - dont tell her its the vet', 'I come at ten'],
  ['the vet is at ten - don’t mention the bill', 'the vet is at ten'],
  ['the boat is late. i’m rather angry but keep it kind', 'the boat is late'],
  ['the boat is late. she’s a good customer so softly', 'the boat is late'],
  ['nothing about the boat is dry', 'nothing about the boat is dry'],
])('of “%s” is said “%s”', (request, said) => {
  expect(withoutUnsaid(request)).toBe(said)
})
