import { expect, test } from 'vitest'
import { filled } from './template.ts'

test.each([
  [['Sara'], 'Hi Sara,\nwelcome, Sara.'],
  [['Sara', 'Tom'], 'Hi Sara and Tom,\nwelcome, Sara and Tom.'],
  [[], 'Hi,\nwelcome,.'],
])('a template for %j leaves no bracket', (names, text) => {
  expect(filled('Hi {name},\nwelcome, {Name}.', names)).toBe(text)
})
