import { expect, test } from 'vitest'
import { plainly } from './plainly.ts'

test.each([
  'Tell Ana, sorry for the wait, I am on my way',
  'The lamp is in room b4',
  'The time 4 pm works',
  'Thanks 4 pm is good',
  'Ask whether everyone on the crew can steer',
  'Ask iris@mill.example who pays the bill, and when',
  'Ask Otto whether he likes (a) the red lamp or (b) the blue one',
  'Tell Otto plan a) is fine and plan b) is not',
])('“%s” stays as it is', (said) => {
  expect(plainly(said)).toBe(said)
})

test.each([
  ['to Ana, no wait, to Otto, the roof is done', 'to Otto, the roof is done'],
  ['mail Ana, I mean, mail Otto Lang: the roof is done', 'mail Otto Lang: the roof is done'],
  ['tell Ana he leaves b4 we come', 'tell Ana he leaves before we come'],
  ['tell Ana we come w/o the kids', 'tell Ana we come without the kids'],
  ['tell Ana we come w/ the kids', 'tell Ana we come with the kids'],
  ['mail to iris@mill.example who runs the kiln: we come', 'mail to iris@mill.example: we come'],
  ['ask 4 the key', 'ask for the key'],
  ['tell everyone on the crew that we start', 'tell the crew that we start'],
  ['ask Otto: (1) is it dry (2) who steers', 'ask Otto: is it dry? who steers'],
  ['thanks note to Otto for the lamp', 'a thank-you note to Otto for the lamp'],
  ['thank Otto from me for the lamp', 'thank Otto for the lamp'],
  ['can we move the walk with Otto to ten? write him', 'can we move the walk with Otto to ten? Write this to Otto'],
  ['tell   Ana\n\n\n\nthat we start', 'tell Ana\n\nthat we start'],
])('“%s” is “%s”', (said, plain) => {
  expect(plainly(said)).toBe(plain)
})
