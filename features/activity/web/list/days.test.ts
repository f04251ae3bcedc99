import { expect, test } from 'vitest'
import type { Activity } from '../../contract.ts'
import { byDay } from './days.ts'

const at = (...day: [number, number, number, number]) => ({ created_at: new Date(...day).toISOString() }) as Activity

test('days are shown in order under their names', () => {
  const [tonight, morning, before, earlier] = [
    at(2026, 10, 20, 23),
    at(2026, 10, 20, 1),
    at(2026, 10, 19, 23),
    at(2026, 10, 12, 9),
  ]
  expect(byDay([tonight, morning, before, earlier], new Date(2026, 10, 20, 23, 30).getTime())).toMatchObject([
    { label: 'Today', activities: [tonight, morning] },
    { label: 'Yesterday', activities: [before] },
    { label: 'Thursday 12 November 2026', activities: [earlier] },
  ])
})
