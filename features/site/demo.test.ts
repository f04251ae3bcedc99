import { describe, expect, test } from 'vitest'
import { session, shownAfter, stopsOf, type Turn } from './demo.ts'

const turns: Turn[] = [
  { who: 'person', text: 'Hello?' },
  { who: 'assistant', steps: ['Looked', 'Looked again'], text: 'Yes, I am here.', card: 'one' },
  { who: 'person', text: 'Good.' },
]

describe('the demo', () => {
  test('begins with nothing', () => {
    expect(shownAfter(turns, 0)).toEqual([])
  })

  test('shows an answer growing: first what is looked at, then its words, at last its card', () => {
    const [stop = 0] = stopsOf(turns)
    const seen = Array.from({ length: 400 }, (_, at) => shownAfter(turns, (stop * at) / 399)[1]).filter(
      (shown) => shown,
    )
    expect(seen.map((shown) => shown?.text.length)).toEqual(
      seen.map((shown) => shown?.text.length).toSorted((a, b) => (a ?? 0) - (b ?? 0)),
    )
    expect(seen[0]).toMatchObject({ text: '', steps: 1, card: false, writing: true })
    expect(seen.some((shown) => shown?.text === 'Yes, I' && !shown.card)).toBe(true)
    expect(seen.at(-1)).toMatchObject({ text: 'Yes, I am here.', steps: 2, card: true, writing: false })
  })

  test('leaves time to read before the next question', () => {
    const [stop = 0] = stopsOf(turns)
    expect(shownAfter(turns, stop + 1_000)).toHaveLength(2)
    expect(shownAfter(turns, stop + 10_000)).toHaveLength(3)
  })

  test('can be stopped at after every answer, and is whole at the last one', () => {
    const stops = stopsOf(session)
    expect(stops).toHaveLength(session.filter(({ who }) => who === 'assistant').length)
    expect(shownAfter(session, stops.at(-1) ?? 0).map(({ text }) => text)).toEqual(session.map(({ text }) => text))
  })
})
