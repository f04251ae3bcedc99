import { expect, test } from 'vitest'
import { movedNow, takenOff, uncleft, verbFirst } from './orders-told.ts'

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

test.each([
  ['order yard signs shouldnt be on my calendar, take it off', 'delete the event "order yard signs"'],
  ['the fire drill does not belong in my calendar, delete it please', 'delete the event "the fire drill"'],
  ['the gym should not be on a monday, take it off', undefined],
  ['gym shouldnt be on my calendar', undefined],
])('takes off what should not be there: “%s”', (said, order) => {
  expect(takenOff(said)).toBe(order)
})

test.each([
  ['dentist got shifted by an hour, now 3 to 4', 'dentist was moved, now 3 to 4'],
  ['the gym has been pushed, its now at 6', 'the gym was moved, now at 6'],
  ['the gym got pushed by a week', 'the gym got pushed by a week'],
])('leaves out by how much something was moved where its time follows: “%s”', (said, order) => {
  expect(movedNow(said)).toBe(order)
})
