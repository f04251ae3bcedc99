import { expect, test } from 'vitest'
import { readContactWish } from './reading.ts'

const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  zone: 'Europe/Vienna',
  dateOrder: 'day-first' as const,
}
const wish = (text: string) => readContactWish(text, wording)?.wish

test.each([
  ["What's Akira's address?", { do: 'tell', name: 'Akira', facet: 'emails' }],
  ['what is Tom Weber’s phone number', { do: 'tell', name: 'Tom Weber', facet: 'phones' }],
  ['do you have the email of Akira Tan?', { do: 'tell', name: 'Akira Tan', facet: 'emails' }],
  ["Dana's email?", { do: 'tell', name: 'Dana', facet: 'emails' }],
  ['Tom Weber’s phone number', { do: 'tell', name: 'Tom Weber', facet: 'phones' }],
  ["dana's email address please", { do: 'tell', name: 'dana', facet: 'emails' }],
  ['whats saras email', { do: 'tell', name: 'saras', facet: 'emails' }],
  ['which address does Ruth write from?', { do: 'tell', name: 'Ruth', facet: 'emails' }],
  ['ruths mail address pls', { do: 'tell', name: 'ruths', facet: 'emails' }],
  ['whats ruths address, the one from the yard', { do: 'tell', name: 'ruths', facet: 'emails', at: 'yard' }],
  ['toms email', { do: 'tell', name: 'toms', facet: 'emails' }],
  ["I need Ruth's email again", { do: 'tell', name: 'Ruth', facet: 'emails' }],
  ['How can I reach Sara', { do: 'tell', name: 'Sara', facet: 'all' }],
  ['what time is it for Akira?', { do: 'tell', name: 'Akira', facet: 'zone' }],
  ['what’s the time where Tom Weber lives', { do: 'tell', name: 'Tom Weber', facet: 'zone' }],
  ["what is Akira's time zone?", { do: 'tell', name: 'Akira', facet: 'zone' }],
  ["Akira's time zone is Tokyo", { do: 'change', name: 'Akira', zone: 'Asia/Tokyo' }],
  ["set Tom Weber's timezone to America/New_York", { do: 'change', name: 'Tom Weber', zone: 'America/New_York' }],
  ['who is Akira', { do: 'tell', name: 'Akira', facet: 'who' }],
  ["who's Tom Weber?", { do: 'tell', name: 'Tom Weber', facet: 'who' }],
  ['wheres Akira working', { do: 'tell', name: 'Akira', facet: 'company' }],
  ['which company is Tom Weber with?', { do: 'tell', name: 'Tom Weber', facet: 'company' }],
  ['show my contacts', { do: 'list' }],
  ['how many contacts do I have?', { do: 'count' }],
  ['add Akira Tan akira@example.com to my contacts', { do: 'add', name: 'Akira Tan', email: 'akira@example.com' }],
  [
    'please save Tom Weber with the number +43 660 123456 to my contacts',
    { do: 'add', name: 'Tom Weber', phone: '+43 660 123456' },
  ],
  ['new contact: Zoë Müller, zoe@example.com', { do: 'add', name: 'Zoë Müller', email: 'zoe@example.com' }],
  [
    'new contact: Ivo Petrov, ivo@petrov.example, +359 88 123456, works at Petrov & Sons',
    { do: 'add', name: 'Ivo Petrov', email: 'ivo@petrov.example', phone: '+359 88 123456', company: 'Petrov & Sons' },
  ],
  ["change Tom's email to tom@example.org", { do: 'change', name: 'Tom', emails: 'tom@example.org' }],
  ["Tom's new number is +43 1 234567", { do: 'change', name: 'Tom', phones: '+43 1 234567' }],
  ['rename the contact Tom to Tom Weber', { do: 'change', name: 'Tom', called: 'Tom Weber' }],
  ['merge Tom W. and Tom Weber', { do: 'merge', name: 'Tom W.', other: 'Tom Weber' }],
  ['remove Tom from my contacts', { do: 'delete', name: 'Tom' }],
  ['forget Tom', { do: 'delete', name: 'Tom' }],
  ['who did I meet last week?', { do: 'met', from: '2026-11-09', to: '2026-11-16', said: 'last week' }],
  ['who did I meet yesterday', { do: 'met', from: '2026-11-19', to: '2026-11-20', said: 'yesterday' }],
])('“%s” is read', (text, expected) => {
  expect(wish(text)).toEqual(expected)
})

test.each([
  "what's the dentist's address",
  "what's my address",
  "what's my time zone",
  'what time is it for me in Tokyo',
  'what time is it for the meeting',
  "Akira's time zone is the same as mine",
  'forget that I like tea',
  'forget it',
  'add Tom to the standup',
  'who am I meeting tomorrow?',
  'who is free tomorrow',
  'who is coming to the review?',
  'who is responsible for the pilot',
  "who's next",
  "change Tom's email to something better",
  "change the meeting's name to Lunch",
  'add milk to my shopping list',
  'merge the two meetings',
  'contact',
  "the dentist's number",
  "Dana's emails",
  "Dana's mail",
  "Akira's company dinner",
  "Tom's contact at Acme on Friday",
  'her mail',
  'he works at Acme',
  'Tom is at the dentist',
  'add Tom to the meeting with the new contact at Acme',
])('“%s” is left to other features', (text) => {
  expect(wish(text)).toBeUndefined()
})

test('“forget Tom” may mean something else', () => {
  expect(readContactWish('forget Tom', wording)?.sure).toBe(false)
})

test.each([
  ['and her mail', { do: 'tell', name: 'Akira Tan', facet: 'emails' }],
  ["what's their number?", { do: 'tell', name: 'Akira Tan', facet: 'phones' }],
  ['wheres she working again', { do: 'tell', name: 'Akira Tan', facet: 'company' }],
  ['she works at Petrov & Sons', { do: 'change', name: 'Akira Tan', company: 'Petrov & Sons' }],
  ['her new address is at@example.com', { do: 'change', name: 'Akira Tan', emails: 'at@example.com' }],
])('“%s” is about the contact who was spoken of', (text, expected) => {
  expect(readContactWish(text, wording, 'Akira Tan')?.wish).toEqual(expected)
})

test.each(['he is at the office today', 'she is at a meeting', 'they are late', 'call her tomorrow'])(
  '“%s” changes no contact',
  (text) => {
    expect(readContactWish(text, wording, 'Akira Tan')?.wish.do ?? 'tell').toBe('tell')
  },
)

test.each(['remember my library card number is 447 1200', 'our customer number is 558 210'])(
  '“%s” tells of the person, and of no contact',
  (text) => {
    expect(wish(text)).toBeUndefined()
  },
)
