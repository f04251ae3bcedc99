import { expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { plantMail } from '#features/mail/server/testing/planted-mail.ts'
import { testClock } from '#foundation/server/clock.ts'
import { openStage, wholeWith } from '../testing/stage.ts'

const assistant = createAssistant()
const features = wholeWith(assistant.feature)
const stage = openStage({ features, answerer: assistant.answer, clock: testClock('2026-11-20T13:32:00Z') })

/**
 * A person with a mail from Otto, none from Rosa, and an overdue task that was given to Otto. It is Friday, 20 November 2026,
 * 14:32 in Vienna.
 */
async function withHouse(use: (say: Say, goOn: Say) => Promise<void>): Promise<void> {
  const { ana, database } = stage
  await plantMail(database, ana.id, 'Roof', { from: { name: 'Otto Lang', address: 'otto@langdach.example' } })
  const { id } = await ana.begin()
  await ana.ask(id, 'add a task to send the plan, due yesterday')
  await ana.ask(id, 'give it to Otto')
  let chat = id
  const goOn: Say = async (words) => (await ana.ask(chat, words)).content
  await use(async (words) => {
    chat = (await ana.begin()).id
    return await goOn(words)
  }, goOn)
}

/** In a chat of its own, or in the last one. */
type Say = (words: string) => Promise<string>

test('a wish of one feature depends on what another one finds', async () => {
  await withHouse(async (say) => {
    const noMail = await say(
      'if rosa hasn’t sent me any emails in the past 4 days, book a call with her tomorrow at 12',
    )
    expect(noMail).toContain('I find no mail from rosa')
    expect(noMail).toContain('Created “Call with Rosa”')
    const overdue = await say('Book lunch with otto tomorrow at 13:30 if they have any overdue tasks')
    expect(overdue).toContain('“send the plan”')
    expect(overdue).toContain('Created “Lunch with Otto”')
    const noOverdue = await say('if Rosa has any overdue tasks, book a review with her tomorrow at 15:00')
    expect(noOverdue).toContain('So I left everything as it is.')
    expect(noOverdue).toContain('Nothing was changed.')
    const undone = await say('if the task send the plan is done, add a task to celebrate')
    expect(undone).toContain('So I left everything as it is.')
    const busy = await say(
      'if I’m free tomorrow at 12, add a task to water the plants, otherwise add a task to call Ida',
    )
    expect(busy).toContain('Added the task “call Ida”.')
  })
})

test('it is asked first and answered afterwards, and somebody is meant who was named before', async () => {
  await withHouse(async (say) => {
    const told = await say(
      'I can’t remember when I last heard from rosa. Can you check if they’ve sent me any emails today? If not, add a task to call them',
    )
    expect(told).toContain('I find no mail from rosa')
    expect(told).toContain('Added the task “call rosa”.')
    const both = await say(
      'I think Otto might have overdue tasks. Can you check and if so, book half an hour with him tomorrow at 9 and add a task to print the plan. Otherwise send him an email saying “Well done”',
    )
    expect(both).toMatch(/Create “.*Otto”/)
    expect(both).toContain('Added the task “print the plan”.')
  })
})

test('what is said after an answer depends on the question before it', async () => {
  await withHouse(async (say, goOn) => {
    await say('does Otto have any overdue tasks?')
    expect(await goOn('if so, add a task to call him')).toContain('Added the task “call Otto”.')
    await say('do I have anything tomorrow at 10?')
    expect(await goOn('if not, block 10 to 11 for the report')).toContain(
      '“Report”, Saturday 21 November 2026, 10:00 to 11:00',
    )
  })
})

test('the sender of a mail is found before the order is carried out', async () => {
  await withHouse(async (say) => {
    const told = await say('Find the email about the roof and book lunch with the sender tomorrow at 12:30')
    expect(told).toContain('“Roof” is from Otto Lang (otto@langdach.example).')
    expect(told).toContain('Asked for your yes: Create “Lunch with otto@langdach.example”')
    expect(await say('book lunch tomorrow at 1 with the sender of the submarine mail')).not.toContain('Create')
  })
})

test.each([
  'if it rains tomorrow, add a task to buy an umbrella',
  'remind me at 5 if Otto has not replied',
  'if Otto has not replied by Friday, add a task to call him',
])('“%s” depends on what nobody knows yet, and no task is added', async (words) => {
  await withHouse(async (say) => {
    expect(await say(words)).not.toContain('Added')
  })
})

test('a count that was asked for decides what follows', async () => {
  await withHouse(async (say) => {
    await say('add a task to oil the gate')
    expect(await say('How many open tasks do I have? If there are at least two, add a task to sort them')).toContain(
      'Added the task “sort them”.',
    )
    const few = await say('how many tasks are overdue? If that is more than one, add a task to catch up')
    expect(few).toContain('So I left everything as it is.')
    expect(few).not.toContain('catch up')
  })
})

test('whether all tasks are done is decided by those that are open', async () => {
  await withHouse(async (say) => {
    const open = await say('if all of my tasks are finished, add a task to rest, otherwise add a task to hurry')
    expect(open).toContain('Added the task “hurry”.')
    const notYet = await say('if not everything due tomorrow is done, add a task to worry')
    expect(notYet).not.toContain('Added')
  })
})

test('a reminder without a day is on the day of the condition', async () => {
  await withHouse(async (say) => {
    expect(await say('if I am free on Tuesday, remind me at 9 to ring the garage')).toContain(
      'Tuesday, 24 November 2026 at 09:00',
    )
    expect(
      await say('if I have a meeting on Wednesday, remind me at 8 to iron, otherwise remind me at 10 to read'),
    ).toContain('Wednesday, 25 November 2026 at 10:00')
    expect(await say('if I am free on Tuesday, remind me tomorrow at 9 to buy stamps')).toContain(
      'Saturday, 21 November 2026 at 09:00',
    )
  })
})
