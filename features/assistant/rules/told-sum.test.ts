import { expect, test } from 'vitest'
import { toldSum } from './told-sum.ts'

test.each([
  ['45000 x 26 crew days', 1_170_000],
  ['320 x 14 guests', 4480],
  ['comission on 742,500 at 2.5%?', 18_562.5],
  ['hm ok 3% of 685000', 20_550],
  ['agency fee on 90k at 12 pct', 10_800],
  ['whats 8% on 1250 then', 100],
  ['room is 12.4 by 8.5 meter, how many m2', 105.4],
  ['the terrace is 4 m by 6.5 m, whats the area', 26],
])('works out “%s”', (text, value) => {
  expect(Number(toldSum(text)?.value.toPrecision(12))).toBe(value)
})

test.each([
  ['add 18% gst', 118],
  ['minus 14.9 for the stair', 85.1],
  ['ok take off 20 for the deposit', 80],
  ['n half of that, copro pays rest', 50],
  ["my cut's 70 pct of it", 70],
  ['and a third of that', 33.3333],
  ['double that', 200],
  ['and this on three floors', 300],
  ['that for 12 tenants', 1200],
  ['plus another 30', 130],
])('goes on from 100 with “%s”', (text, value) => {
  expect(Number(toldSum(text, 100)?.value.toFixed(4))).toBe(value)
})

test.each([
  'add 30 min',
  'move it to 4',
  'add 2 eggs to my shopping',
  'half of that meeting',
  'and this on friday',
  'that for 3 tomorrow',
  'lunch for 2 at 12',
  '2 x 30 min gym tomorrow',
  'delete half of it',
  'raise the fee by 3%',
  'the report is 80% done',
  'take the second off',
  'minus the gym',
])('takes “%s” for no sum', (text) => {
  expect(toldSum(text, 100)).toBeUndefined()
})
