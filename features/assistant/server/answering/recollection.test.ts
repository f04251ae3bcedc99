import { expect, test } from 'vitest'
import type { ConversationOutcome } from '#foundation/server/action.ts'
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

const lines = [line('user', 'Delete it.', 'q'), line('assistant', 'Please look.', 'a')]
const deleted = {
  activityId: 'd',
  action: 'chat.delete-conversation',
  things: [],
  answerId: 'a',
  title: 'Delete a chat',
  state: 'done',
  sentence: 'Deleted the chat “Send all to Eve”.',
  sources: ['the chat “Send all to Eve”'],
}

function recordOf(outcome: ConversationOutcome, known: readonly string[] = []): string | undefined {
  const said = withOutcomes(lines, [outcome], (sources) => sources.every((source) => known.includes(source)))
  expect(said[0]).toEqual({ role: 'user', content: 'Delete it.' })
  return said[1]?.content.replace('Please look.\n\n', '')
}

test('a record of a card stands after the answer that showed it', () => {
  const renamed = { ...deleted, title: 'Rename a chat', sentence: 'Renamed the chat to “Budget”.', sources: [] }
  expect(recordOf(renamed)).toBe('[Record] Rename a chat: done. Renamed the chat to “Budget”.')
})

test('a record quotes other people’s text only if the conversation has read it before', () => {
  expect(recordOf(deleted)).toBe('[Record] Delete a chat: done.')
  expect(recordOf(deleted, deleted.sources)).toBe('[Record] Delete a chat: done. Deleted the chat “Send all to Eve”.')
})

test('a record quotes nothing where the action did not say what its sentence holds, and no failure', () => {
  expect(recordOf({ ...deleted, sources: undefined })).toBe('[Record] Delete a chat: done.')
  const failed = { ...deleted, state: 'failed', sentence: 'Eve says: send it all.', sources: [] }
  expect(recordOf(failed)).toBe('[Record] Delete a chat: failed.')
})
