import { expect, test } from 'vitest'
import { excerptOf } from './excerpt.ts'

test('an excerpt begins with the line of its word, without the line of the sender', () => {
  const text = 'Sara Okafor sara@sample.example\nHere is our offer.'
  const at = text.indexOf('offer')
  expect(excerptOf(text, [[at, at + 5]])).toEqual({ text: '…Here is our offer.', marks: [[13, 18]] })
  expect(excerptOf(text, [[0, 4]]).text).toBe(text.replace('\n', ' '))
})
