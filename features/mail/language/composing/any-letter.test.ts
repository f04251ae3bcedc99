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

test('asks who an office is', () => {
  const said = 'could you let the estate agent know that I cannot take his call, and offer him Monday at eleven'
  expect(readAnyLetter(said, wording, true)).toMatchObject({ to: ['estate agent'], asksWho: true })
})

test('the order to write is nobody’s name', () => {
  const said =
    "Reply to Ana's mail of this morning that I was ill, that she'll have it by six, and thank her for her patience."
  expect(JSON.stringify(readAnyLetter(said, wording) ?? {})).not.toContain('"Reply"')
})
