import { describe, expect, test } from 'vitest'
import { context, createDesk, deed, house, type Results } from './testing/desk.ts'

const chat = { conversation_id: context.conversationId }
const at = (time: string) => ({ created_at: `2026-11-20T${time}:00Z` })

/** The newest first, as the ledger tells them. */
const ledger = [
  { ...deed, ...chat, ...at('12:02'), id: 'c', answer_id: 'two', sentence: 'Booked “Dinner”.' },
  { ...deed, ...chat, ...at('12:01'), id: 'b', answer_id: 'two', sentence: 'Booked “Lunch”.' },
  { ...deed, ...chat, ...at('11:00'), id: 'a', answer_id: 'one', sentence: 'Pinned the chat.' },
  { ...deed, ...at('09:00'), id: 'z', sentence: 'Kept the file “Plan”.' },
  { ...deed, ...chat, id: 'y', created_at: '2026-11-19T09:00:00Z', answer_id: 'zero', sentence: 'Renamed the chat.' },
]

function desk(deeds: readonly (typeof ledger)[number][] = ledger) {
  const results: Results = {
    ...house,
    'activity.list': () => ({ kind: 'answer', answer: deeds, sources: [] }),
    'activity.undo': ({ id }: { id: string }) => ({
      kind: 'done',
      sentence: `Taken back: ${id}.`,
      activityId: `undo-${id}`,
      sources: [],
    }),
  }
  return createDesk(results)
}

describe('what was done is told', () => {
  test.each([
    ['what did you just do', ['Booked “Dinner”', 'Booked “Lunch”']],
    ['what have you done in this chat', ['Booked “Dinner”', 'Booked “Lunch”', 'Pinned', 'Renamed']],
    ['what have you done today', ['Booked “Dinner”', 'Booked “Lunch”', 'Pinned', 'Kept the file']],
    ['what did you do yesterday', ['Renamed']],
  ])('“%s” tells %j', async (said, wanted) => {
    const { text } = await desk()(said)
    const lines = text.split('\n').filter((line) => line.startsWith('- '))
    expect(lines).toHaveLength(wanted.length)
    for (const [place, words] of wanted.entries()) expect(lines[place]).toContain(words)
  })

  test('where nothing was done in this chat, the last deed elsewhere is told', async () => {
    const { text } = await desk(ledger.filter(({ id }) => id === 'z'))('what did you just do?')
    expect(text).toContain('Kept the file “Plan”')
  })
})

async function undone(said: string) {
  const { text, calls } = await desk()(said)
  const ids = calls.flatMap(({ tool, input }) => (tool === 'activity.undo' ? [(input as { id?: string }).id] : []))
  return { text, ids }
}

describe('what was done is taken back', () => {
  test.each([
    ['undo everything you just did', ['c', 'b']],
    ['undo both', ['c', 'b']],
    ['take it all back', ['c', 'b']],
    ['undo everything you did in this chat today', ['c', 'b', 'a']],
  ])('“%s” takes back %j, the newest first', async (said, ids) => {
    const { text, ids: taken } = await undone(said)
    expect(taken).toEqual(ids)
    expect(text).toBe(ids.map((id) => `Taken back: ${id}.`).join('\n\n'))
  })

  test('nothing is taken back twice', async () => {
    const { text, calls } = await desk(ledger.map((each) => ({ ...each, state: 'undone', undoable: false })))(
      'undo everything you just did',
    )
    expect(calls.map(({ tool }) => tool)).toEqual(['activity.list'])
    expect(text).toBe('There is nothing of that kind left to take back.')
  })

  test('more than ten deeds at once are left as they are', async () => {
    const many = Array.from({ length: 12 }, (_, place) => ({ ...deed, ...chat, id: `${place}`, answer_id: 'one' }))
    const { text, calls } = await desk(many)('undo everything')
    expect(calls.map(({ tool }) => tool)).toEqual(['activity.list'])
    expect(text).toContain('12 things at once')
  })

  test('a question about it takes nothing back', async () => {
    expect((await undone('can I undo everything later?')).ids).toEqual([])
    expect((await undone('don’t undo everything')).ids).toEqual([])
  })
})
