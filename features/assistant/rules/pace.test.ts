import { expect, test } from 'vitest'
import { paceIn } from './pace.ts'

test.each([
  ['21.1 km in 1h45, per km', '**4:59 minutes** per kilometre'],
  ['10 miles in 80 min, pace per mile', '**8:00 minutes** per mile'],
  ['5k in 25:30 pace', '**5:06 minutes** per kilometre'],
  ['how fast is 90 km in 1.5 hours', '**60.0 km/h**'],
])('“%s”', (text, pace) => {
  expect(paceIn(text)).toBe(pace)
})

test('a distance that was said before is enough', () => {
  expect(paceIn('in 50 min, what’s that per km', { value: 10, unit: 'kilometre' })).toBe(
    '**5:00 minutes** per kilometre',
  )
})

test.each(['5 km in 3 hours of traffic', 'meet me in 50 min', 'per km', 'lunch at 12:30'])(
  'takes “%s” for no pace',
  (text) => {
    expect(paceIn(text)).toBeUndefined()
  },
)
