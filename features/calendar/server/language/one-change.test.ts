import { expect, test } from 'vitest'
import { inOneChange } from './one-change.ts'

const which = { event: 'a', original: null, scope: 'this', revision: 3 } as const

test('changes of one event become one', () => {
  const steps = inOneChange([
    { do: 'change', change: { ...which, start: '2026-11-30T09:00' } },
    { do: 'change', change: { ...which, event: 'b', title: 'Other' } },
    { do: 'change', change: { ...which, title: 'Daily' } },
  ])
  expect(steps).toEqual([
    { do: 'change', change: { ...which, start: '2026-11-30T09:00', title: 'Daily' } },
    { do: 'change', change: { ...which, event: 'b', title: 'Other' } },
  ])
})

test('another occurrence, and another list of those who come, stay changes of their own', () => {
  const apart = [
    { do: 'change', change: { ...which, people: [] } },
    { do: 'change', change: { ...which, people: [{ name: 'Tom' }] } },
    { do: 'change', change: { ...which, original: '2026-11-30T09:00', title: 'Daily' } },
  ] as const
  expect(inOneChange(apart)).toEqual(apart)
})
