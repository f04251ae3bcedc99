import { expect, test } from 'vitest'
import { readKnown } from './read-known.ts'

/** Friday 20 November 2026. */
const wording = {
  now: Temporal.PlainDateTime.from('2026-11-20T14:32'),
  dateOrder: 'day-first',
  zone: 'Europe/Vienna',
} as const

const waiting = new Set(['Quote of the printers'])
const tasks = ['Translate the leaflet', 'Stage plan', 'Quote of the printers', 'Pack the costumes'].map((title) => ({
  id: title,
  title,
  due: null,
  status: 'todo' as const,
  waitsFor: waiting.has(title) ? { name: 'Bruno' } : null,
}))
const lists = ['Inbox', 'Theatre', 'Back office']
const read = (said: string) =>
  readKnown(said, { wording, tasks, spoken: [], lists }).map(({ ids, deed, isSure }) => [
    isSure ? 'sure' : 'unsure',
    deed.do === 'change' ? deed.to : deed.do,
    ids.join(' | '),
  ])

test.each([
  ['gave Bruno the stage plan', 'Stage plan', { person: 'Bruno' }],
  ['the leaflet is with Frau Adler now', 'Translate the leaflet', { person: 'Frau Adler' }],
  ['Nora took over the costumes', 'Pack the costumes', { person: 'Nora' }],
  ['stage plan: not Bruno, it is Nora who does it', 'Stage plan', { person: 'Nora' }],
  ['the leaflet goes to Nora by Thursday', 'Translate the leaflet', { person: 'Nora', due: '2026-11-26' }],
  ['the leaflet is now with Nora who translates it', 'Translate the leaflet', { person: 'Nora' }],
  ["stage plan's Nora's now, bruno is away", 'Stage plan', { person: 'Nora' }],
  ["costumes is Nora's job now", 'Pack the costumes', { person: 'Nora' }],
  ['for the plan of the stage now is responsible Nora', 'Stage plan', { person: 'Nora' }],
  ["bruno's not got the printers quote any more, give it Nora", 'Quote of the printers', { person: 'Nora' }],
  ['taking the printers quote back off bruno, doing it myself', 'Quote of the printers', { person: null }],
  [
    'told Nora to pack the costumes, monday i check with her',
    'Pack the costumes',
    { person: 'Nora', askOn: '2026-11-23' },
  ],
  ['costumes off theatre, onto inbox', 'Pack the costumes', { list: 'Inbox' }],
  ['pass the costumes to saturday 5 december, this one i travel', 'Pack the costumes', { due: '2026-12-05' }],
  ['the costumes, i pack them on monday, not saturday', 'Pack the costumes', { due: '2026-11-23' }],
  ["call the stage one 'plan of the lights', they moved it", 'Stage plan', { title: 'plan of the lights' }],
  ['I take the printers quote back from Bruno', 'Quote of the printers', { person: null }],
])('“%s” says who takes it', (said, title, to) => {
  expect(read(said)).toEqual([['sure', to, title]])
})

test.each([
  ['the plan is with Bruno, ask him again on monday', 'Stage plan', { person: 'Bruno', askOn: '2026-11-23' }],
  [
    'delegate the leaflet to Nora w/ a nudge in a week',
    'Translate the leaflet',
    { person: 'Nora', askOn: '2026-11-27' },
  ],
  [
    'Nora will translate the leaflet. if nothing by tuesday I ask her again',
    'Translate the leaflet',
    { person: 'Nora', askOn: '2026-11-24' },
  ],
  ['chase the printers quote on wednesday', 'Quote of the printers', { askOn: '2026-11-25' }],
])('“%s” says when to ask again', (said, title, to) => {
  expect(read(said)).toEqual([['sure', to, title]])
})

test.each([
  ['the costumes belong in theatre not inbox', 'Pack the costumes', { list: 'Theatre' }],
  ['stage plan should go to the back office list', 'Stage plan', { list: 'Back office' }],
])('“%s” puts it on a list', (said, title, to) => {
  expect(read(said)).toEqual([['sure', to, title]])
})

test('a new name in the midst of a message belongs to what stands before it', () => {
  expect(read('rename the stage plan to "Plan B", due friday, then delete the costumes')).toEqual([
    ['sure', { title: 'Plan B', due: '2026-11-27' }, 'Stage plan'],
    ['sure', 'delete', 'Pack the costumes'],
  ])
})

test('a word that may be no name is only asked about', () => {
  expect(read('the leaflet goes to production')).toEqual([
    ['unsure', { person: 'production' }, 'Translate the leaflet'],
  ])
})

test.each([
  ['should I give the leaflet to Nora'],
  ['chase the costumes on wednesday'],
  ['I spoke with Bruno about the stage plan'],
  ['Bruno will need the stage plan'],
  ['the costumes never went to Nora'],
])('“%s” gives nobody a task', (said) => {
  expect(read(said).filter(([sure]) => sure === 'sure')).toEqual([])
})

test('who it waits for may have done it', () => {
  expect(read("bruno's finished the printers quote")).toEqual([['sure', 'complete', 'Quote of the printers']])
  expect(read("ida's finished the printers quote")).toEqual([['unsure', 'complete', 'Quote of the printers']])
})

test.each([
  ['ask him about the printers quote on monday if i have not heard', { askOn: '2026-11-23' }],
  ['chase him about the printers quote tomorrow unless he replies', { askOn: '2026-11-21' }],
])('“%s” says when to ask again, whatever it depends on', (said, to) => {
  expect(read(said)).toEqual([['sure', to, 'Quote of the printers']])
})

test.each(['drop the stage plan if Bruno has not heard of it', 'ask Nora on monday if she wants the costumes'])(
  '“%s” depends on something else',
  (said) => {
    expect(read(said)).toEqual([])
  },
)

test.each([
  ['move the stage plan, the leaflet and the costumes to the Theatre list', { list: 'Theatre' }],
  ['shift the stage plan, the leaflet and the costumes to friday', { due: '2026-11-27' }],
])('“%s” is said of each', (said, to) => {
  expect(read(said)).toEqual(
    ['Stage plan', 'Translate the leaflet', 'Pack the costumes'].map((title) => ['sure', to, title]),
  )
})

test.each([
  ['the stage plan is now called lighting plan and it is due on monday', { title: 'lighting plan', due: '2026-11-23' }],
  ['the stage plan is due at 4pm, not at 5', { due: '2026-11-20T16:00' }],
])('“%s” says two things or takes one back', (said, to) => {
  expect(read(said)).toEqual([['sure', to, 'Stage plan']])
})
