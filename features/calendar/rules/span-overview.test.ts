import { expect, test } from 'vitest'
import type { DayOverview } from '../contract.ts'
import { overviewOfSpan } from './span-overview.ts'

const day = (figures: Partial<DayOverview>): DayOverview => ({
  day: '2027-01-13',
  events: 0,
  meetingMinutes: 0,
  workingMinutes: 480,
  focusMinutes: 480,
  efficiency: 100,
  ...figures,
})
const sunday = day({ workingMinutes: 0, focusMinutes: 0, efficiency: 100 })

test('the figures of one day are those of the day', () => {
  expect(overviewOfSpan([day({ events: 3, focusMinutes: 270, efficiency: 87 })])).toEqual({
    events: 3,
    focusMinutes: 270,
    efficiency: 87,
  })
})

test('events and focus time of several days add up, and a longer day weighs more in efficiency', () => {
  const short = day({ events: 1, workingMinutes: 240, focusMinutes: 120, efficiency: 50 })
  expect(overviewOfSpan([day({ events: 2, focusMinutes: 300, efficiency: 80 }), short, sunday])).toEqual({
    events: 3,
    focusMinutes: 420,
    efficiency: 70,
  })
})

test('a day on which nobody works counts its events and has no other figure', () => {
  expect(overviewOfSpan([{ ...sunday, events: 2 }])).toEqual({
    events: 2,
    focusMinutes: undefined,
    efficiency: undefined,
  })
})

test('days on which nothing is planned have no focus time and no efficiency', () => {
  expect(overviewOfSpan([day({}), day({})])).toEqual({ events: 0, focusMinutes: undefined, efficiency: undefined })
})
