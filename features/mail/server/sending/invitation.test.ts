import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import type { Invitation, Invited } from '#foundation/server/invited.ts'
import type { MailMessage, MailSend } from '../../contract.ts'
import { invitation } from '../../rules/sample/invitation.ts'
import { mailMigrations, openMailHouse } from '../testing/house.ts'
import { plantMail } from '../testing/planted-mail.ts'
import { readMessage } from './send-store.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase({ migrations: [mailMigrations] })
})
afterAll(() => database.close())

const review = invitation({
  method: 'REQUEST',
  uid: 'review@example.com',
  sequence: 1,
  title: 'Review',
  place: 'Room 4',
  zone: 'Europe/Vienna',
  from: '2026-11-26T14:00',
  to: '2026-11-26T15:00',
  organizer: { name: 'Priya', address: 'priya@example.com' },
  guest: { name: 'Ana', address: 'ana@example.com' },
})

/** A calendar that says what it was told. */
function calendar() {
  const kept: (Invitation | 'put back')[] = []
  const invited: Invited = {
    look: async () => 'Put into “Work”',
    async take(_person, told) {
      kept.push(told)
      return { words: 'Put into “Work”', trace: { event: 1 } }
    },
    async putBack() {
      kept.push('put back')
      return { event: 1 }
    },
    touches: async () => [{ fields: [], others: null, sources: [] }],
  }
  return { kept, invited }
}

async function open(file = review) {
  const { kept, invited } = calendar()
  const house = openMailHouse(database, '2026-11-20T08:00:00Z', invited)
  const ana = house.somebody()
  const { thread, message } = await plantMail(database, ana.id, 'Invitation: Review', { invitation: file })
  const held = async () => (await house.get<{ sends: MailSend[] }>(ana, 'sends')).sends
  return { house, ana, thread, message, kept, held }
}

test('an invitation is answered to its organizer, with all of it on the card, and kept in the calendar', async () => {
  const { house, ana, thread, message, kept, held } = await open()
  const input = { messageId: message, answer: 'accept', comment: 'Ten minutes late.' }
  const { fields } = await house.actions.find('mail.answer-invitation').show(ana, input as never)
  const when = 'Thursday 26 November 2026, 14:00 – 15:00, Europe/Vienna'
  expect(fields.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'From: Ana <ana@example.com>',
    'To: Priya <priya@example.com>',
    'The invitation came from: Sara Lind <sara@northwind.example>',
    'Answer: Accepted',
    `Event: Review, ${when}`,
    'Subject: Accepted: Review',
    `Text: Ten minutes late.\n\nI accept the invitation “Review”, ${when}.`,
    'Your calendar: Put into “Work”',
  ])
  await house.press(ana, 'answer-invitation', input)
  const [send] = await held()
  expect(send).toMatchObject({ state: 'held', to: [{ address: 'priya@example.com' }], draft: null, answers: thread })
  const bytes = await database.as(ana.id, (tx) => readMessage(tx, ana.id, send?.id ?? ''))
  expect(bytes?.toString()).toMatch(/Content-Type: text\/calendar; charset=utf-8; method=REPLY/)
  const { messages } = await house.get<{ messages: MailMessage[] }>(ana, 'threads/{id}', { id: thread })
  expect(messages[0]?.invitationAnswer).toBe('accept')
  expect(kept).toMatchObject([{ isComing: true, source: 'the mail “Invitation: Review” from Sara Lind' }])
})

test('undoing an answer takes it back, and the event with it; redoing sends both', async () => {
  const { house, ana, message, kept, held } = await open()
  const done = await house.press(ana, 'answer-invitation', { messageId: message, answer: 'decline' })
  const undone = await house.undo(ana, 'answer-invitation', done)
  expect(await held()).toEqual([])
  expect(await house.get(ana, 'drafts')).toMatchObject({ drafts: [] })
  await house.undo(ana, 'answer-invitation', undone)
  expect(await held()).toHaveLength(1)
  expect(kept).toMatchObject([{ isComing: false }, 'put back', 'put back'])
})

test('what was called off, or invites to nothing, gets no answer', async () => {
  for (const file of [review.replace('METHOD:REQUEST', 'METHOD:CANCEL'), 'BEGIN:VCALENDAR']) {
    const { house, ana, message, held } = await open(file)
    await expect(house.press(ana, 'answer-invitation', { messageId: message, answer: 'accept' })).rejects.toThrow(
      /invitation/,
    )
    expect(await held()).toEqual([])
  }
})
