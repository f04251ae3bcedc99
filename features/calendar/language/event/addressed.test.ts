import { expect, test } from 'vitest'
import { addressedIn, withoutNamedAddresses } from './addressed.ts'

test.each([
  [
    'Sara Klein <sara@x.com> and Tom tom@y.org',
    [
      ['Sara Klein', 'sara@x.com'],
      ['Tom', 'tom@y.org'],
    ],
  ],
  [
    'meet Sara sara@x.com Bob Lee (bob@x.com)',
    [
      ['Sara', 'sara@x.com'],
      ['Bob Lee', 'bob@x.com'],
    ],
  ],
  ['lunch with Tom@y.org', [['', 'Tom@y.org']]],
  ['lunch with Tom', []],
])('whoever has an address in “%s” is found', (text, people) => {
  expect(addressedIn(text)).toEqual(people.map(([name, email]) => ({ name, email })))
})

test.each([
  ['tea with Ida Holm <ida@x.com> and Ben (ben@y.org)', 'tea with Ida Holm and Ben'],
  ['tea with Ida ida@x.com at 4', 'tea with Ida at 4'],
  ['tea with ida@x.com', 'tea with ida@x.com'],
])('in “%s”, whoever has a name goes by it', (text, bare) => {
  expect(withoutNamedAddresses(text)).toBe(bare)
})

test.each(['A', 'A ', 'a.', 'a@a.', 'Ab'])('20,000 characters of “%s” are read in bounded time', (unit) => {
  expect(() => addressedIn(unit.repeat(20_000 / unit.length))).not.toThrow()
})
