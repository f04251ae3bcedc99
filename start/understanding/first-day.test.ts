import { beforeAll, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { openStage, wholeWith } from '../testing/stage.ts'

const assistant = createAssistant()
const features = wholeWith(assistant.feature)
const stage = openStage({ features, answerer: assistant.answer, samePerson: true })

let chat: string
const say = async (words: string) => (await stage.ana.ask(chat, words)).content

/** What anybody asks first, in a house full of samples: mails speak of meetings, lists and data, too. */
beforeAll(async () => {
  for (const feature of ['calendar', 'mail', 'tasks']) await stage.act(`${feature}.load-sample`, {})
})
beforeEach(async () => {
  chat = (await stage.ana.begin()).id
})

test.each([
  ['what can you do?', 'I can do this for you'],
  ['what can’t you do?', 'I can do this for you'],
  ['any new mail?', 'conversations'],
  ['what is my week like?', 'of focus time'],
  ['prepare me for tomorrow', 'of focus time'],
  ['what’s on my shopping list?', 'There is no list called “shopping”.'],
  ['what’s the lease about?', 'Lease for the new office'],
  ['where is my data stored?', 'on this server'],
  ['how do I export my calendar?', 'iCalendar'],
  ['delete all my data', 'Settings'],
  ['write a weekly report', 'done: “Pay the supplier invoice”'],
  ['search my documents for the lease', 'The lease is attached'],
  [
    'summarise this: The council met on Monday. It agreed to build a bridge over the Ash. It costs 4 million.',
    'Summary (1 of 3 sentences)',
  ],
])('“%s” is answered with “%s”', async (words, answer) => {
  expect(await say(words)).toContain(answer)
})

test('the next meeting is looked up in the calendar alone', async () => {
  // A sample task is planned for the afternoon of today.
  expect(await say('when is my next meeting?')).toMatch(/^(?:You have no event in the next three months|“Prepare)/)
})

test('after mail was read, what is asked for in one’s own words is done at once, spoken of and undone', async () => {
  expect(await say('any new mail?')).toContain('conversations')
  expect(await say('book a massage next Tuesday at 3pm')).toContain('Created “Massage”')
  expect(await say('move it to 4')).toMatch(/Moved “Massage” to .*16:00 to 17:00/)
  expect(await say('what did I just schedule?')).toContain('Moved “Massage”')
  expect(await say('add milk and eggs to my shopping list')).toMatch(/milk.*eggs/s)
  expect(await say('what’s on my shopping list?')).toContain('2 open tasks')
  expect(await say('remember that I like early meetings')).toContain('Remembered “I like early meetings”')
})

test('what mail says is written down only after a yes', async () => {
  await say('what did Tom Becker write?')
  expect(await say('remind me about this on Monday')).toContain('Asked for your yes')
})

test('who is named with an address is invited by name, and the title keeps no address', async () => {
  const answer = await say('schedule a call with Ida Holm <ida@holm.example> on Tuesday at 3')
  expect(answer).toContain('Create “Call with Ida Holm”')
  expect(answer).not.toContain('not invited')
})

test('how something stands is not looked up in mail', async () => {
  await say('delete the task about the submarine')
  expect(await say('is it done?')).not.toContain('wrote')
})

test('what is only likely is asked about before files and mail are searched for its words', async () => {
  await say('put a workshop tomorrow at 4 in my calendar')
  expect(await say('ophicleide people will have us in room 4')).toContain(
    'Do you mean “the place is room 4”, about “Workshop”?',
  )
  expect(await say('yes')).toContain('Set the place of “Workshop”')
})
