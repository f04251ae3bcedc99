import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const budget = '0197f0a0-0000-7000-8000-000000000004'
const lookedUp = { tool: 'documents.list-files', input: { limit: 100 } }
const all = ['duty', 'decision', 'question', 'date', 'amount', 'name']
const found = (kinds: string[], id = budget) => ({
  tool: 'documents.find-in-file',
  input: { id, kinds, show: true },
})

test.each([
  ['what are the dates in the budget?', ['date']],
  ['What do I have to do according to the budget?', ['duty']],
  ['who has to do what according to the budget pdf?', ['duty']],
  ['extract the dates and amounts from Budget 2027.pdf', ['date', 'amount']],
  ['/duties budget', all],
])('%s: looks through the file that is named', async (message, kinds) => {
  const { text, calls } = await createDesk(house)(message)
  expect(calls).toEqual([lookedUp, found(kinds)])
  expect(text).toBe(
    'I found 1 thing to do in “Budget 2027.pdf”:\n\n**To do**\n\n- pay the rent, Anna, Fri 5 Mar 2027 (Page 3)',
  )
})

test('looks through what came along, and goes on with it', async () => {
  const ask = createDesk(house)
  const files = [{ kind: 'file', id: 'offer' }]
  expect((await ask('/duties', files)).calls).toEqual([found(all, 'offer')])
  expect((await ask('what are the amounts in it?')).calls).toEqual([found(['amount'])])
})

test('a text that is pasted says who is to do what, each as a task to add', async () => {
  const { text } = await createDesk(house)('/duties Anna will send the *offer* by Friday. It costs €300.')
  expect(text).toBe(
    [
      'I found 1 thing to do, 1 date and 1 amount:',
      '**To do**',
      String.raw`- send the \*offer\*, Anna, Fri 27 Nov 2026`,
      '**Dates**',
      String.raw`- Friday: Anna will send the \*offer\* by Friday.`,
      '**Amounts**',
      '- €300: It costs €300.',
      String.raw`- “Add a task: send the \*offer\*, due 2026-11-27”`,
    ].join('\n\n'),
  )
})

test('a chat is looked through for what the person wrote', async () => {
  const ask = createDesk(house)
  await ask('We agreed on the smaller room. Ben will call the landlord.')
  expect((await ask('what are the decisions in this chat?')).text).toContain('We agreed on the smaller room.')
  expect((await ask('/duties')).text).toContain('- call the landlord, Ben')
})

test.each(['what are the dates in Rent.pdf?', 'what was decided in the contract?'])(
  'what is not there is said not to be there: %s',
  async (message) => {
    expect((await createDesk(house)(message)).text).toMatch(/^No file has “(?:Rent\.pdf|contract)” in its name\./)
  },
)

test.each(['what are my tasks today?', 'show my tasks', 'what do I have to do tomorrow?', 'what is on in October?'])(
  'no file is looked for: %s',
  async (message) => {
    expect((await createDesk(house)(message)).calls).not.toContainEqual(lookedUp)
  },
)

const webVtt = `WEBVTT

00:00:01.000 --> 00:00:04.000
<v Anna>We met on 12 January 2027. The hall is too small for all of us.

00:00:05.000 --> 00:00:09.000
<v Anna>I will send the offer
to Nordwind by Friday.

00:12:31.000 --> 00:12:35.000
<v Ben>We agreed on the smaller room.`
const subRip = `1
00:00:01,000 --> 00:00:04,000
Anna: We met on 12 January 2027. The hall is too small for all of us.

2
00:00:05,000 --> 00:00:09,000
Anna: I will send the offer
to Nordwind by Friday.

3
00:12:31,000 --> 00:12:35,000
Ben: We agreed on the smaller room.`

const more = (at: number) =>
  `00:${at}:00.000 --> 00:${at}:09.000\n<v Ben>The weather was fine on that day, number ${at}.`

test.each([
  ['WebVTT', webVtt],
  ['SubRip', subRip],
])('a pasted transcript is read as the file would be: %s', async (_kind, transcript) => {
  const duty = /\*\*To do\*\*\n\n- send the offer to Nordwind, Anna, Fri 15 Jan 2027/
  const told = (await createDesk(house)(`/duties ${transcript}`)).text
  expect(told).toMatch(duty)
  expect(told).toContain('- We agreed on the smaller room.')
  const summed = (await createDesk(house)(`/summarise ${transcript}`)).text
  expect(summed).toContain('> Anna: The hall is too small for all of us.')
  expect(summed).toMatch(duty)
  const long = [transcript, ...Array.from({ length: 40 }, (_, at) => more(at + 14))].join('\n\n')
  expect((await createDesk(house)(`/duties ${long}`)).text).toMatch(duty)
  expect((await createDesk(house)(`summarise this: ${long}`)).text).toMatch(duty)
  for (const text of [told, summed]) expect(text).not.toMatch(/-->|<v|WEBVTT/)
})

test('the summary of pasted notes tells their duties and dates apart', async () => {
  const notes = 'The plan is late. Ben will call the landlord by 5 March 2027. The board met on 2 March 2027.'
  const { text } = await createDesk(house)(`/summarise ${notes}`)
  expect(text).toMatch(/^Summary \(\d of 3 sentences\)/)
  expect(text).toMatch(/\*\*To do\*\*\n\n- call the landlord, Ben, Fri 5 Mar 2027/)
  expect(text).toContain('**Dates**')
  expect(text).toContain('“Add a task: call the landlord, due 2027-03-05”')
})
