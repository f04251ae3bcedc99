import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import { testDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openNode } from '../testing/node.ts'
import { wholeWith } from '../testing/stage.ts'
import { productMigrations, register } from '../testing/whole.ts'

async function talk(...messages: (string | typeof approved)[]): Promise<string[]> {
  await using database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const features = wholeWith(assistant.feature)
  const clock = testClock('2026-11-20T13:32:00Z')
  await using node = await openNode(database, { answerer: assistant.answer, features, clock })
  const ana = await openChatter(node)
  await register(database, ana.id)
  const { id } = await ana.begin()
  const answers: string[] = []
  for (const message of messages) {
    if (message === approved) await approve(ana)
    else answers.push((await ana.ask(id, message)).content)
  }
  return answers
}

/** In place of a message: what waits gets its yes. */
const approved = Symbol('approved')

async function approve(ana: Chatter): Promise<void> {
  const { body } = await ana.call<{ id: string; hash: string }[]>('GET', '/v1/activity?state=waiting')
  for (const { id, hash } of body) await ana.call('POST', `/v1/activity/${id}/approve`, { hash })
}

test('a question that gets no answer is asked once more and then given up', async () => {
  const [first, second, third, fourth] = await talk('Got the kids tomorrow morning', 'yes', 'hm not that', 'at 9')
  expect(first).toContain('At what time')
  expect(second).toMatch(/^I found no answer to my question in that\.\s+At what time/)
  expect(third).toContain('so I left everything as it is')
  expect(third).not.toContain('At what time')
  expect(fourth).not.toContain('Created')
})

test('a yes to a question for a time is no answer, and the question stays', async () => {
  const [, again, made] = await talk('Book lunch with Ida', 'yes', 'tomorrow at 12')
  expect(again).toContain('My question needs more than a yes.')
  expect(made).toContain('Created “Lunch with Ida”')
})

test('nothing is made out of a person who was only pointed at', async () => {
  const [, made] = await talk('move him to 9', 'ok make it 9:30 then')
  expect(made).toContain('Nothing was changed.')
})

test('an event that is moved by both its times gets both', async () => {
  const [, , asked, moved] = await talk(
    'Add flu clinic tomorrow 14:00 to 17:00',
    'what is on tomorrow?',
    'the flu clinic tomorrow from 13:30 to 17:00',
    'yes',
  )
  expect(asked).toContain('13:30–17:00')
  expect(moved).toContain('13:30 to 17:00')
})

test('a move with its reason makes no task of it', async () => {
  const [, later] = await talk(
    'Call with Boston tomorrow at 16:00',
    'half an hour later please, need to fetch my son first',
  )
  expect(later).toContain('Moved “Call with Boston”')
  expect(later).toContain('16:30')
  expect(later).not.toContain('task')
})

test('“the Friday one” is called as the event in hand, and stands on that day', async () => {
  const answers = await talk(
    'Add choir Thursday 18:00 to 19:00',
    'Add choir Friday 10:00 to 11:00',
    'move the choir on Thursday to 17:00',
    'the Friday one goes on until 12',
    'yes',
    'when is the choir on Thursday?',
    'cancel the Friday one',
  )
  expect(answers[3]).toContain('Friday, 27 November 2026, 10:00–12:00')
  expect(answers[4]).toContain('Moved “Choir” to Friday 27 November 2026, 10:00 to 12:00')
  expect(answers[6]).toContain('Deleted “Choir”, Friday 27 November 2026')
})

test('a time that was asked for may come after something else', async () => {
  const answers = await talk(
    'Remind me to order tulips for Lena',
    'what is on today?',
    'ok so at 4pm today, the tulips',
    'Remind me to call the plumber',
    'what is on today?',
    'dinner Friday at 8',
    'tomorrow at 9',
  )
  expect(answers[2]).toContain('I will remind you of “Order tulips for Lena”: Friday, 20 November 2026 at 16:00')
  expect(answers[5]).toContain('Created “Dinner”')
  expect(answers[6]).not.toContain('plumber')
})

test('the same is done to another event instead', async () => {
  const answers = await talk(
    'Add choir Thursday 18:00 to 19:00',
    'Add choir Friday 10:00 to 11:00',
    'cancel the choir on Thursday',
    'no not that one, the Friday one',
  )
  expect(answers[3]).toContain('Taken back')
  expect(answers[3]).toContain('Deleted “Choir”, Friday 27 November 2026')
})

test('one of the things that a plan moved is put back', async () => {
  const answers = await talk(
    'Add choir Friday 10:00 to 11:00',
    'Add brunch Friday 11:30 to 12:30',
    'push everything on Friday back an hour',
    approved,
    'hm not the brunch, she can’t do later',
  )
  expect(answers[2]).toContain('card')
  expect(answers[3]).toContain('Moved “Brunch” to Friday 27 November 2026, 11:30 to 12:30')
})

test('“leave it as it was” takes back what was done, and answers a question where one is open', async () => {
  const [, moved] = await talk('add a task to call the bank, due tomorrow', 'hm no, leave it where it was')
  expect(moved).toMatch(/take back|taken back|card/i)
  const [, , asked, left] = await talk(
    'book the dentist on Monday at 10',
    'add a task to call the bank tomorrow',
    'the dentist got cancelled',
    'no, leave it as it was',
  )
  expect(asked).toContain('Should I delete')
  expect(left).not.toMatch(/take back|taken back|card/i)
})

test('what is asked of an event in hand is not looked for in mail and files', async () => {
  const [, told] = await talk('Add flu clinic tomorrow 14:00 to 15:00', 'so it ends when')
  expect(told).toContain('14:00–15:00')
})

test('where somebody is on a day that is left out says nothing about their time zone', async () => {
  const [, out] = await talk('gym tues + thurs 7-8am starting next week', 'not on the 26th tho, im in vienna')
  expect(out).toContain('Deleted “Gym”, Thursday 26 November 2026')
})

test('what was deleted comes back at another time', async () => {
  const [, , back] = await talk(
    'Add flu clinic tomorrow 14:00 to 15:00',
    'cancel the flu clinic',
    'hmm put it back, but half four',
  )
  expect(back).toContain('16:30 to 17:30')
})

test('a task goes to a list that is called so, and others after it', async () => {
  const [, put, also, inIt] = await talk(
    'new task: mend the fence, by Friday',
    'put it on a list called garden',
    'new task: order gravel',
    'the gravel one goes there as well',
  )
  expect(put).toContain('Moved “mend the fence” to the list “Garden”')
  expect(also).toContain('Added the task “order gravel”')
  expect(inIt).not.toContain('Added')
})

test('what is added to the task in hand is a part of it, and the whole of it is that task', async () => {
  const [, part, whole] = await talk(
    'new task: open day',
    'add a signpost to it',
    'the whole thing by the 27th, high priority',
  )
  expect(part).toContain('Added the task “A signpost”')
  expect(whole).toContain('Changed the task “open day”: due Friday, 27 November 2026, priority high')
})
