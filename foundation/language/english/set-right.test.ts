import { expect, test } from 'vitest'
import { atSameTime, setRight, uncleft, verbFirst } from './set-right.ts'

test.each([
  ['nah 5 past 1', '5 past 1'],
  ['or no, friday', 'friday'],
  ['30 rather', '30'],
  ['no, thursday, wages come first there', 'thursday'],
  ['ugh sorry, make that half 4 then', 'half 4'],
  ['scratch that, tuesday - the van is away', 'tuesday'],
  ['friday', undefined],
  ['no, friday?', undefined],
  ['thursday, and move lunch to 2', undefined],
])('takes what is right from “%s”', (said, right) => {
  expect(setRight(said)).toBe(right)
})

test.each([
  ['another on monday same time, rota email', 'another on monday at 07:15, rota email'],
  ['friday at the same time too', 'friday at 07:15 too'],
  ['friday', 'friday'],
])('writes out the same time: “%s”', (said, written) => {
  expect(atSameTime(said, '07:15')).toBe(written)
  expect(atSameTime(said, undefined)).toBe(said)
})

test.each([
  ['the first you can delete, i have called him', 'delete the first'],
  ['and the one with plotter paper you can remove', 'remove the one with plotter paper'],
  ['the dentist one you may cancel now', 'cancel the dentist one'],
  ['that task you can tick off', 'tick off that task'],
  ['the van you can remove the seats from', undefined],
  ['you can delete the first', undefined],
  ['the report you can send', undefined],
])('puts the verb first: “%s”', (said, order) => {
  expect(verbFirst(said)).toBe(order)
})

test.each([
  ['its the release forms im pushing to wed', 'push the release forms to wed'],
  ["it's the invoice I'm moving to friday", 'move the invoice to friday'],
  ['it was the gym i wanted to cancel', 'cancel the gym'],
  ['its the rent im paying', undefined],
  ['its late', undefined],
])('turns “%s” into an order', (said, order) => {
  expect(uncleft(said)).toBe(order)
})
