import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { openDesk } from '#start/testing/desk.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import type { FileSummary } from '../contract.ts'
import { documents } from './index.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

async function summaryOf(name: string, text: string): Promise<FileSummary> {
  const ana = openDesk(node)
  const { body } = await ana.send({ name }, Buffer.from(text))
  const address = `/v1/documents/files/${body.file.id}/summary`
  let told: FileSummary | undefined
  await expect
    .poll(async () => {
      told = (await node.call<FileSummary>(ana.person, 'GET', address)).body
      return told.reading?.state
    })
    .toBe('read')
  if (!told) throw new Error('unreachable')
  return told
}

const transcript = `WEBVTT

00:00:01.000 --> 00:00:04.000
<v Ana>Weekly of 12 January 2027. Who pays for the venue?

00:00:05.000 --> 00:00:09.000
<v Ben>I don't know, let's come back to that.

00:01:10.000 --> 00:01:14.000
<v Ana>We agreed on the smaller room.

00:12:31.000 --> 00:12:35.000
<v Ben>I'll send the offer to Nordwind Logistik GmbH by Friday.
`

test('a transcript tells decisions, duties with owner and day, and what stayed open, each with its place', async () => {
  const { findings } = await summaryOf('weekly.vtt', transcript)
  const briefly = findings.map(({ kind, words, who, day, passage }) => [kind, words, who, day, passage])
  expect(briefly).toContainEqual(['question', 'Who pays for the venue?', undefined, undefined, 0])
  expect(briefly).toContainEqual(['decision', 'We agreed on the smaller room.', undefined, undefined, 0])
  expect(briefly).toContainEqual(['duty', 'send the offer to Nordwind Logistik GmbH', 'Ben', '2027-01-15', 0])
  expect(briefly).toContainEqual(['name', 'Nordwind Logistik GmbH', undefined, undefined, 0])
})

test('what a transcript says has the time of its own cue, in findings, summaries and long turns', async () => {
  const { findings, points } = await summaryOf('weekly.vtt', transcript)
  const times = new Map([...findings, ...points].map(({ text, place }) => [text, place.clock]))
  expect(times.get('Who pays for the venue?')).toBe('0:00:01')
  expect(times.get('We agreed on the smaller room.')).toBe('0:01:10')
  expect(times.get("I'll send the offer to Nordwind Logistik GmbH by Friday.")).toBe('0:12:31')
  const minutes = Array.from({ length: 40 }, (_, at) => String(at + 10))
  const cues = minutes.map(
    (at) => `00:${at}:00.000 --> 00:${at}:09.000\n<v Ana>We decided to paint  wall ${at} blue.\n\n`,
  )
  const long = await summaryOf('long.vtt', `WEBVTT\n\n${cues.join('')}`)
  const decided = long.findings.filter(({ kind }) => kind === 'decision')
  expect(decided.map(({ text, place }) => [text.match(/\d+/)?.[0], place.clock])).toEqual(
    minutes.map((at) => [at, `0:${at}:00`]),
  )
})

test('notes under headings and a table with owners are read the same way', async () => {
  const notes = `# Kickoff, 12 January 2027\n\n## Decisions\n\n- The pilot starts in May.\n\n## Action items\n\n| Action | Owner | Due |\n|---|---|---|\n| Book the room | Clara | 2027-02-01 |\n\n## Open questions\n\n- Who signs?\n`
  const { findings } = await summaryOf('kickoff.md', notes)
  expect(findings.filter(({ kind }) => kind === 'duty')).toMatchObject([
    { words: 'Book the room', who: 'Clara', day: '2027-02-01', rule: 'table' },
  ])
  expect(findings.find(({ kind }) => kind === 'decision')).toMatchObject({ words: 'The pilot starts in May.' })
  expect(findings.find(({ kind }) => kind === 'question')).toMatchObject({ words: 'Who signs?' })
})
