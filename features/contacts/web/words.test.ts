import { expect, test } from 'vitest'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { metWords, originWords, theirTime } from './words.ts'

const nothing = { saved: false, last_met: null, next_meeting: null, last_mail: null }
const [may, june] = ['2026-05-04T09:00:00Z', '2026-06-01T09:00:00Z']
const day = (moment: string) => moment.slice(5, 10)

test('when one met and meets again is said, and otherwise when the last mail came', () => {
  expect(metWords({ ...nothing, last_met: may, next_meeting: june }, day)).toBe('Last met 05-04 · next 06-01')
  expect(metWords({ ...nothing, last_mail: may }, day)).toBe('Last mail 05-04')
  expect(metWords({ ...nothing, last_met: may, last_mail: june }, day)).toBe('Last met 05-04')
})

test('where an address is from is said once, and not of a saved one', () => {
  expect(originWords({ ...nothing, last_met: may })).toBe('From your events')
  expect(originWords({ ...nothing, last_met: may, last_mail: june })).toBe('From your events and mail')
  expect(originWords({ ...nothing, last_mail: may })).toBeUndefined()
  expect(originWords({ ...nothing, saved: true, last_met: may })).toBeUndefined()
})

test('the time for somebody elsewhere names the day where it is another one', () => {
  const akira = { name: 'Akira Tan', emails: [], zone: 'Asia/Tokyo' }
  const at = (moment: string) => theirTime(akira, Date.parse(moment), usualTimeFormat, 'Europe/Vienna')
  expect(at('2026-11-20T05:05:00Z')).toBe('It is 14:05 for Akira Tan')
  expect(at('2026-11-20T16:05:00Z')).toBe('It is 01:05 on Saturday for Akira Tan')
})
