import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { testClock } from '#foundation/server/clock.ts'
import type { Chatter } from '../testing/chatter.ts'
import { openStage, wholeWith } from '../testing/stage.ts'

const assistant = createAssistant()
const features = wholeWith(assistant.feature)
const clock = testClock('2026-11-20T13:32:00Z')
const stage = openStage({ features, answerer: assistant.answer, clock, samePerson: true })

/** What somebody is answered who has said nothing before. */
async function talk(...messages: (string | typeof approved)[]): Promise<string[]> {
  const ana = await stage.meet()
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

test('what is said of an event whose time is asked is more of it', async () => {
  const [, again, made] = await talk('Schedule a review', 'about the budget', 'tomorrow at 10')
  expect(again).toContain('When should it be')
  expect(made).toMatch(/Created “Review about the budget”/)
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

test('a clash is told of the events that are named, and “that one” is the first of them', async () => {
  const [, , , clash, gone] = await talk(
    'put ferry to Hydra in my calendar on 26 November from 9:00 to 11:30',
    'put morning briefing in my calendar every weekday at 10:00 for 20 minutes starting 23 November',
    'put pottery in my calendar tomorrow at 16:00',
    'doesnt the briefing clash with the ferry',
    'cancel that one, only that day',
  )
  expect(clash).toMatch(/^Yes: “Morning briefing”, Thursday, 26 November 2026, 10:00–10:20, and “Ferry to Hydra”/)
  expect(gone).toContain('Deleted “Morning briefing”, Thursday 26 November 2026, 10:00 to 10:20.')
})

test('the same on another day is put beside what was changed', async () => {
  const [, , again] = await talk(
    'put pottery in on Monday from 14:00 to 15:00',
    'make it till 16 actually',
    'and the same on tuesday',
  )
  expect(again).toContain('Created “Pottery”, Tuesday 24 November 2026, 14:00 to 16:00.')
})

test('what was asked about is put in with its place', async () => {
  const [, made, longer] = await talk(
    'can i still do supper with ida at 7 on monday?',
    'put it in then, at Trattoria Sole',
    'till 10',
  )
  expect(made).toContain('Created “Supper with Ida”, Monday 23 November 2026, 19:00 to 20:00.')
  expect(longer).toContain('19:00 to 22:00')
})

test('what can only be done by a person is put in, and a question is not', async () => {
  const [, made, , asked] = await talk(
    'reserve a table for two at the harbour grill tomorrow 8pm',
    'ok just put it in the calendar then',
    'what is there for supper tonight?',
    'put it in then',
  )
  expect(made).toContain('Created “Table for two”, Saturday 21 November 2026, 20:00 to 21:00.')
  expect(asked).not.toContain('Created')
})

test('what stands before something else ends where that begins', async () => {
  const [, , longer] = await talk(
    'put flight to Oslo in my calendar on 8 December from 7:40 to 9:20',
    'add an hour before that for the taxi',
    'make that two hours. december.',
  )
  expect(longer).toContain('Tuesday 8 December 2026, 05:40 to 07:40')
})

test('a date alone cancels nothing, and leaves one out of the series in hand', async () => {
  const [made, , left, , asked] = await talk(
    'every tuesday at 8 i’d like half an hour for sorting, starting next week',
    'does it clash with anything?',
    'skip the 15th though, i’m away',
    'put choir in on 16 december at 18:00',
    'cancel the 16th',
  )
  expect(made).toContain('every Tuesday at 08:00')
  expect(left).toContain('Deleted “Sorting”, Tuesday 15 December 2026')
  expect(asked).toMatch(/^Do you mean “Choir”/)
})

test('a workshop that free time was looked for is booked by its place', async () => {
  const [, , , made] = await talk(
    'I work Monday to Friday 9 to 17',
    'put Audit in my calendar on Monday 23 November from 9 to 17',
    'when could I hold a 90 minute workshop next week?',
    'book the first one',
  )
  expect(made).toMatch(/Created “Workshop”, Tuesday 24 November 2026, 09:00 to 10:30/)
})

test('an address is invited to what waits for a yes, and no mail is written', async () => {
  const [, more] = await talk('Schedule a review with ida@example.com tomorrow at 2pm', 'also invite tom@example.com')
  expect(more).toContain('Asked for your yes: Create “Review')
  expect(more).not.toContain('Drafted')
})

test('an overview at times of its own is offered as a reminder', async () => {
  const [told] = await talk('Every morning at 8 send me a summary of my day')
  expect(told).toContain('“Remind me every morning at 8 to look at my day”')
})

test('who wants to be woken is reminded in the morning', async () => {
  const [set] = await talk('wake me at 6:30')
  expect(set).toContain('Saturday, 21 November 2026 at 06:30')
})

test('a need that no task is called by is a new one, and a reminder right after it is of that', async () => {
  const [, , made, set] = await talk(
    'add prepare the quarterly review to my tasks',
    'add figures for the board deck to my tasks',
    'I need to prepare slides for the board by Monday',
    'remind me on Friday morning',
  )
  expect(made).toContain('Added the task “prepare slides for the board”')
  expect(set).toMatch(/I will remind you of the task “prepare slides for the board”: Friday, 27 November 2026/)
})
