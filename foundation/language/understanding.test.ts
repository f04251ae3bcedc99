import { expect, test } from 'vitest'
import { date } from './pieces/pieces.ts'
import { weights } from './rank/weights.ts'
import { defineLanguage } from './templates/language.ts'
import { createUnderstanding } from './understanding.ts'

const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }

const notes = defineLanguage({
  name: 'notes',
  lexicon: {
    note: 'note, notes, memo, sticky',
    shred: 'shred, destroy, throw away',
    all: 'all, every',
    listing: 'list, show, which',
  },
  intents: {
    'add-note': { kind: 'act', say: ['(note|jot) down {title:text}', 'add a <note> {title:text}'] },
    'shred-note': { kind: 'act', say: ['[<shred> <note> {date?} !<all>]'] },
    'list-notes': { kind: 'ask', say: ['[<listing> <note> {date?}]'] },
    'count-notes': { kind: 'ask', say: ['how many {which:text?} <note> are there {where:text?}'] },
    'send-note': { kind: 'act', say: ['send {title:text} to {to:address} {when:date?}'] },
    'rename-note': {
      kind: 'act',
      say: ['rename <note?> {from:text} to {title:text}'],
      accepts: (text) => text !== 'it',
    },
  },
})
const plants = defineLanguage({
  name: 'plants',
  lexicon: { plant: 'plant, flower', note: 'tag' },
  weights: { plant: 3 },
  intents: {
    'list-plants': { kind: 'ask', say: ['[<plant> which?]'] },
    'tag-plant': { kind: 'act', say: ['[<note>]'] },
  },
  commands: { plant: { text: 'tag-plant', alone: 'list-plants' } },
})
const understand = createUnderstanding([notes, plants])

function read(message: string) {
  const { intent, verdict, readings } = understand(message, scene)
  return { intent, verdict, slots: readings[0]?.slots }
}

test.each([
  ['note down buy milk', 'add-note', { title: 'buy milk' }],
  ['Please jot down “call Ana”.', 'add-note', { title: 'call Ana' }],
  ['rename the note Lunch to Dinner with Sara', 'rename-note', { from: 'Lunch', title: 'Dinner with Sara' }],
  ['rename Lunch to Dinner', 'rename-note', { from: 'Lunch', title: 'Dinner' }],
  ['send Lunch to ana@example.com please', 'send-note', { title: 'Lunch', to: 'ana@example.com' }],
  ['how many green notes are there in Berlin?', 'count-notes', { which: 'green', where: 'in Berlin?' }],
  ['how many of the notes are there', 'count-notes', {}],
  ['throw away this memo', 'shred-note', {}],
  ['/plant fern', 'tag-plant', undefined],
  ['/plant', 'list-plants', undefined],
])('“%s” is understood with its own words', (message, intent, slots) => {
  expect(read(message)).toEqual({ intent, verdict: 'clear', slots })
})

test('elements in any order are found anywhere, with pieces in their slots', () => {
  const { intent, parts } = understand('Notes of tomorrow, show them', scene)
  expect(intent).toBe('list-notes')
  expect(parts.all(date).map((each) => each.date.toString())).toEqual(['2026-11-21'])
  expect(parts.names('notes/note')).toEqual(['notes'])
})

test('a misspelt word is mended, and costs a little', () => {
  const [right] = understand('destroy the note', scene).readings
  const [slipped] = understand('destory the note', scene).readings
  expect(slipped?.template).toBe(right?.template)
  expect((slipped?.cost ?? 0) - (right?.cost ?? 0)).toBe(weights.perSlip)
})

test.each([
  ["don't shred the note", 'denied'],
  ['I never want you to destroy the note', 'denied'],
  ['how do I shred a note', 'wondered'],
  ['should I throw away this note?', 'wondered'],
  ['shred the note of Berlin', 'unread'],
  ['shred the note without mercy or delay', 'unknown'],
  ['shred all the notes', 'unknown'],
  ['paint the fence', 'unknown'],
  ['', 'unknown'],
  ['🙂', 'unknown'],
])('nothing is done about “%s”: %s', (message, verdict) => {
  expect(understand(message, scene).verdict).toBe(verdict)
})

test('a reading names the telling words that nothing explains', () => {
  const [best] = understand('shred the note of Berlin', scene).readings
  expect(best?.unread.map(({ text }) => text)).toEqual(['berlin'])
  expect(best?.used.map(({ value }) => value)).toEqual(['notes/shred', 'notes/note'])
})

test('words that refuse own text leave the other readings', () => {
  expect(read('rename the note it to Dinner').verdict).toBe('unknown')
})

test('concepts of one language mean nothing in another', () => {
  expect(read('tag').intent).toBe('tag-plant')
  expect(read('shred the tag').verdict).not.toBe('clear')
})

test('a word that tells much keeps a message from being about something else', () => {
  expect(read('show my notes').verdict).toBe('clear')
  expect(read('show my notes of the flower').intent).not.toBe('list-notes')
  expect(understand('show my notes of the flower', scene).parts.topics).toEqual(['flower'])
})

test('the order in which languages are given changes nothing', () => {
  const other = createUnderstanding([plants, notes])
  for (const message of ['show notes', 'which plant', 'tag', 'shred the note'])
    expect(other(message, scene).readings.map(({ template }) => template.source)).toEqual(
      understand(message, scene).readings.map(({ template }) => template.source),
    )
})

test('a learned score decides between readings that cost nearly the same', () => {
  const first = defineLanguage({ name: 'a', lexicon: {}, intents: { one: { kind: 'ask', say: ['[look]'] } } })
  const second = defineLanguage({ name: 'b', lexicon: {}, intents: { two: { kind: 'ask', say: ['[look]'] } } })
  expect(createUnderstanding([second, first])('look', scene).intent).toBe('one')
  const learned = createUnderstanding([second, first], () => new Map([['two', 0.9]]))
  expect(learned('look', scene).intent).toBe('two')
})

test('a learned score alone does not act', () => {
  const learned = createUnderstanding([notes], () => new Map([['shred-note', 1]]))
  expect(learned('shred the note of Berlin', scene).verdict).toBe('unread')
})

test.each([
  ['an intent twice', [notes, { ...notes, name: 'other' }], 'Two languages have an intent add-note.'],
  ['a concept nobody defined', [language('[<cloud>]')], 'There is no concept cloud for clouds.'],
  ['a piece nobody defined', [language('[{cloud}]')], 'There is no piece cloud for clouds.'],
  ['own words in any order', [language('[look {text}]')], 'The template [look {text}] of clouds cannot be matched.'],
])('%s stops the start', (_, languages, message) => {
  expect(() => createUnderstanding(languages)).toThrow(message)
})

function language(template: string) {
  return { name: 'clouds', lexicon: {}, intents: { look: { kind: 'ask' as const, say: [template] } } }
}

test('a text of any length takes no harm', () => {
  for (const text of ['word ', 'a', '-:/.', 'note down ', 'rename to '])
    expect(understand(text.repeat(10_000), scene).tokens.length).toBeLessThan(130)
})
