import { expect, test } from 'vitest'
import { isElsewhere } from './elsewhere.ts'

test.each([
  ['summarise this: The council met on Monday. It agreed to build a bridge.', true],
  ['Can you sum up the following text for me: the cost is 4 million', true],
  ['search my documents for the lease', true],
  ['please find the lease in my files', true],
  ['search everything for badge', true],
  ['Search everywhere for the lease', true],
  ['new task: write the thank-you note to Ruth', true],
  ['find everything from Tom', false],
  ['summarise this thread', false],
  ['Priya: this is what we agreed', false],
  ['find the mail with the documents from Tom', false],
  ['search for the lease', false],
])('whether “%s” is about anything but mail: %s', (sentence, isSo) => {
  expect(isElsewhere(sentence)).toBe(isSo)
})
