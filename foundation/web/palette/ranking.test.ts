import { expect, test } from 'vitest'
import type { EntryGroup, PaletteEntry } from './entry.ts'
import { matching, overview, placeOf, type UseOf } from './ranking.ts'

const used =
  (weights: Readonly<Record<string, number>>): UseOf =>
  (id) =>
    weights[id] ?? 0

function entry(group: string, label: string, more: Partial<PaletteEntry> = {}): PaletteEntry {
  return { id: label, group, label, run: () => {}, ...more }
}

const offered = [
  entry('Go to', 'Calendar', { words: 'week day events' }),
  entry('Go to', 'Memory', { path: 'Settings' }),
  entry('Do', 'Start a new chat', { words: 'conversation' }),
  entry('Do', 'Create event', { words: 'meeting appointment' }),
  entry('Chats', 'Café budget', { onlyAsked: true }),
  entry('Ask', 'Ask Attaché', { last: 2, onlyAsked: true, forSentences: true }),
]

function labels(groups: readonly EntryGroup[]): string[] {
  return groups.flatMap(({ group, items }) => items.map(({ label }) => `${group}: ${label}`))
}

function found(question: string, results: readonly PaletteEntry[] = [], useOf = used({})): string[] {
  return labels(matching(question, { offered, found: results }, useOf))
}

test('a thing that several sources bring is shown once, by the first', () => {
  const results = [
    entry('Events', 'Tour at 9', { thing: 'event 1' }),
    entry('Events', 'Tour', { id: 'event 1' }),
    entry('Files', 'Café budget again', { thing: 'Café budget' }),
    entry('Files', 'Tour guide'),
  ]
  expect(found('tour', results)).toEqual([
    'Events: Tour at 9',
    'Files: Tour guide',
    'Files: Café budget again',
    'Ask: Ask Attaché',
  ])
  expect(found('budget', results)).not.toContain('Files: Café budget again')
})

test('what a whole sentence means comes before what holds only words of it, and is not listed again at the end', () => {
  const add = entry('Add', 'Add to the calendar', { last: 1 })
  const all = [...offered, add]
  const results = [entry('Mail', 'Lease for the office'), entry('Events', 'Lunch with Tom at 1')]
  const listed = (...more: PaletteEntry[]) =>
    labels(matching('lunch with tom', { offered: all, found: [...results, ...more] }, used({})))
  expect(listed({ ...add, meant: true })).toEqual([
    'Events: Lunch with Tom at 1',
    'Add: Add to the calendar',
    'Mail: Lease for the office',
    'Ask: Ask Attaché',
  ])
  expect(listed({ ...add, meant: false }).slice(-2)).toEqual(['Add: Add to the calendar', 'Ask: Ask Attaché'])
})

test('an order to one feature is not taken for a sentence of another', () => {
  const results = [
    entry('Add', 'Add to the calendar', { last: 1, meant: true }),
    entry('Add', 'Remind me', { last: 1, meant: 'ordered' }),
  ]
  const all = [...offered, entry('Add', 'Add to the calendar', { last: 1 }), entry('Add', 'Remind me', { last: 1 })]
  expect(labels(matching('remind me to call Tom at 5', { offered: all, found: results }, used({})))).toEqual([
    'Add: Remind me',
    'Ask: Ask Attaché',
    'Add: Add to the calendar',
  ])
})

test('a sentence is a wish: it is asked first, and what shares most of its words follows', () => {
  const week = entry('Do', 'Show a week', { path: 'Calendar' })
  const all = [...offered, week, entry('Do', 'Find a chat', { words: 'title' })]
  const listed = (question: string, results: PaletteEntry[] = []) =>
    labels(matching(question, { offered: all, found: results }, used({})))
  const stray = entry('Files', 'Invoice 2041', { held: { words: 'hours', of: 'Find a free hour tomorrow' } })
  expect(listed('Find a free hour tomorrow', [stray])).toEqual(['Ask: Ask Attaché'])
  expect(listed('show the calendar week of Lisbon')).toEqual(['Ask: Ask Attaché', 'Go to: Calendar', 'Do: Show a week'])
  expect(listed('open my calendar')).toEqual(['Go to: Calendar', 'Do: Show a week', 'Ask: Ask Attaché'])
  // Whoever types a name to its end means what is called so.
  expect(listed('Offer for the harbour', [entry('Files', 'Offer for the harbour.pdf')])).toEqual([
    'Files: Offer for the harbour.pdf',
    'Ask: Ask Attaché',
  ])
})

test('a page comes before settings that match as well', () => {
  const all = [entry('Go to', 'Notices settings', { onlyAsked: true }), entry('Go to', 'Notices')]
  expect(labels(matching('noti', { offered: all, found: [] }, used({})))).toEqual([
    'Go to: Notices',
    'Go to: Notices settings',
  ])
})

test('before a question everything stands in the order in which it was brought', () => {
  expect(labels(overview(offered, used({})))).toEqual([
    'Go to: Calendar',
    'Go to: Memory',
    'Do: Start a new chat',
    'Do: Create event',
  ])
})

test('before a question what was chosen most stands first, also what is otherwise shown only when asked for', () => {
  expect(labels(overview(offered, used({ 'Create event': 0.4, 'Café budget': 0.8 }))).slice(0, 3)).toEqual([
    'Recent: Café budget',
    'Recent: Create event',
    'Go to: Calendar',
  ])
})

test('words may be begun, in any order, with or without accents', () => {
  expect(found('chat new')).toEqual(['Do: Start a new chat', 'Ask: Ask Attaché'])
  expect(found('CÁL')).toContain('Go to: Calendar')
  expect(found('cafe')).toContain('Chats: Café budget')
})

test('an entry is found by where it is and by other words, after entries that are called so', () => {
  expect(found('settings')).toContain('Go to: Memory')
  expect(found('event')).toEqual(['Do: Create event', 'Go to: Calendar', 'Ask: Ask Attaché'])
})

test('words that begin with it come before words that hold it in their middle', () => {
  const all = [entry('Chats', 'Press release'), entry('Go to', 'Files', { words: 'leases contracts' })]
  const results = [entry('Files', 'Lease.pdf')]
  expect(labels(matching('lease', { offered: all, found: results }, used({ 'Press release': 0.9 })))).toEqual([
    'Files: Lease.pdf',
    'Go to: Files',
    'Chats: Press release',
  ])
})

test('a result whose name begins so comes before a page with other words for it, which comes before other results', () => {
  const all = [entry('Go to', 'Tasks', { words: 'lists board' })]
  const results = [entry('Mail', 'Figures for Thursday'), entry('Events', 'Board meeting')]
  expect(labels(matching('board', { offered: all, found: results }, used({})))).toEqual([
    'Events: Board meeting',
    'Go to: Tasks',
    'Mail: Figures for Thursday',
  ])
})

test('of two that fit alike the one that is chosen more often stands first', () => {
  expect(found('ca', [], used({ Calendar: 0.5 }))[0]).toBe('Go to: Calendar')
  expect(found('ca', [], used({ 'Café budget': 0.5 }))[0]).toBe('Chats: Café budget')
})

test('what a search found follows as it came, and nothing is shown twice', () => {
  const results = [entry('Events', 'Zoo'), entry('Chats', 'Café budget'), entry('Events', 'Aquarium')]
  expect(found('cafe', results)).toEqual(['Chats: Café budget', 'Events: Zoo', 'Events: Aquarium', 'Ask: Ask Attaché'])
})

test('what fits every question stands last, with what a search knows about it', () => {
  const known = entry('Ask', 'Ask Attaché about it', { id: 'Ask Attaché', last: 2 })
  expect(found('zzz', [known, entry('Events', 'Zoo')])).toEqual(['Events: Zoo', 'Ask: Ask Attaché about it'])
})

test('what was chosen is found again where it moved to, or as what opens the same thing', () => {
  const tour = entry('Chats', 'Tour', { thing: 'chat 1' })
  const added = entry('Do', 'Add “tour”')
  expect(placeOf(added, [tour, added])).toBe(1)
  expect(placeOf(tour, [added, entry('Chats', 'Tour of Rome', { thing: 'chat 1' })])).toBe(1)
  expect(placeOf(tour, [added])).toBe(-1)
})
