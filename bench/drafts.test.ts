import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Draft, KnownSender } from '#features/mail/contract.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { answerCard, openRoom, type Room, speak, type Speaker, waiting } from './sentences/room.ts'

const zone = 'Europe/Vienna'
const now = Temporal.ZonedDateTime.from(`2026-11-20T10:20[${zone}]`)
const me = { name: 'Ana Lind', address: 'ana@lind.example' }
const freight = { name: 'North Star Freight', address: 'desk@northstar.example' }
const nora = { name: 'Nora Feld', address: 'nora@feld.example' }

let database: TestDatabase
let room: Room
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  room = await openRoom(database, now.toInstant())
})
afterAll(async () => {
  await room[Symbol.asyncDispose]()
  await database.close()
})

/** What is drafted in the end by somebody to whom these people wrote; each card gets a yes. */
async function drafted(...said: string[]) {
  const person = await room.person(zone, { name: me.name, email: me.address })
  await plantInto(person)
  const { id } = await person.begin()
  const answers: string[] = []
  for (const words of said) {
    answers.push((await speak(person, id, words)).content)
    for (const card of await waiting(person)) await answerCard(person, card, 'approve')
  }
  const [draft] = await person.mail.drafts()
  return { draft, answer: answers.at(-1) ?? '' }
}

async function plantInto(person: Speaker): Promise<void> {
  const received = [
    { from: freight, subject: 'Crates for the mill', text: 'Dear Ms Lind, when do the crates leave? Paul' },
    { from: nora, subject: 'The roof', text: 'Hi Ana, is the roof dry? Nora' },
    { from: nora, subject: 'Lunch', text: 'Hi Ana, shall we have lunch? Nora' },
  ]
  const sent = [1, 2, 3, 4, 5].map((number) => ({
    from: me,
    to: [{ name: 'Tom Becker', address: 'tom@becker.example' }],
    subject: `Note ${number}`,
    text: 'Hello Tom,\n\nall is well.\n\nCheers\nAna',
  }))
  await person.mail.plant({
    me,
    mails: [
      ...received.map((mail, at) => ({
        ...mail,
        to: [me],
        role: 'inbox' as const,
        id: `in${at}`,
        at: momentBefore(at),
      })),
      ...sent.map((mail, at) => ({ ...mail, role: 'sent' as const, id: `out${at}`, at: momentBefore(at + 9) })),
    ],
  })
}

function momentBefore(hours: number): string {
  return now
    .subtract({ hours: hours + 1 })
    .toInstant()
    .toString()
}

test('a name of several words is told by whom the person knows, and answered where it wrote', async () => {
  const { draft } = await drafted('tell north star freight 40 crates go out friday, sorry its late')
  expect(draft).toEqual({
    to: [freight.address],
    subject: 'Re: Crates for the mill',
    text: 'Hello,\n\n40 crates go out Friday, sorry it’s late.\n\nKind regards,\nAna Lind',
  })
})

test('the thread that is spoken of is answered, as the person begins and ends mails', async () => {
  const { draft } = await drafted('tell nora the roof is dry')
  expect(draft).toEqual({
    to: [nora.address],
    subject: 'Re: The roof',
    text: 'Hello Nora,\n\nThe roof is dry.\n\nCheers\nAna',
  })
})

test('somebody whose name begins like what was said is shown, and answered after a yes', async () => {
  const { draft } = await drafted('tell the freighters 40 crates go out friday')
  expect(draft?.to).toEqual([freight.address])
})

test('who is not known is asked for', async () => {
  const { draft, answer } = await drafted('thank dr moreno for the quick help')
  expect(answer).toMatch(/^I know nobody called dr moreno. To which address should the mail go\?/)
  expect(draft).toBeUndefined()
})

test('the address that was asked for completes the draft', async () => {
  const { draft } = await drafted('thank dr moreno for the quick help', 'moreno@clinic.example')
  expect(draft?.to).toEqual(['moreno@clinic.example'])
  expect(draft?.text).toContain('for the quick help')
})

test('a draft that waits for a yes is changed, sent or discarded in words', async () => {
  const person = await room.person(zone, { name: me.name, email: me.address })
  await plantInto(person)
  const { id } = await person.begin()
  const cards: string[] = []
  for (const words of [
    'tell nora the roof is dry',
    'add that the gate is open',
    'send it',
    'no dont send it, bin the draft',
  ]) {
    await speak(person, id, words)
    cards.push((await waiting(person)).map(({ shown }) => shown.title).join())
  }
  expect(cards).toEqual([
    'Draft the mail “Re: The roof” to Nora Feld',
    'Draft the mail “Re: The roof” to Nora Feld',
    'Send the mail “Re: The roof”',
    '',
  ])
  expect(await person.mail.drafts()).toEqual([])
})

test('“reply to” answers the latest mail of whom it names, even where a colon follows', async () => {
  const { draft } = await drafted('reply to nora: the roof is dry, tom has looked at it')
  expect(draft).toMatchObject({ to: [nora.address], subject: 'Re: The roof' })
})

/** Recipients, copies and text of what is drafted in the end. */
async function copies(...said: string[]): Promise<string[]> {
  const person = await room.person(zone, { name: me.name, email: me.address })
  await plantInto(person)
  const { id } = await person.begin()
  for (const words of said) await speak(person, id, words)
  for (const card of await waiting(person)) await answerCard(person, card, 'approve')
  const { body } = await person.call<{ drafts: Draft[] }>('GET', '/v1/mail/drafts')
  return body.drafts.map(({ to, cc, text }) => [...to, ...cc].map(({ address }) => address).join() + text)
}

test('somebody else is copied in, before the draft has its yes and afterwards', async () => {
  const told = 'email rita@mill.example that the key is under the stone'
  const text = 'Hello Rita,\n\nThe key is under the stone.\n\nCheers\nAna'
  expect(await copies(told, 'cc tom')).toEqual([`rita@mill.example,tom@becker.example${text}`])
  expect(await copies('tell nora the roof is dry', 'put tom in copy please')).toEqual([
    'nora@feld.example,tom@becker.exampleHello Nora,\n\nThe roof is dry.\n\nCheers\nAna',
  ])
})

test('something is added to the draft, and it is discarded', async () => {
  const told = 'email rita@mill.example that the key is under the stone'
  expect((await drafted(told, 'add that the dog is friendly')).draft?.text).toBe(
    'Hello Rita,\n\nThe key is under the stone.\n\nThe dog is friendly.\n\nCheers\nAna',
  )
  expect((await drafted(told, 'bin the draft')).draft).toBeUndefined()
})

test('what the person writes down about greeting and closing comes before what was learned', async () => {
  const person = await room.person(zone, { name: me.name, email: me.address })
  await plantInto(person)
  const { body } = await person.call<{ senders: KnownSender[] }>('GET', '/v1/mail/senders')
  const [sender] = body.senders
  expect(sender?.learned).toEqual({
    mails: 5,
    friendly: { greeting: 'Hello {name},', closing: 'Cheers\nAna' },
    formal: { greeting: '', closing: '' },
  })
  const input = { account: sender?.account, greeting: 'Ahoy {name}!', closing: 'Fair winds,\nAna' }
  await person.call('POST', '/v1/actions/mail.change-sender', { input })
  const { id } = await person.begin()
  await speak(person, id, 'email rita@mill.example that the key is under the stone')
  const [draft] = await person.mail.drafts()
  expect(draft?.text).toBe('Ahoy Rita!\n\nThe key is under the stone.\n\nFair winds,\nAna')
})
