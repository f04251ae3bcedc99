import { mkdir, mkdtemp, mkdtempDisposable, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { productMigrations } from '#start/testing/whole.ts'
import { jsonText, shownText, tableText } from './report.ts'
import { type Outcome, runSets } from './run.ts'

let database: TestDatabase
let folder: string
let ran: Outcome

const scene = { zone: 'Europe/Vienna', now: '2026-11-18T10:20' }
const dentist = { title: 'Dentist', start: '2026-11-19T15:00', end: '2026-11-19T16:00' }
const retro = { title: 'Retro', start: '2026-11-19T09:00', end: '2026-11-19T10:00', people: ['tom@example.com'] }

/** The expectations of `wrong`, `lost` and `untrue` are deliberately false. */
const dialogues = [
  {
    ...scene,
    id: 'right',
    setup: [dentist],
    said: ["what's on tomorrow?"],
    expect: { answer_includes: ['Dentist'], events: [dentist] },
  },
  { ...scene, id: 'carded', setup: [retro], said: ['cancel the retro', 'yes'], expect: { events: [] } },
  { ...scene, id: 'wrong', setup: [], said: ['book lunch tomorrow at 1pm'], expect: { events: [] } },
  { ...scene, id: 'lost', setup: [dentist], said: ['cancel the dentist'], expect: { events: [dentist] } },
  { ...scene, id: 'untrue', setup: [dentist], said: ['cancel the yoga class'], expect: { events: [] } },
  {
    ...scene,
    id: 'tasked',
    tasks: [{ title: 'Buy milk' }, { title: 'Call Tom', list: 'Work' }],
    said: ['complete the task buy milk'],
    expect: {
      tasks: [
        { title: 'milk', done: true },
        { title: 'tom', list: 'Work' },
      ],
    },
  },
  { ...scene, id: 'mailed', setup: [], mail: [{ subject: 'Milk' }], said: ['any mail?'], expect: {} },
]

const seed = `event_id,event_name,participant_email,event_start,duration
1,pottery class,,2023-12-04 18:00:00,120
2,"rowing, the early one",,2023-12-05 07:00:00,60
3,choir,,2023-12-06 19:00:00,90
`
const asked = { now: '2023-11-30T00:00:00', domains: ['calendar'] }
const cancelled = (id: string) => [{ tool: 'calendar.delete_event', args: { event_id: id } }]
const moved = { event_id: '1', field: 'event_start', new_value: '2023-12-04 19:00:00' }
const queries = [
  { ...asked, id: 'deletes', query: 'Cancel choir on December 6', answer: cancelled('3') },
  {
    ...asked,
    id: 'moves',
    query: 'Move the pottery class on December 4 to 7pm',
    answer: [{ tool: 'calendar.update_event', args: moved }],
  },
  { ...asked, id: 'deletes-another', query: 'Cancel choir on December 6', answer: cancelled('1') },
  { ...asked, id: 'mails', query: 'Delete my last mail', domains: ['email'], answer: [] },
]

const sentences = [
  { id: 'query', text: "what's on tomorrow", intent: 'calendar_query' },
  { id: 'light', text: 'turn the lights off', intent: 'iot_hue_lightoff' },
  { id: 'mislabelled', text: "what's on tomorrow", intent: 'calendar_remove' },
]

beforeAll(async () => {
  database = await testDatabase({ migrations: productMigrations })
  folder = await mkdtemp(join(tmpdir(), 'understanding-'))
  await mkdir(join(folder, 'workbench-seed'))
  await writeFile(join(folder, 'workbench-seed', 'calendar_events.csv'), seed)
  await write('dialogues', dialogues)
  await write('workbench-calendar', queries)
  await write('slurp-devel', sentences)
  ran = await runSets({ database: async () => database, folder })
})

afterAll(async () => {
  await rm(folder, { recursive: true })
  await database.close()
})

async function write(name: string, lines: readonly object[], where = folder): Promise<void> {
  await writeFile(join(where, `${name}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
}

test('counts a wrong action and a side effect if the stores are not as expected', () => {
  expect(JSON.parse(jsonText(ran.trials))).toEqual({
    'workbench-calendar': { cases: 3, right: 2, asked: 0, declined: 0, nothing: 0, wrong: 1, sideEffects: 1 },
    // Three sentences teach nothing about one another.
    slurp: { cases: 3, right: 0, asked: 0, declined: 0, nothing: 0, wrong: 3, sideEffects: 0 },
    dialogues: { cases: 6, right: 3, asked: 0, declined: 0, nothing: 1, wrong: 2, sideEffects: 2 },
  })
})

test('tells apart wrong actions without approval, and a “nothing” that is untrue', () => {
  const trials = ran.trials.get('dialogues') ?? []
  const named = (holds: (trial: (typeof trials)[number]) => boolean) => trials.filter(holds).map(({ id }) => id)
  expect(named(({ unasked }) => unasked)).toEqual(['wrong', 'lost'])
  expect(named(({ untrueNothing }) => untrueNothing)).toEqual(['untrue'])
})

test('names the skipped sets and cases', () => {
  expect(ran.notes).toEqual([
    'workbench-calendar: 1 of 4 cases left out: no feature or table of email',
    `workbench-email is left out: its files are not in ${folder}.`,
    `workbench-tasks is left out: its files are not in ${folder}.`,
    `workbench-multi is left out: its files are not in ${folder}.`,
    `tooltalk is left out: its files are not in ${folder}.`,
    'slurp: What ships, which has learned nothing from this set: 2 of 3 right.',
    `smcalflow is left out: its files are not in ${folder}.`,
    'dialogues: 1 of 7 cases left out: no feature or loader of mail',
    ...[1, 2, 3, 4].map((nth) => `mail-${nth} is left out: its files are not in ${folder}.`),
  ])
})

test('shows the whole dialogue of one case, with the findings', async () => {
  const { trials } = await runSets({
    database: async () => database,
    folder,
    only: 'dialogues',
    options: { id: 'lost' },
  })
  const text = shownText(trials)
  expect(text).toContain('lost: wrong\n> cancel the dentist\n')
  expect(text).toContain('! missing: 2026-11-19T15:00 2026-11-19T16:00 Dentist')
})

test('says sentences of an intent set, and counts a question that changed something as wrong', async () => {
  const said = [
    { id: 'looks', text: "what's on tomorrow", intent: 'calendar_query' },
    {
      id: 'names',
      text: 'book lunch tomorrow at 1pm',
      intent: 'calendar_set',
      entities: [{ type: 'event_name', span: 'lunch' }],
    },
    {
      id: 'misnames',
      text: 'book lunch tomorrow at 1pm',
      intent: 'calendar_set',
      entities: [{ type: 'event_name', span: 'chess' }],
    },
    { id: 'changes', text: 'book lunch tomorrow at 1pm', intent: 'calendar_query' },
    {
      id: 'deletes-another',
      text: 'cancel the dentist',
      intent: 'calendar_remove',
      entities: [{ type: 'event_name', span: 'choir' }],
    },
  ]
  await using spoken = await mkdtempDisposable(join(tmpdir(), 'spoken-'))
  await write('slurp-devel', said, spoken.path)
  const { trials } = await runSets({
    database: async () => database,
    folder: spoken.path,
    only: 'intents',
    options: { sample: 5 },
  })
  expect(trials.get('slurp')?.map(({ id, verdict }) => [id, verdict])).toEqual([
    ['looks', 'right'],
    ['names', 'right'],
    ['misnames', 'wrong'],
    ['changes', 'wrong'],
    ['deletes-another', 'wrong'],
  ])
})

test('prints one line for each set', () => {
  const lines = tableText(ran.trials).trimEnd().split('\n')
  expect(lines.map((line) => line.split(/\s{2,}/)[0])).toEqual(['set', 'workbench-calendar', 'slurp', 'dialogues'])
})
