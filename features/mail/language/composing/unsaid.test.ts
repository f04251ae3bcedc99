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
  ['tell Ana I come at ten, the kiln is old but she needn’t know that', 'tell Ana I come at ten'],
  ['tell Ana I come at ten. My car is gone. Keep that private.', 'tell Ana I come at ten.'],
])('of “%s” is said “%s”', (request, said) => {
  expect(withoutUnsaid(request)).toBe(said)
})

test.each([
  'write to Ana: the parcel at the desk is for you.',
  'tell Ana I have something for you',
  'tell Ana the shop called, we are out of it',
  'tell Ana I got the job, this stays between us',
  'tell Ana the boat is sold but that’s confidential',
  'tell Ben to leave it out',
  'tell Ben to take the knife, the kids are here, and keep it away',
  'tell Ana to speak up, grandpa is old, he can’t hear',
  'tell Ana to ring Ben, his phone is on, he doesn’t know',
  'tell Ana there is nothing on Friday, so Friday works',
  'tell Ana I looked. Nothing about the lease is signed, so Friday works',
  'tell Ana the cat is in. Don’t let him out',
  'tell Ana to ring mum, she will be upset',
  'tell Ana to be gentle with Otto Lang, he is very shy',
  'tell Ana to leave out the sugar, sugar is bad',
  'tell Ana we understand, these things happen, no need to explain',
  'tell Ana I can’t come, it’s personal',
  'tell Ana the chair is in the way, put it aside',
])('“%s” loses no word', (request) => {
  expect(withoutUnsaid(request)).toBe(request)
})

test('what stands behind a word about secrets is told', () => {
  expect(withoutUnsaid('the boat is dry. not a word about the price, so Friday works')).toBe(
    'the boat is dry, so Friday works',
  )
  expect(withoutUnsaid('the boat is dry. Leave out the fine, we come at ten')).toBe('the boat is dry, we come at ten')
})
