import { expect, test } from 'vitest'
import { write } from '../drafting/write.ts'
import type { Compose } from '../wish.ts'
import { readForward } from './passing-on.ts'
import { readCompose } from './read-compose.ts'

const now = Temporal.PlainDateTime.from('2026-11-25T14:00')
const wording = { now, zone: 'Europe/Berlin', dateOrder: 'day-first' as const }

/** Whom it goes to, and what stands between greeting and closing, for somebody who is known by one of these names. */
function drafted(message: string, known: readonly string[] = []): string | undefined {
  const wish = readCompose(message, wording)?.wish
  if (!wish) return undefined
  const all: Compose[] = [wish, ...(wish.splits ?? [])]
  const {
    to,
    purpose,
    tone = 'friendly',
    body,
    reply,
    ...facts
  } = all.find((each) => known.includes(nameOf(each))) ?? wish
  const made = write({ purpose, tone, facts: { names: to, own: 'Ana', ...facts }, seed: 0 })
  const text = body ?? ('missing' in made ? `needs ${made.missing}` : made.text.split('\n\n').slice(1, -1).join(' | '))
  return `${reply ? `the mail from ${reply.from ?? '?'}` : to.join(', ')}: ${text}`
}

function nameOf({ to, reply }: Compose): string {
  return to[0] ?? reply?.from ?? ''
}

/** Which times are looked for, and what for. */
function read(message: string) {
  const { slots, occasion } = readCompose(message, wording)?.wish ?? {}
  return { slots, occasion }
}

test.each([
  ['tell north star freight 40 crates go out friday', 'north star freight', '40 crates go out Friday.'],
  ['tell Ines Dolores is booked, 7', 'Ines', 'Dolores is booked, 7.'],
  ['reply all good to ian', 'ian', 'All good.'],
  ['reply to villa rosa cant make it on the 9th, sorry', 'villa rosa', 'Can’t make it on the 9th, sorry.'],
])('%s, where %s is known', (message, name, text) => {
  expect(drafted(message, [name])).toMatch(new RegExp(`${name}: `))
  expect(drafted(message, [name])?.split(': ')[1]).toBe(text)
})

test.each([
  ['say yes to bruno, saturday works, bring the ladder', 'bruno: Yes. Saturday works, bring the ladder.'],
  [
    'Confirm to Mr. Aalto the 5th of May, we meet him at 9 and the tour ends at noon',
    'Mr. Aalto: I confirm the 5th of May, we meet you at 9 and the tour ends at noon.',
  ],
  [
    "decline the mayor's dinner for Friday, I am travelling; Ines shall come in my stead",
    "mayor: I'm sorry, but I have to decline your dinner for Friday. I am travelling; Ines shall come in my stead.",
  ],
  [
    'Please decline lunch of Hana, I have a flight on 3 June. Thank her for asking.',
    "Hana: I'm sorry, but I have to decline your lunch. I have a flight on 3 June. Thank you for asking.",
  ],
  [
    "accept Corvin's terms in a formal tone. Ask when they start.",
    "Corvin: I'm happy to accept your terms. When do you start?",
  ],
])('a mail that %s', (message, text) => {
  expect(drafted(message)).toBe(text)
})

test.each([
  [
    'intro lena at the registry to piet our accountant, he can explain the fees',
    'lena, piet: I’d like to introduce you to each other. Lena is at the registry. Piet is our accountant. He can explain the fees.',
  ],
  [
    'hook up dora and emil by email, emils doing the roof and needs her drawings',
    "dora, emil: I’d like to introduce you to each other. Emil's doing the roof and needs her drawings.",
  ],
])('two people are introduced to each other, and stay who they are: %s', (message, text) => {
  expect(drafted(message)).toBe(text)
})

test.each([
  [
    'Nils may keep the key until Sunday, but ask him for the receipt.',
    'Nils: You may keep the key until Sunday. Could you let me have the receipt?',
  ],
  ['Berg is right. Write him: the new bill comes this week', 'Berg: You are right. The new bill comes this week.'],
  ['Mina gets the last three chapters. Be nice.', 'Mina: You get the last three chapters.'],
  [
    'The tax office will have the form on Monday. Grovel a little.',
    'tax office: I’m sorry. You will have the form on Monday.',
  ],
])('who is spoken of first is told: %s', (message, text) => {
  expect(drafted(message)).toBe(text)
})

test.each([
  [
    'thank the Riverside people for the quick tow, the driver comes on Sunday with the cash',
    'Riverside: Thank you so much for the quick tow! | The driver comes on Sunday with the cash.',
  ],
  [
    'Ask Quarry for the slab report and the price from 900 tiles. By Friday.',
    'Quarry: Could you send me the slab report and the price from 900 tiles by Friday? | Thanks a lot!',
  ],
  [
    'Send Nora Feld the story of the mill, the pictures come tomorrow',
    'Nora Feld: Here is the story of the mill. | The pictures come tomorrow.',
  ],
  ['write to landlord i pay on friday of the 90,50', 'landlord: I pay on Friday of the 90,50.'],
  [
    'Please write apology to Nora. New lamps are sent 3 June, arrive about 9 June.',
    'Nora: I’m sorry. New lamps are sent 3 June, arrive about 9 June.',
  ],
  ['Draft Nora a note: names tomorrow, one without fish.', 'Nora: Names tomorrow, one without fish.'],
  ['bruno re shelf two, the paint is dry, hanging it takes a day', 'bruno: The paint is dry, hanging it takes a day.'],
  ['regret letter to villa rosa, we book elsewhere', 'villa rosa: Unfortunately we book elsewhere.'],
  [
    'A warm line to the Registry, if you would: they get the forms on the 4th.',
    'Registry: You get the forms on the 4th.',
  ],
  ['Absence text: 2 to 9 May no office, urgent Mina 600 100 200', ': 2 to 9 May no office, urgent Mina 600 100 200.'],
  ['tell Bruno to make it 6:30 instead of 6:45', 'Bruno: Could you make it 6:30 instead of 6:45? | Thanks!'],
])('no fact is dropped: %s', (message, text) => {
  expect(drafted(message)).toBe(text)
})

test.each([
  ['remind Feld of bill 2026/7, politely. Payment within eight days.', 'formal'],
  ['Write to Nora that Tuesday suits me. Formal.', 'formal'],
  ['Send Nora the agenda with a warm line.', 'friendly'],
  ['To Nora, briefly: half today, half tomorrow', 'brief'],
])('%s is %s', (message, tone) => {
  expect(readCompose(message, wording)?.wish.tone).toBe(tone)
})

test('times are looked for as long, as often and when it was said', () => {
  const [thursday, friday] = [
    { from: '2026-11-26', to: '2026-11-27' },
    { from: '2026-11-27', to: '2026-11-28' },
  ]
  expect(read('offer bruno a couple of slots thurs or fri for a half hour call on the lease')).toEqual({
    slots: { minutes: 30, count: 2, days: [thursday, friday] },
    occasion: ' for a half hour call on the lease',
  })
  expect(read('give mina two times thursday or friday after 2 pm, one hour each')).toEqual({
    slots: { minutes: 60, count: 2, days: [thursday, friday], after: '14:00' },
    occasion: undefined,
  })
  expect(read('propose to Nora a call of 40 minutes on thursday or friday, in the morning')).toEqual({
    slots: { minutes: 40, days: [thursday, friday], after: '08:00', before: '12:00' },
    occasion: ' for a call of 40 minutes',
  })
})

test.each([
  ['draft for bruno: the lease is signed', 'The lease is signed.'],
  ['draft Bruno: the lease is signed', 'The lease is signed.'],
  ['ask bruno can he come on the 4th', 'Can you come on the 4th?'],
  ['Bruno: the lease is signed. Draft it', 'The lease is signed.'],
])('“%s” says what was said', (message, words) => {
  expect(readCompose(message, wording)?.wish.words).toEqual([words])
})

test.each([
  ['send bruno our thanks and say the lease is signed', true],
  ['send bruno the lease', undefined],
])('“%s” goes after a yes unless a file is to be attached', (message, sends) => {
  expect(readCompose(message, wording)?.wish.sends).toBe(sends)
})

test('what is passed on takes an address, and a note behind a colon', () => {
  expect(readForward('forward the lease mail to it@mill.example fyi', wording)?.wish).toMatchObject({
    to: ['it@mill.example'],
    words: ['For your information.'],
  })
  expect(readForward('forward the lease mail to Bruno: "who signs?"', wording)?.wish).toMatchObject({
    to: ['Bruno'],
    words: ['Who signs?'],
  })
})

test('what somebody is told to do is a mail where they are known', () => {
  expect(readCompose('tell Tom to come at three', wording)?.wish).toMatchObject({
    onlyKnown: true,
    questions: ['Could you come at three?'],
  })
})

test('a mail may go later', () => {
  expect(readCompose('send bruno friday 8am: the lease is attached', wording)?.wish).toMatchObject({
    to: ['bruno'],
    at: '2026-11-27T08:00',
    sends: true,
    words: ['The lease is attached.'],
  })
})

test('an introduction may say whom it brings together by “meet”', () => {
  const wish = readCompose('intro mail please: jonas weber meet priya. he writes for a paper', wording)?.wish
  expect(wish).toMatchObject({ purpose: 'introduce', to: ['jonas weber', 'priya'] })
})

test('what was attached to a mail that is passed on is no part of a name', () => {
  const forward = readForward('fwd the lease to helen with the attachment. note: rent is 6120', wording)
  expect(forward?.wish).toMatchObject({ to: ['helen'], words: ['Rent is 6120.'] })
})

test('a question may begin with whom it is for', () => {
  expect(drafted('question to otto: when does the offer come', ['otto'])).toMatch(/^otto: When does the offer come/)
})
