import { expect, test } from 'vitest'
import { asksForText, isAboutText } from './texts.ts'

test.each([
  'write me a short toast for the wedding',
  'could you draft a position paper on bikes',
  'compose another verse, a haiku please',
])('“%s” asks for a text', (said) => {
  expect(asksForText(said)).toBe(true)
})

test.each(['write the report by friday', 'draft a mail to Ida', 'write to Ida about the report', 'write that down'])(
  '“%s” asks for none',
  (said) => {
    expect(asksForText(said)).toBe(false)
  },
)

test.each(['less formal', 'three sentences at most', 'and in dutch?', 'mention the price in there too'])(
  '“%s” says what a text should be like',
  (said) => {
    expect(isAboutText(said)).toBe(true)
  },
)

test.each(['lunch with Ida at noon', 'remind me in an hour, one line', 'add milk to the list'])(
  '“%s” does not',
  (said) => {
    expect(isAboutText(said)).toBe(false)
  },
)
