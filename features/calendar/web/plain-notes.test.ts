import { expect, test } from 'vitest'
import { plainNotes } from './plain-notes.ts'

test('notes in one or two lines are read without marks and without the empty lines between paragraphs', () => {
  expect(plainNotes('See [the plan](https://example.com/plan).\n\n- **Goals**\n- Budget_2027\n')).toBe(
    'See the plan.\nGoals\nBudget_2027',
  )
})
