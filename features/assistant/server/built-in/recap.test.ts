import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

const answered = (answer: unknown) => ({ kind: 'answer' as const, answer, sources: [] })
const week = {
  ...house,
  'documents.list-files': () =>
    answered([
      { id: 'f1', name: 'Offer.pdf', bytes: 3, created_at: '2026-11-17T10:00:00Z' },
      { id: 'f2', name: 'Old.pdf', bytes: 3, created_at: '2026-10-17T10:00:00Z' },
    ]),
  'chat.list-conversations': () => answered([{ id: 'c1', title: 'Budget *2027*' }]),
}

test.each([
  'summarise my week',
  'Sum up this week, please',
  'a recap of this week',
  '/summarise my week',
  'weekly summary',
  'write a weekly report',
  'Can you put together a status report for this week?',
])('a week is told from what every feature knows: %s', async (message) => {
  const { text, calls } = await createDesk(week)(message)
  expect(calls).toContainEqual({
    tool: 'chat.list-conversations',
    input: { from: '2026-11-15T23:00:00Z', to: '2026-11-22T23:00:00Z' },
  })
  expect(text).toContain('**Week: 16 – 22 November 2026**')
  expect(text).toContain(String.raw`- 1 chat: “Budget \*2027\*”`)
  expect(text).toContain('- 1 file added: “Offer.pdf”')
})

test.each([
  ['summarise yesterday', 'Thursday, 19 November 2026'],
  ['/summarise today', 'Friday, 20 November 2026'],
  ['summarise my day', 'Friday, 20 November 2026'],
  ['recap of last week', 'Last week: 9 – 15 November 2026'],
  ['I need a report on last week', 'Last week: 9 – 15 November 2026'],
])('%s: is about its days', async (message, title) => {
  expect((await createDesk(week)(message)).text).toContain(`**${title}**`)
})

test.each(['sum up my day', 'how does my day look?', 'give me a summary of my day'])(
  'what is ahead today stays an overview: %s',
  async (message) => {
    expect((await createDesk(week)(message)).calls.map(({ tool }) => tool)).not.toContain('chat.list-conversations')
  },
)
