import { expect, test } from 'vitest'
import { cores } from './cores.ts'

test.each([
  ['no hang on, tuesday', 'tuesday'],
  ['sorry i said wrong, 5', '5'],
  ['they have lots to ask so make it 40 min', 'make it 40 min'],
  ['too early for the guests, 45 minutes later', '45 minutes later'],
  ['he wants 6', '6'],
  ['give it 45 minutes, the rest stays', 'give it 45 minutes'],
  ['monday then, not this week', 'monday then'],
])('“%s” may come down to “%s”', (text, core) => {
  expect(cores(text)).toContain(core)
})

test.each([
  ['lunch with Ana, 45 minutes later', '45 minutes later'],
  ['i start at 9', 'start at 9'],
  ['if it is too early, 45 minutes later', '45 minutes later'],
])('“%s” does not come down to “%s”', (text, core) => {
  expect(cores(text)).not.toContain(core)
})
