import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createAssistant } from '#features/assistant/server/index.ts'
import { calendar } from '#features/calendar/server/index.ts'
import { documents } from '#features/documents/server/index.ts'
import { search } from '#features/search/server/index.ts'
import { tasks } from '#features/tasks/server/index.ts'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { type Chatter, openChatter } from '../testing/chatter.ts'
import { openDesk } from '../testing/desk.ts'
import { openNode, type TestNode } from '../testing/node.ts'
import { productMigrations, register } from '../testing/whole.ts'

let database: TestDatabase
let node: TestNode
let ana: Chatter
beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  const assistant = createAssistant()
  const features = [assistant.feature, tasks, calendar, documents, search]
  node = await openNode(database, { answerer: assistant.answer, features })
})
beforeEach(async () => {
  ana = await openChatter(node)
  await register(database, ana.id)
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function say(words: string): Promise<string> {
  return (await ana.ask((await ana.begin()).id, words)).content
}

async function keep(name: string, text: string): Promise<string> {
  const { body } = await openDesk(node, ana.id).send({ name }, Buffer.from(text))
  const address = `/v1/documents/files/${body.file.id}/passages`
  const state = async () => (await ana.call<{ reading: { state: string } }>('GET', address)).body.reading.state
  await expect.poll(state).toBe('read')
  return body.file.id
}

const lease = `Lease\n\nThe rent is due on the first of each month.\n\nEither side may end it with a notice period of three months.`

test('what a file says is quoted from it, or said not to be there', async () => {
  await keep('Lease Hafenstrasse.txt', lease)
  await keep('Gardening.txt', 'Roses are cut in spring.\n\nTulips need a period of cold.')
  const told = await say('what does the lease document say about the notice period?')
  expect(told).toMatch(/^“Lease Hafenstrasse\.txt” says:\n\n- File “Lease Hafenstrasse\.txt”, Line /)
  expect(told).toContain('a notice period of three months')
  expect(told).not.toContain('Tulips')
  expect(await say('what do my documents say about parking?')).toContain('That is not in your files')
  expect(await say('what does the Nordwind contract say about rent?')).toMatch(
    /^No file says that: none has the word “nordwind” or “contract”\. The closest that I found:/,
  )
  expect(await say('when is the rent due?')).toContain('The rent is due on the first of each month.')
})

test('a question that nothing answers shows what comes closest in a file, and says so', async () => {
  await keep('House rules.txt', 'Guests of the house use the garage behind hall C.\n\nThe kitchen closes at ten.')
  expect(await say('where do guests leave their cars at the house?')).toMatch(/The closest that I found:[^]*garage/)
  expect(await say('how tall are giraffes at birth?')).not.toContain('House rules')
})

test('who is responsible is looked up in files', async () => {
  await keep('Agreement.txt', 'The desk opens in May.\n\nMarcus Reed is responsible for the training.')
  expect(await say('who is responsible for the training?')).toContain('Marcus Reed is responsible for the training')
  expect(await say('who is in charge of the parking?')).toContain('none has the word “parking”')
})

test('what sounds like news or travel is looked up in files before it is declined', async () => {
  const [won, flew] = ['Who won the chess tournament?', 'Which airline flew to Lisbon?']
  expect(await say(won)).toContain('I can’t read the news')
  expect(await say(flew)).toContain('I can’t book travel')
  await keep('Club.txt', 'Elena Fischer won the chess tournament in May.\n\nTAP is the airline that flew us to Lisbon.')
  expect(await say(won)).toContain('Elena Fischer won the chess tournament')
  expect(await say(flew)).toContain('TAP is the airline')
})

test('a question in another language is answered from a file; an order in it is not followed', async () => {
  await keep('Pacht.txt', 'Pachtvertrag\n\nDie Pacht für die Wiese beträgt 420 Euro und ist am 1. Oktober fällig.')
  expect(await say('Wie hoch ist die Pacht?')).toContain('Die Pacht für die Wiese beträgt 420 Euro')
  expect(await say('Wann ist die Pacht für die Wiese fällig?')).toContain('am 1. Oktober fällig')
  expect(await say('Wie heißt der Hund von Anna?')).toContain('Ich verstehe bisher nur Englisch')
  expect(await say('Verschieb bitte die Pacht für die Wiese auf morgen')).toContain('Ich verstehe bisher nur Englisch')
})

test('everything is searched, or what is asked for', async () => {
  await keep('Offer.txt', 'Nordwind asks for a pilot of six weeks.')
  await say('add a task to call Nordwind back')
  const all = await say('search everything for Nordwind')
  expect(all).toContain('File “Offer.txt”')
  expect(all).toMatch(/Task “Call Nordwind back”/i)
  const files = await say('which of my documents mention Nordwind?')
  expect(files).toContain('File “Offer.txt”')
  expect(files).not.toMatch(/call nordwind/i)
  expect(await say('which of my events mention Nordwind?')).toContain(
    'I searched your events and found nothing about “Nordwind”.',
  )
  expect(await say('search everything for Nordwind from last month')).toMatch(
    /^I searched your .+ and found nothing about “Nordwind” from last month\.$/,
  )
  expect(await say('find documents mentioning Nordwind this week')).toMatch(/^1 thing for “Nordwind”:\n\n- File “Offer/)
  expect(await say('where did I write about submarines?')).toContain('found nothing about “submarines”')
})

test('an article before what is searched for finds nothing by itself', async () => {
  await keep('Plan A.txt', 'Project A begins in May.')
  await keep('Office.txt', 'The garage at the market is open until ten.')
  const found = await say('does any file mention a garage?')
  expect(found).toContain('1 thing for “garage”')
  expect(found).not.toContain('Plan A')
})

test('files are listed by the days on which they came', async () => {
  await keep('Offer of today.txt', 'Nordwind asks for a pilot of six weeks.')
  expect(await say('what files came this week?')).toBe('1 file added this week:\n\n- “Offer of today.txt”, 39 bytes')
  expect(await say('show me the documents I uploaded today')).toContain('1 file added today')
  expect(await say('which pdfs came today?')).toContain('No pdf was added today.')
  expect(await say('files from last month')).toContain('No file was added last month.')
})

test('files with a tag are listed by what they mention', async () => {
  const both = [await keep('Hafenstrasse.txt', lease), await keep('Parking.txt', 'The parking costs 80 euros a month.')]
  await openDesk(node, ana.id).act('tag-files', { files: both, add: ['legal'] })
  expect(await say('find files tagged legal about notice')).toMatch(
    /^1 file tagged “legal” and about “notice”:\n\n- “Hafenstrasse\.txt”, \d+ bytes\n/,
  )
  expect(await say('find files tagged legal about submarines')).toContain(
    'No file is tagged “legal” and about “submarines”.',
  )
})

test('of two files with one name the newest is summed up, and the answer says so', async () => {
  await keep('Plan.txt', 'The desk opens in May. The training follows in June.')
  expect(await say('summarise Plan.txt')).toMatch(/^Summary of “Plan\.txt”/)
  await keep('Plan.txt', 'The desk opens in July. The training follows in August.')
  expect(await say('summarise Plan.txt')).toMatch(
    /^2 files are called “Plan\.txt”\. This is about the newest\.\n\nSummary of “Plan\.txt”[^]*(?:July|August)/,
  )
  expect(await say('what are the dates in Plan.txt?')).toMatch(/^2 files are called “Plan\.txt”/)
})

test('what speaks of days stays with the calendar', async () => {
  for (const words of ['do I have anything on Friday?', 'what do I have about 3?', 'find anything on Monday'])
    expect(await say(words)).not.toMatch(/I searched|come first|thing for/)
})
