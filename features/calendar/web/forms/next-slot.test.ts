import { expect, test } from 'vitest'
import { freeFrom, nextSlot } from './next-slot.ts'

const workingHours = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '18:00' }))
/** A Wednesday to a Sunday. */
const days = ['2027-01-13', '2027-01-14', '2027-01-15', '2027-01-16', '2027-01-17']
const at = (time: string, day = '2027-01-13') => {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return { day, minute: hour * 60 + minute }
}
const piece = (from: string, to: string, day = '2027-01-13') => ({
  day,
  from: at(from).minute,
  to: at(to).minute,
})
const find = (now: string, taken: ReturnType<typeof piece>[], minutes = 60, shown = days) =>
  nextSlot({ now: at(now), days: shown, taken, workingHours, minutes })

test('is the next half hour where nothing is in the way', () => {
  expect([find('10:10', []), find('10:30', []), find('06:00', [])]).toEqual([at('10:30'), at('11:00'), at('09:00')])
})

test('is found between what takes place, and lasts as long as is wanted', () => {
  const taken = [piece('10:00', '11:00'), piece('11:30', '13:00')]
  expect([find('09:40', taken), find('09:40', taken, 30)]).toEqual([at('13:00'), at('11:00')])
})

test('is on the next working day once this one is over or full', () => {
  expect(find('17:30', [])).toEqual(at('09:00', '2027-01-14'))
  expect(find('09:00', [piece('09:00', '18:00')])).toEqual(at('09:00', '2027-01-14'))
})

test('is the next full hour where no working time is free on the days that are shown', () => {
  expect(find('18:20', [], 60, ['2027-01-13'])).toEqual(at('19:00'))
})

test('is the next free time, today or on the next days, where the evening or the weekend is taken', () => {
  const evening = piece('18:30', '21:30')
  expect(find('18:20', [evening], 60, ['2027-01-13'])).toEqual(at('21:30'))
  expect(find('18:20', [evening], 180, ['2027-01-13'])).toEqual(at('09:00', '2027-01-14'))
  expect(find('23:40', [], 60, ['2027-01-13'])).toEqual(at('09:00', '2027-01-14'))
  const thursday = piece('08:00', '16:30', '2027-01-14')
  expect(find('23:40', [thursday], 60, ['2027-01-13'])).toEqual(at('16:30', '2027-01-14'))
  expect(find('10:00', [piece('09:00', '10:00', '2027-01-16')], 60, ['2027-01-16'])).toEqual(at('10:00', '2027-01-16'))
  expect(find('10:00', [piece('09:00', '23:30', '2027-01-16')], 60, ['2027-01-16'])).toEqual(at('09:00', '2027-01-17'))
})

test('is on the first days that are shown where today is not among them', () => {
  expect(find('10:00', [piece('09:00', '10:00', '2027-01-18')], 60, ['2027-01-18'])).toEqual(at('10:00', '2027-01-18'))
  expect(find('10:00', [], 60, ['2027-01-16'])).toEqual(at('09:00', '2027-01-16'))
})

test('what is pasted on an event comes after it, at the first time that is free for as long', () => {
  const budget = piece('09:00', '09:40')
  expect(freeFrom(at('09:40'), [budget], 40)).toEqual(at('09:45'))
  expect(freeFrom(at('09:40'), [budget, piece('10:00', '11:30')], 40)).toEqual(at('11:30'))
  expect(freeFrom(at('23:30'), [piece('22:30', '23:30'), piece('09:00', '09:10', '2027-01-14')], 60)).toEqual(
    at('09:15', '2027-01-14'),
  )
})
