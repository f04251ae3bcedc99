import { expect, test } from 'vitest'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { shownResult } from './shown-result.ts'

const tasks = Array.from({ length: 300 }, (_, at) => ({ id: at, title: `Task ${at}`, notes: 'x'.repeat(400) }))
const long: ToolResult = { kind: 'answer', answer: tasks, sources: [] }

test('a long answer is cut for a model', () => {
  expect(shownResult(long)).toContain('(the rest is left out: ask for less at once)')
})

test('the built-in assistant reads a long answer whole', () => {
  expect(JSON.parse(shownResult(long, { whole: true }))).toMatchObject({ answer: tasks })
})
