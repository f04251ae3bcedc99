import { expect, test } from 'vitest'
import type { Found } from '../../contract.ts'
import { byChat } from './groups.ts'

function hit(chat: string, place: number | undefined): Found {
  const at = '2026-11-20T08:00:00Z'
  return {
    conversation: {
      id: chat,
      title: chat,
      title_sources: [],
      provisional: false,
      pinned: false,
      unread: false,
      created_at: at,
      updated_at: at,
      deleted: false,
      revision: 1,
    },
    message: place === undefined ? null : { id: `${chat} ${place}`, role: 'user', order: place, created_at: at },
    passage: [],
  }
}

test('hits are grouped by chat in the order of the best of each, with the title before what was said', () => {
  const found = [hit('one', 3), hit('two', undefined), hit('one', 1), hit('two', 5), hit('one', undefined)]
  const groups = byChat(found).map(({ conversation, hits }) => [
    conversation.id,
    ...hits.map(({ message }) => message?.order ?? 'title'),
  ])
  expect(groups).toEqual([
    ['one', 'title', 3, 1],
    ['two', 'title', 5],
  ])
})
