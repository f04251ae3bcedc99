import { expect, test } from 'vitest'
import { spelledOut } from './spelled-out.ts'

test.each([
  ['wat can u do for us', 'what can you do for us'],
  ['confirm the tour w/ Jo and lunch w/her', 'confirm the tour with Jo and lunch with her'],
  ['fwd it to pat n ask him w this note b4 noon', 'fwd it to pat and ask him with this note before noon'],
  ['hw r u', 'how are you'],
  ['r there any tasks abt rent', 'are there any tasks about rent'],
  ['ur the best, thx', 'you are the best, thanks'],
  ['whats in ur list tmrw', 'whats in your list tomorrow'],
  ['who haven’t I answered yet', 'who have I not answered yet'],
  ['what didnt we do', 'what did we not do'],
  ['dentist at twelve o clock', "dentist at twelve o'clock"],
  ['what is on between ten twelve today', 'what is on between ten and twelve today'],
])('“%s” is written out', (short, long) => {
  expect(spelledOut(short)).toBe(long)
})

test.each([
  'add "thx 4 u" to my tasks',
  'call UR Homes',
  'mail pls@example.com',
  'plan R and D',
  'see example.com/ur',
  "that's ty's",
  'am I free between ten fifteen and noon',
  'leave a gap between two one hour talks',
  'what is between three two-day trips',
])('“%s” stays as it is', (text) => {
  expect(spelledOut(text)).toBe(text)
})
