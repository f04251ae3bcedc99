import { expect, test } from 'vitest'
import { readKnown } from './read-known.ts'
import { handsOver } from './unread.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

const open = [
  'Send CV of Marta',
  'Call Dale about the roof',
  'Quarterly report',
  'Book dentist',
  'Answer the auditors',
  'Slides for Oslo',
  'Buy milk',
  'Minutes of trustees',
  'Repair lift 2',
]
const tasks = [
  ...open.map((title) => ({ id: title, title, due: null, status: 'todo' as const })),
  { id: 'Return ladder', title: 'Return ladder', due: null, status: 'done' as const },
]
const read = (said: string, spoken: string[] = []) =>
  readKnown(said, { wording, tasks, spoken }).map(({ ids, deed, isSure }) => [
    isSure ? 'sure' : 'unsure',
    deed.do === 'change' ? deed.to : deed.do,
    ids.join(' | '),
  ])

test.each([
  'did marta accept the 1:1',
  'marta said she wants to move the interview to monday',
  'marta is ill, cancelled it',
])('“%s” says nothing of what only mentions her', (said) => {
  expect(read(said)).toEqual([])
})

test.each([
  'invite marta@example.com to the quarterly report on friday at 3pm',
  'please invite Dale to a talk about the roof on Friday',
  'schedule a quarterly report call with marta@example.com on Friday at 10',
  'book a talk on the quarterly report with dale@example.com on Friday',
])('“%s” invites to an event that is called like a task', (said) => {
  expect(read(said)).toEqual([])
})

test('news of a task whose title invites somebody is heard', () => {
  const party = { id: 'party', title: 'Invite Tom to the party', due: null, status: 'todo' as const }
  expect(readKnown('Invite Tom to the party is done', { wording, tasks: [party], spoken: [] })).toMatchObject([
    { ids: ['party'], deed: { do: 'complete' } },
  ])
})

test.each(["marta's is done", 'push the one for marta to monday'])('“%s” names a task by her alone', (said) => {
  expect(read(said)).toHaveLength(1)
})

test('a new name may have more said behind it', () => {
  expect(read("slides should be called 'Oslo deck' instead")).toEqual([
    ['sure', { title: 'Oslo deck' }, 'Slides for Oslo'],
  ])
})

test.each(['repairing the lift is sorted', 'lift repairing is sorted'])('“%s” names a thing by its deed', (said) => {
  expect(read(said)).toEqual([['sure', 'complete', 'Repair lift 2']])
})

test.each(['read me the slides', 'read out the slides'])('“%s” completes no more than it says', (said) => {
  expect(read(said).filter(([, deed]) => deed === 'complete').length).toBeLessThan(2)
})

test.each([
  ['the CV is gone', 'Send CV of Marta'],
  ['rang dale this morning', 'Call Dale about the roof'],
  ['report turned in!', 'Quarterly report'],
  ['the dentist has been booked for the 3rd', 'Book dentist'],
  ['slides are out', 'Slides for Oslo'],
  ["milk's bought", 'Buy milk'],
  ['got the milk', 'Buy milk'],
  ['the trustees minutes went round yesterday', 'Minutes of trustees'],
  ['minutes sent to all, close it', 'Minutes of trustees'],
  ['lift 2 is repaired since this morning', 'Repair lift 2'],
])('“%s” says that a task is done', (said, title) => {
  expect(read(said)).toEqual([['sure', 'complete', title]])
})

test.each([
  ['the report is not finished'],
  ['almost done with the slides'],
  ['the slides are as good as done'],
  ['the slides will be done'],
  ['did I send the CV?'],
  ['has the dentist been booked'],
  ['if the CV is sent, fine'],
  ['the milk is off'],
  ['Marta called me this morning'],
  ['the minutes are wrong'],
  ['schedule lunch with Ana and Marta next week'],
  ['set up a short call with Dale and Marta on friday'],
])('“%s” says of none that it is done', (said) => {
  expect(read(said).filter(([, deed]) => deed !== 'ask')).toEqual([])
})

test.each([
  ['slides: Thursday will do', 'Slides for Oslo', '2026-11-26'],
  ['auditors can wait till monday', 'Answer the auditors', '2026-11-23'],
  ['Tuesday is wiser for the auditors', 'Answer the auditors', '2026-11-24'],
  ['the report will not be ready before Thursday', 'Quarterly report', '2026-11-26'],
  ['milk tomorrow, not today', 'Buy milk', '2026-11-21'],
  ['minutes by the 27', 'Minutes of trustees', '2026-11-27'],
  ['the report needs to be in by month end', 'Quarterly report', '2026-11-30'],
  ['need more time for the slides, say till wednesday', 'Slides for Oslo', '2026-11-25'],
])('“%s” says when a task is due', (said, title, due) => {
  expect(read(said)).toEqual([['sure', { due }, title]])
})

test.each([
  ['I met the auditors on Monday'],
  ['the auditors are here until Thursday'],
  ['Dale is coming over on Tuesday'],
  ['I am in Oslo until Wednesday'],
  ['no slides on Monday please'],
  ['dentist on Monday at 3'],
])('“%s” moves no task', (said) => {
  expect(read(said)).toEqual([])
})

test('a message says something of each task that it names', () => {
  expect(read('milk and dentist are done, the report by Wednesday')).toEqual([
    ['sure', 'complete', 'Buy milk'],
    ['sure', 'complete', 'Book dentist'],
    ['sure', { due: '2026-11-25' }, 'Quarterly report'],
  ])
})

test('an order behind a remark is about what the remark names', () => {
  expect(read('Dale rang me himself, so drop that')).toEqual([['sure', 'delete', 'Call Dale about the roof']])
  expect(read('the CV is with Tom now: tom.berg@example.com')).toEqual([
    ['sure', { person: 'Tom <tom.berg@example.com>' }, 'Send CV of Marta'],
  ])
  expect(read('The report: please change to “Yearly report”')).toEqual([
    ['sure', { title: 'Yearly report' }, 'Quarterly report'],
  ])
})

test('what is told of others, or leaves words over, is only offered', () => {
  expect(read('Tom finished his report yesterday')).toEqual([['unsure', 'complete', 'Quarterly report']])
  expect(read('the chair wants the report by Monday')).toEqual([['unsure', { due: '2026-11-23' }, 'Quarterly report']])
})

test.each([
  'write to Tom saying "the milk is finished, I will bring the rest of it over tomorrow"',
  "reply to Tom with 'Thanks for the report - I've finished mine and call Dale tomorrow.'",
  "send Tom a mail saying 'Hi Tom, this week I start on 'Buy milk' today, the report is done",
])('words that are quoted for somebody else say nothing of tasks: %s', (message) => {
  expect(read(message)).toEqual([])
})

test('only what is done is opened again', () => {
  expect(read('the ladder has not been returned')).toEqual([['sure', 'reopen', 'Return ladder']])
  expect(read('the milk has not been bought')).toEqual([])
})

test('how a task stands is asked of what is named', () => {
  expect(read('when is the dentist due')).toEqual([['sure', 'ask', 'Book dentist']])
  expect(read('what did Dale say')).toEqual([])
})

test('without a name, the one that was spoken of is meant', () => {
  expect(read('due monday', ['Buy milk'])).toEqual([['sure', { due: '2026-11-23' }, 'Buy milk']])
  expect(read('due monday', ['Buy milk', 'Book dentist'])).toEqual([])
  expect(read('they are sent, it is finished', ['Buy milk'])).toEqual([['sure', 'complete', 'Buy milk']])
  expect(read('thanks, done for today', ['Buy milk'])).toEqual([])
})

test.each(["tick off the report, the slides aren't out yet", "report done, marta's isn't in yet"])(
  '“%s” completes only the first',
  (said) => {
    expect(read(said).filter(([, deed]) => deed === 'complete')).toEqual([['sure', 'complete', 'Quarterly report']])
  },
)

test.each([
  'tell dale yes, the report comes on monday and he can go on',
  'out of office 7 to 11 dec, say dale covers for me',
  'out of office 7 to 11 dec, say marta covers the slides for me: marta@example.com',
  'tell dale the report comes on monday again',
  'let marta know the slides come tomorrow and keep it short',
  'schedule a mail to dale for monday 8am: the report will be a day late, on dec 3',
  'please turn down the auditors, nicely. no time before january, but they get the report by friday',
])('“%s” is meant for somebody else', (said) => {
  expect(read(said)).toEqual([])
})

test('what is told before a message to somebody else counts', () => {
  expect(read('report slips to monday, tell dale it will be late')).toEqual([
    ['sure', { due: '2026-11-23' }, 'Quarterly report'],
  ])
})

test.each([
  ['press kit: photos finished, contact too', ['Photographs', 'Contact']],
  ['photographs for the press kit are done', ['Photographs']],
  ['the press kit is done', ['Press kit']],
])('“%s” ends what it names of a task with parts', (said, ended) => {
  const part = { due: null, status: 'todo', parent: 'kit' } as const
  const kit = { id: 'kit', title: 'Press kit', due: null, status: 'todo' } as const
  const parts = [kit, { ...part, id: 'a', title: 'Photographs' }, { ...part, id: 'b', title: 'Contact' }]
  const deeds = readKnown(said, { wording, tasks: parts, spoken: [] })
  expect(deeds.map(({ ids, deed }) => [deed.do, parts.find(({ id }) => id === ids[0])?.title])).toEqual(
    ended.map((title) => ['complete', title]),
  )
})

const visits = [
  { id: 'a', title: 'Leeds site visit', due: '2026-12-14', status: 'todo' },
  { id: 'b', title: 'Hull site visit', due: '2026-12-17', status: 'todo' },
  { id: 'c', title: 'Pay Hull', due: null, status: 'done' },
] as const

test.each(['swap the due dates of the Leeds and Hull visits', 'Leeds and the Hull visit should swap deadlines'])(
  '“%s” gives each the day of the other',
  (said) => {
    expect(readKnown(said, { wording, tasks: visits, spoken: [] })).toMatchObject([
      { ids: ['a'], deed: { to: { due: '2026-12-17' } }, isSure: true },
      { ids: ['b'], deed: { to: { due: '2026-12-14' } }, isSure: true },
    ])
  },
)

test.each([
  ['both site visits are done', true],
  ['the two site visit tasks are done', true],
  ['the site visit ones are done', true],
  ['the three site visit tasks are done', false],
  ['the site visit is done', false],
])('“%s” means all of them: %s', (said, isAll) => {
  const [deed] = readKnown(said, { wording, tasks: visits, spoken: [] })
  expect(deed).toMatchObject({ ids: ['a', 'b'], isAll })
})

test.each([
  ['give the CV to Nadia and the slides to Jonas', ['Nadia', 'Jonas']],
  ['hand the quarterly report to Jonas, and the CV to Nadia', ['Jonas', 'Nadia']],
])('“%s” gives each to its taker', (said, takers) => {
  const deeds = readKnown(said, { wording, tasks, spoken: [] })
  expect(deeds.map(({ deed }) => deed.do === 'change' && deed.to.person)).toEqual(takers)
})

test.each([
  ['give the boiler to Nadia and ask her again on Friday', true],
  ['let Nadia do the boiler, and chase her on Friday', true],
  ['ask her again on Friday', false],
  ['and chase her next Tuesday', false],
])('“%s” hands something over: %s', (said, hands) => {
  expect(handsOver(said, { wording, tasks: [], spoken: [] })).toBe(hands)
})

test('a message with the address of a page says nothing of a task that shares a word with it', () => {
  const lease = [{ id: 'a', title: 'Sign the lease for the new office', due: '2026-11-29', status: 'todo' as const }]
  const said = 'send Nora the new prices, https://files.example/prices, they hold from January'
  expect(readKnown(said, { wording, tasks: lease, spoken: [] })).toEqual([])
})
