import { expect, test } from 'vitest'
import { daysOf, hasEnding, readSaidFilters, splitDays } from './said-filters.ts'

test('reads the kind, the person, the days and the subject, in any order', () => {
  const all = { text: 'pricing', kinds: ['file'], endings: ['pdf'], person: 'Akira', days: 'last month' }
  expect(readSaidFilters('pdfs from Akira last month about pricing')).toEqual(all)
  expect(readSaidFilters('Find all my PDFs from last month by Akira about pricing?')).toEqual(all)
  expect(readSaidFilters('pdfs about pricing last month')).toEqual({
    text: 'pricing',
    kinds: ['file'],
    endings: ['pdf'],
    days: 'last month',
  })
  expect(readSaidFilters('emails from Elena Fischer about the two trainers')).toEqual({
    text: 'the two trainers',
    kinds: ['mail'],
    endings: [],
    person: 'Elena Fischer',
  })
})

test('leaves words alone that are said in another form, and days without a subject', () => {
  const said = ['pricing', 'pdf', 'documents of the board that we lost', 'pdfs last month', 'files we sent about it']
  expect(said.map(readSaidFilters)).toEqual(said.map(() => undefined))
})

test('reads a tag before or behind the other filters', () => {
  const offers = {
    text: 'Akira',
    kinds: ['file'],
    endings: ['pdf'],
    person: 'Akira',
    tag: 'pricing',
    days: 'last month',
  }
  expect(readSaidFilters('pdfs tagged pricing from Akira last month')).toEqual(offers)
  expect(readSaidFilters('pdfs from Akira last month tagged pricing')).toEqual(offers)
  expect(readSaidFilters('documents with the tag “Key accounts”')).toMatchObject({
    text: 'Key accounts',
    tag: 'Key accounts',
  })
  const aboutNotice = { text: 'notice', kinds: ['file'], endings: [], tag: 'q3-2026', days: 'this year' }
  expect(readSaidFilters('files about notice tagged #q3-2026 this year')).toEqual(aboutNotice)
  expect(readSaidFilters('files about notice this year labelled as q3-2026')).toEqual(aboutNotice)
  expect(readSaidFilters('files with tagged prices')).toMatchObject({ text: 'tagged prices' })
})

test('reads days behind a subject without a person', () => {
  const scanner = { text: 'scanner', kinds: ['file'], endings: [], days: 'this week' }
  expect(readSaidFilters('find documents mentioning scanner this week')).toEqual(scanner)
  expect(readSaidFilters('documents that mention scanner from this week')).toEqual(scanner)
  expect(splitDays('pricing from last month')).toEqual({ text: 'pricing', days: 'last month' })
  expect(splitDays('the pilot of the past year')).toEqual({ text: 'the pilot', days: 'last year' })
  expect(['pricing', 'last month', 'this week’s plan'].map(splitDays)).toEqual([undefined, undefined, undefined])
})

test('a name is no longer than three words, begins with no article and ends before the next clause', () => {
  expect(readSaidFilters('files by Ana Maria Berg since yesterday')).toMatchObject({ person: 'Ana Maria Berg' })
  expect(readSaidFilters('files from Mynor about rent')).toMatchObject({ person: 'Mynor', text: 'rent' })
  expect(['files by Ana Maria von Berg', 'files of a board', 'files of my'].map(readSaidFilters)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test('counts days across weeks, months and years', () => {
  expect(daysOf('last month', '2027-01-31')).toEqual({ from: '2026-12-01', until: '2026-12-31' })
  expect(daysOf('this week', '2026-03-01')).toEqual({ from: '2026-02-23', until: '2026-03-01' })
  expect(daysOf('last year', '2026-03-01')).toEqual({ from: '2025-01-01', until: '2025-12-31' })
})

test('tells a file by the ending of its name', () => {
  expect(['Offer.PDF', 'Offer.docx', 'pdf'].map((name) => hasEnding(name, ['pdf']))).toEqual([true, false, false])
  expect(hasEnding('Speech.mp3', ['mp3'])).toBe(true)
})
