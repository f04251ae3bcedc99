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
  ['the boat is late, my brother sank it but that’s between us', 'the boat is late'],
  ['the boat comes on Friday. I was in court, please keep that private', 'the boat comes on Friday.'],
  ['we keep the boat. We found no buyer (don’t tell her)', 'we keep the boat.'],
  ['is the boat dry? it leaks but nobody needs to know', 'is the boat dry?'],
  ['we do not come, give no reason', 'we do not come'],
  ['the boat is dry? keep it very short', 'the boat is dry?'],
  ['the boat is dry, keep it in the shed', 'the boat is dry, keep it in the shed'],
  ['the key is private property', 'the key is private property'],
  ['nobody needs to know the code to open the gate', 'nobody needs to know the code to open the gate'],
  ['put this out on Monday', 'put this out on Monday'],
  ['nothing about the boat is dry', 'nothing about the boat is dry'],
])('of “%s” is said “%s”', (request, said) => {
  expect(withoutUnsaid(request)).toBe(said)
})
