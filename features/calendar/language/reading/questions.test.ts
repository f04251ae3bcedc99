import { expect, test } from 'vitest'
import { readQuestion } from './questions.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-18T10:20'),
  dateOrder: 'day-first' as const,
  zone: 'Europe/Vienna',
}

function read(text: string) {
  const wish = readQuestion(text, wording)?.wish
  if (wish?.do === 'list') return `${wish.about} ${wish.span.words} ${wish.target?.words.join(' ') ?? ''}`.trim()
  if (wish?.do === 'free') return `${wish.asks} free ${wish.span.words} ${wish.minutes}`
  return wish?.do === 'next' || wish?.do === 'guess'
    ? `${wish.do} ${wish.asks} ${wish.target.words.join(' ')}`.trim()
    : wish
}

test.each([
  ['which meetings are on tomorrow', 'events on tomorrow'],
  ['what is the plan for the weekend', 'events for the weekend'],
  ['show me everything with Priya next week', 'events next week priya'],
  ['which days have no meetings next week', 'empty next week'],
  ['how many times do I meet Tom this month', 'count this month tom'],
  ['are there any clashes on Friday', 'clashes on Friday'],
  ['do I have a board meeting on Monday', 'any on Monday board'],
  ['does Thursday at 9 work for us', 'whether free Thursday at 9 30'],
  ['is Thursday free at 10', 'whether free Thursday at 10 30'],
  ['will Friday still be free from 2 to 4', 'whether free Friday from 2 to 4 30'],
  ['any free slot on Wednesday afternoon for an hour', 'when free on Wednesday afternoon 60'],
  ['how much free time do I have on Thursday', 'when free on Thursday 30'],
  ['when could I squeeze in 45 minutes tomorrow', 'when free tomorrow 45'],
  ['do you know when my next physio session is', 'next when physio'],
  ['when was the last time I saw Dr Novak', 'next when dr novak'],
  ['what time do I start tomorrow', 'next when'],
  ['what time does my day end on Friday', 'next when'],
  ['find my meetings with Sara next week', 'events next week sara'],
  ['what happened last Friday', 'events last Friday'],
  ['who is coming to the budget review', 'next who budget review'],
  ['when is the next election', 'guess when election'],
  ['when is my meeting', 'next when'],
  ['upcoming events', 'events in the next two weeks'],
  ['what is planned?', 'events in the next two weeks'],
  ['go over my Wednesday morning schedule', 'events Wednesday morning'],
  ['who is my Zoom meeting with', 'next who zoom'],
  ['see if I have any doctor appointments in January', 'any in January'],
  ['do I have to attend anything with Bob tomorrow', 'any tomorrow bob'],
  ['which working day has the fewest meetings next week', 'quietest next week'],
  ['what else I have on Friday', 'events on Friday'],
  ['which evenings are free next week', 'when free next week 30'],
  ['do I have a free morning this week', 'when free this week 30'],
])('“%s” asks for: %s', (text, asks) => {
  expect(read(text)).toBe(asks)
})

test.each([
  'how do I use the calendar',
  'is the meeting room free',
  'is it possible to learn French in a month',
  'what is the best time to visit Japan',
  'what tasks do I have today',
  'what is the weather like tomorrow',
  'I have a dentist appointment tomorrow at 4',
  'find a free hour on Friday and book it',
  'make all standups half an hour',
])('“%s” asks nothing of the calendar', (text) => {
  expect(read(text)).toBeUndefined()
})
