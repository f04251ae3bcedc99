import { expect, test } from 'vitest'
import { growthOf } from '../../../../tools/growth.ts'
import type { Conversation } from '../../contract.ts'
import { merge, type Page, toRows, titleOf } from './listing.ts'

const now = new Date(2026, 10, 20, 14, 30)
const today = '2026-11-20'
const quiet = { heard: new Map(), wished: new Map() }

test('each conversation stands under its day, later under its month, and pinned ones above all', () => {
  const page = pageOf([
    chat('just now', now),
    chat('this morning', new Date(2026, 10, 20)),
    chat('last night', new Date(2026, 10, 19, 23, 59)),
    chat('on Wednesday', new Date(2026, 10, 18, 12)),
    chat('last Saturday', new Date(2026, 10, 14)),
    chat('a week ago', new Date(2026, 10, 13, 23)),
    chat('in October', new Date(2026, 9, 30)),
    chat('in May', new Date(2026, 4, 2)),
    chat('last year', new Date(2025, 11, 31)),
    chat('kept', new Date(2024, 1, 1), { pinned: true }),
  ])
  expect(written(toRows(merge([page], quiet), today))).toEqual([
    '# Pinned',
    'kept',
    '# Today',
    'just now',
    'this morning',
    '# Yesterday',
    'last night',
    '# Wednesday',
    'on Wednesday',
    '# Saturday',
    'last Saturday',
    '# November',
    'a week ago',
    '# October',
    'in October',
    '# May',
    'in May',
    '# December 2025',
    'last year',
  ])
})

test('what lies in the future, because two clocks differ, is of today', () => {
  const rows = toRows(merge([pageOf([chat('ahead', new Date(2026, 10, 21, 1))])], quiet), today)
  expect(written(rows)).toEqual(['# Today', 'ahead'])
})

test('the later revision counts, whether it was read or heard, and however often', () => {
  const old = chat('old', now, { id: 'a', revision: 1 })
  const renamed = { ...old, title: 'renamed', revision: 2 }
  expect(titles(merge([pageOf([old])], hearing(renamed)))).toEqual(['renamed'])
  expect(titles(merge([pageOf([renamed])], hearing(old)))).toEqual(['renamed'])
  expect(titles(merge([pageOf([old]), pageOf([renamed])], hearing(renamed)))).toEqual(['renamed'])
})

test('what was made elsewhere appears, and what was deleted elsewhere goes', () => {
  const here = chat('here', now)
  const made = chat('made', new Date(now.getTime() + 1))
  expect(titles(merge([pageOf([here])], hearing(made)))).toEqual(['made', 'here'])
  expect(titles(merge([pageOf([here])], hearing({ ...here, deleted: true, revision: 2 })))).toEqual([])
})

test('what was heard before the list was read, and is not in it, is gone', () => {
  const gone = chat('gone', now)
  const page = { ...pageOf([]), heard: new Set([gone]) }
  expect(titles(merge([page], hearing(gone)))).toEqual([])
})

test('what was heard between the parts of the list is there, whichever was asked for first', () => {
  const made = chat('made', now)
  const [before, after] = [pageOf([]), { ...pageOf([]), heard: new Set([made]) }]
  expect(titles(merge([before, after], hearing(made)))).toEqual(['made'])
  expect(titles(merge([after, before], hearing(made)))).toEqual(['made'])
})

test('what somebody asked for is seen at once', () => {
  const asked = chat('old', now)
  const wished = new Map([[asked.id, [{ title: 'new', provisional: false }, { pinned: true }]]])
  const { pinned, recent } = merge([pageOf([asked])], { ...quiet, wished })
  expect([pinned.map(titleOf), recent]).toEqual([['new'], []])
})

test('a title that is not meant to be read yet is not shown', () => {
  expect(titleOf({ title: 'k3j4h5', provisional: true })).toBe('New chat')
  expect(titleOf({ title: 'Budget', provisional: false })).toBe('Budget')
})

test('twice as many chats take no more than twice the time to be put in order', async () => {
  const many = Array.from({ length: 40_000 }, (_, at) => chat(`${at}`, new Date(now.getTime() - at * 3_600_000)))
  const order = ({ length }: string) => toRows(merge([pageOf(many.slice(0, length))], quiet), today)
  expect(order(' '.repeat(10_000)).length).toBeGreaterThan(10_000)
  expect(await growthOf(order, (length) => ' '.repeat(length), 10_000)).toBeUndefined()
})

let count = 0

function chat(title: string, at: Date, other: Partial<Conversation> = {}): Conversation {
  count += 1
  const moment = at.toISOString()
  return {
    id: `${count}`,
    title,
    title_sources: [],
    provisional: false,
    pinned: false,
    unread: false,
    created_at: moment,
    updated_at: moment,
    deleted: false,
    revision: 1,
    ...other,
  }
}

function pageOf(conversations: Conversation[]): Page {
  return { conversations, heard: new Set(), next: undefined }
}

function hearing(conversation: Conversation) {
  return { ...quiet, heard: new Map([[conversation.id, conversation]]) }
}

function titles({ pinned, recent }: { pinned: Conversation[]; recent: Conversation[] }): string[] {
  return [...pinned, ...recent].map(titleOf)
}

function written(rows: ReturnType<typeof toRows>): string[] {
  return rows.map((row) => (row.kind === 'day' ? `# ${row.label}` : row.conversation.title))
}
