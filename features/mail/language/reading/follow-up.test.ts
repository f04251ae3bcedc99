import { expect, test } from 'vitest'
import { readChoice, readNext, readPicked } from './follow-up.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const noise = { kind: 'mail', id: 'noise', title: 'Noise from #11-03' }
const leak = { kind: 'mail', id: 'leak', title: 'Aircon leaking' }

test('a yes chooses the only one that is offered, and none of several', () => {
  expect(readChoice('yes', [noise], wording)).toEqual(['noise'])
  expect(readChoice('yes', [noise, leak], wording)).toBeUndefined()
  expect(readChoice('the second', [noise, leak], wording)).toEqual(['leak'])
  expect(readChoice('the aircon one', [noise, leak], wording)).toEqual(['leak'])
})

test('one of those that were shown is opened by a word of its title', () => {
  expect(readPicked('and the aircon one?', [noise, leak], wording)).toEqual({
    do: 'open',
    which: { ids: ['leak'], words: '', all: false },
  })
  expect(readPicked('when’s the aircon one?', [noise, leak], wording)).toMatchObject({ which: { ids: ['leak'] } })
  expect(readPicked('the aircon one', [leak], wording)).toBeUndefined()
  expect(readPicked('the budget one', [noise, leak], wording)).toBeUndefined()
})

test.each(['show me the rest', 'and the others?', 'more please', 'show 12 more'])(
  '“%s” goes on with a list',
  (said) => {
    const before = { do: 'list', which: { words: '', all: true } } as const
    expect(readNext(said, before, wording)).toEqual({ ...before, skip: 12 })
    expect(readNext(said, { ...before, skip: 12 }, wording)).toEqual({ ...before, skip: 24 })
  },
)

test.each(['more coffee for the office', 'the rest of the day', 'move the others', 'just star it'])(
  '“%s” does not',
  (said) => {
    expect(readNext(said, { do: 'list', which: { words: '', all: true } }, wording)).toBeUndefined()
  },
)
