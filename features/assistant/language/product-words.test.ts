import { expect, test } from 'vitest'
import { productTopic } from './product-words.ts'

test.each([
  ['does icloud sync with this', 'connections'],
  ['can you see my telegram?', 'connections'],
  ['is there an app for the ipad', 'phone-app'],
  ['what would that cost us each month', 'price'],
  ['is it free?', 'price'],
  ['is this app free to use', 'price'],
  ['how much do you charge for ten users', 'price'],
  ['can my colleagues see this', 'privacy'],
  ['where is my data kept', 'privacy'],
])('“%s” is about the product', (said, topic) => {
  expect(productTopic(said)).toBe(topic)
})

test.each([
  'how much does the roof cost',
  'are you free this week',
  'is it free on friday',
  'did google answer the offer',
  'who can see the doctor on Friday',
  'where is the key kept',
  'what did Tom pay for the phone',
])('“%s” is about something else', (said) => {
  expect(productTopic(said)).toBeUndefined()
})
