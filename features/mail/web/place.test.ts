import { expect, test } from 'vitest'
import { addressOf, placeIn } from './place.ts'

const read = (query: string) => placeIn(new URLSearchParams(query))

test('shows the inbox at the address without a query', () => {
  expect(read('')).toEqual({ list: { view: 'inbox' }, words: '', thread: undefined, write: undefined })
  expect(addressOf({ list: { view: 'inbox' } })).toBe('/assistant/mail')
})

test('keeps list, search and thread in the address', () => {
  const places = [
    { list: { view: 'inbox', split: 'answer' }, words: '', thread: 'thread-1', write: 'draft-1' },
    { list: { view: 'label', label: 'Offers&more' }, words: '', thread: undefined, write: undefined },
    { list: { view: 'folder', folder: 'folder-1' }, words: '', thread: undefined, write: undefined },
    { list: { view: 'trash' }, words: 'from:sara offer', thread: undefined, write: undefined },
  ] as const
  for (const place of places) expect(read(addressOf(place).split('?')[1] ?? '')).toEqual(place)
})

test('shows the inbox where the address names an unknown list', () => {
  expect(read('list=outbox').list).toEqual({ view: 'inbox' })
  expect(read('list=folder:').list).toEqual({ view: 'inbox' })
})
