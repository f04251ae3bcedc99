import { expect, test } from 'vitest'
import { readAnyLetter } from './any-letter.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-25T09:30'), zone: 'UTC', dateOrder: 'day-first' } as const

test.each([
  [
    'nora gets the new offer tomorrow, the trainers are two. draft that as a reply',
    'nora',
    'You get the new offer tomorrow. The trainers are two.',
  ],
  [
    'monday is no good, say so to nora nicely and take her up on the boat house, still friday at one',
    'nora',
    'Monday is no good. I’d like to take you up on the boat house, still Friday at one.',
  ],
  [
    'Nora asked whether she should bring anything. Please answer that we would like her plan, and that she will have ten minutes.',
    'Nora',
    'You asked whether you should bring anything. We would like your plan. You will have ten minutes.',
  ],
  ['title for nora: The Third Lamp. slides later', 'nora', 'Title: The Third Lamp. Slides later.'],
  [
    'so nora will be cross, the lamp is late. apologise properly, she has it friday, reason is the glass broke, no blaming anyone',
    'nora',
    'The lamp is late. I’m very sorry. You have it Friday. The reason is that the glass broke.',
  ],
  [
    'bill 77, we paid for 12 lamps and only 10 came. ask nora to send the missing two or refund us 35.80',
    'nora',
    'Bill 77, we paid for 12 lamps and only 10 came. Could you send the missing two or refund us 35.80?',
  ],
  [
    'congratulate ben, the baby is here. her name is Ida. tell him not to look at mail until monday',
    'ben',
    'Congratulations! The baby is here. Her name is Ida. Please don’t look at mail until Monday.',
  ],
  [
    'thank nora at feldwerk, the ticket can stay closed, and ask if it can be run nightly',
    'nora from feldwerk',
    'Thank you. The ticket can stay closed. Can it be run nightly?',
  ],
  [
    'accept noras spring review but i have to leave at three',
    'nora',
    'I’m happy to accept your spring review but I have to leave at three.',
  ],
  [
    'which boat, who steers it, and is there a lamp on board? put these to nora',
    'nora',
    'Which boat, who steers it. Is there a lamp on board?',
  ],
  [
    'hi can u ask nora (1) is the boat dry (2) who steers it (3) the lamp works right?',
    'nora',
    'Is the boat dry? Who steers it? The lamp works right?',
  ],
  ['thank-you note to my landlord mr lund, he mended the lamp', 'mr lund', 'Thank you. You mended the lamp.'],
  [
    'nora lund, invite her and ivo to dinner, sat 5 dec',
    'nora lund',
    'I’d like to invite you and ivo to dinner, sat 5 Dec.',
  ],
  ['draft a reply to nora’s minutes, point 3 should say 68 not 65', 'nora', 'Point 3 should say 68 not 65.'],
  [
    'send a note to nora declining the dinner on friday but offering 9 march at 15:00',
    'nora',
    'I’m sorry, but I have to decline the dinner on Friday but I propose 9 March at 15:00.',
  ],
  ['tell nora in the roof thread that the price stays at 50,600', 'nora', 'The price stays at 50,600.'],
  ['get back to nora about bill 41 - we paid it on the 20th', 'nora', 'About bill 41: we paid it on the 20th.'],
  ['tell nora no, too much to do', 'nora', 'Unfortunately not. Too much to do.'],
])('“%s” is to %s', (said, to, text) => {
  const wish = readAnyLetter(said, wording)
  expect(wish?.to).toEqual([to])
  expect(wish?.words?.join(' ')).toBe(text)
  expect(wish?.onlyKnown).toBe(true)
})

test.each([
  'remind me to ask nora about the lamp',
  'add a task: tell nora the lamp is dry',
  'what did nora say about the lamp, and tell me when she comes',
  'don’t tell nora about the lamp',
  'show me what nora wrote. answer later',
])('“%s” asks for no mail', (said) => {
  expect(readAnyLetter(said, wording)).toBeUndefined()
})

test.each([
  ['need the signed copy from ivo@mill.example, pdf is fine', 'Could you let me have the signed copy, pdf is fine?'],
  ['to crew@mill.example - ivo is off until monday, nora decides', 'Ivo is off until Monday, nora decides.'],
  [
    'introduce me and nora to ivo@mill.example, we build boats, would he have ten minutes',
    'I’d like to introduce me and nora. We build boats. Would you have ten minutes?',
  ],
])('“%s” is for whoever has the address', (said, text) => {
  const wish = readAnyLetter(said, wording)
  expect(wish?.to.join()).toMatch(/@mill\.example/)
  expect(wish?.words?.join(' ')).toBe(text)
  expect(wish?.onlyKnown).toBeUndefined()
})

test('what may be told for other reasons is a mail only after all else', () => {
  expect(readAnyLetter('nora can have the two keys tomorrow', wording)).toBeUndefined()
  expect(readAnyLetter('nora can have the two keys tomorrow', wording, true)?.words).toEqual([
    'You can have the two keys tomorrow.',
  ])
})

test('asks who an office is', () => {
  const said = 'could you let the estate agent know that I cannot take his call, and offer him Monday at eleven'
  expect(readAnyLetter(said, wording, true)).toMatchObject({ to: ['estate agent'], asksWho: true })
})

test('the order to write is nobody’s name', () => {
  const said =
    "Reply to Ana's mail of this morning that I was ill, that she'll have it by six, and thank her for her patience."
  expect(JSON.stringify(readAnyLetter(said, wording) ?? {})).not.toContain('"Reply"')
})
