import { expect, test } from 'vitest'
import { testClock } from '#foundation/server/clock.ts'
import type { Notice, Withdrawn } from '#foundation/server/notice.ts'
import type { ActivityRow } from './activity-store.ts'
import { createWaitingNotice } from './waiting-notice.ts'

const row = {
  id: 'a card',
  state: 'waiting',
  shown: { title: 'Invite \u202eTom', fields: [], sources: ['a mail'] },
  sources: ['a page'],
  conversationId: null,
} as unknown as ActivityRow

function open() {
  const handed: Notice[] = []
  const withdrawn: Withdrawn[] = []
  const notices = {
    hand: async (_tx: unknown, _owner: string, some: readonly Notice[]) => void handed.push(...some),
    withdraw: async (_tx: unknown, _owner: string, which: Withdrawn) => void withdrawn.push(which),
  }
  const notice = createWaitingNotice({ notices, clock: testClock('2026-11-23T08:00:00Z') })
  return { handed, withdrawn, notice, tx: {} as never }
}

test('a pending activity is notified after two minutes, with the card’s words and sources', async () => {
  const { handed, notice, tx } = open()
  await notice.begin(tx, 'ana', row)
  await notice.begin(tx, 'ana', { ...row, id: 'another', conversationId: 'a-chat' })
  expect(handed.map(({ about, dueAt, link }) => [about, dueAt.toISOString(), link])).toEqual([
    ['a card', '2026-11-23T08:02:00.000Z', '/assistant/activity'],
    ['another', '2026-11-23T08:02:00.000Z', '/assistant/a-chat'],
  ])
  expect(handed[0]?.sources).toEqual(['a page', 'a mail'])
  expect(handed[0]?.body).not.toContain('\u202e')
})

test('nothing is notified unless pending, and a notice says what was answered', async () => {
  const { handed, withdrawn, notice, tx } = open()
  await notice.begin(tx, 'ana', { ...row, state: 'running' })
  expect(handed).toEqual([])
  for (const state of ['running', 'declined', 'replaced'] as const) await notice.end(tx, 'ana', { ...row, state })
  expect(withdrawn.map(({ about, instead }) => [about, instead?.title, instead?.body])).toEqual([
    ['a card', 'You said yes to this', 'Invite ⟨U+202E⟩Tom'],
    ['a card', 'You said no to this', 'Invite ⟨U+202E⟩Tom'],
    ['a card', 'Something else took the place of this', 'Invite ⟨U+202E⟩Tom'],
  ])
})
