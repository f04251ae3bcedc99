import { expect, test } from 'vitest'
import { fromStored, toStored } from './stored.ts'

test('a reading comes back from JSON as it was, with its times', () => {
  const reading = {
    do: 'move',
    to: { day: Temporal.PlainDate.from('2026-11-20'), clock: { hour: 9, sure: true }, part: undefined },
    span: { from: Temporal.PlainDateTime.from('2026-11-20T09:30'), words: '@time' },
    length: Temporal.Duration.from('PT45M'),
    at: [Temporal.PlainTime.from('09:30'), null, 3],
  }
  const back = fromStored(JSON.parse(JSON.stringify(toStored(reading)))) as typeof reading
  expect(toStored(back)).toEqual(toStored(reading))
  expect(back.to.day).toBeInstanceOf(Temporal.PlainDate)
  expect(back.span.from.equals(reading.span.from)).toBe(true)
  expect(back.length.total('minutes')).toBe(45)
  expect(back.at[0]).toBeInstanceOf(Temporal.PlainTime)
  expect('part' in back.to).toBe(false)
})

test('a time that cannot be read is refused', () => {
  expect(() => fromStored({ '@time': 'PlainDate', value: 'tomorrow' })).toThrow(RangeError)
})
