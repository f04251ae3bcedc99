import { expect, test } from 'vitest'
import { isForAddress } from './to-address.ts'

test.each([
  ['second reminder to otto@mill.example, pay by Friday', true],
  ['second reminder for billing@mill.example, 40 euros are open', true],
  ['need the signed copy from nora@mill.example', true],
  ['remind me to write to nora@mill.example', false],
  ['give the roof to nora@mill.example', false],
  ['need the signed copy from nora', false],
  ['set a reminder for friday at 9 to mail nora@mill.example', false],
  ['don’t let me forget to write to nora@mill.example', false],
  ['Nora does the roof: nora@mill.example', false],
])('“%s” is for an address: %s', (message, isFor) => {
  expect(isForAddress(message)).toBe(isFor)
})
