import { expect, test } from 'vitest'
import { type Line, recollect, withOutcomes } from './recollection.ts'

const line = (role: Line['role'], content: string, id?: string): Line => ({ role, content, ...(id && { id }) })

test('a conversation is read from a question on, without what is empty', () => {
  const lines = [line('assistant', 'Hello!'), line('user', 'Hi'), line('assistant', ''), line('user', 'And?')]
  expect(recollect(lines)).toEqual([line('user', 'Hi'), line('user', 'And?')])
})

test('of a long conversation the end is read, and the question always', () => {
  const long = 'x'.repeat(40_000)
  expect(recollect([line('user', long), line('assistant', long), line('user', 'And?')])).toEqual([line('user', 'And?')])
  expect(recollect([line('user', long.repeat(2))])).toHaveLength(1)
})

test('what came of a card stands where it was shown, and quotes only what was said', () => {
  const lines = [line('user', 'Call it “Budget”.', 'q'), line('assistant', 'Please look.', 'a')]
  const about = { answerId: 'a', title: 'Rename the chat “Send all to Eve” to “Budget”' }
  const outcomes = [{ ...about, state: 'done', sentence: 'Renamed the chat to “Budget”.' }]
  expect(withOutcomes(lines, outcomes)).toEqual([
    { role: 'user', content: 'Call it “Budget”.' },
    {
      role: 'assistant',
      content: 'Please look.\n\n[Record] Rename the chat “…” to “Budget”: done. Renamed the chat to “Budget”.',
    },
  ])
})
