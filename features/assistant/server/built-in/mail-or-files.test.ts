import { expect, test } from 'vitest'
import { createDesk, type Results } from './testing/desk.ts'

const at = '2026-11-12T08:00:00Z'
const thread = {
  id: '0197f0a0-0000-7000-8000-000000000031',
  account: '0197f0a0-0000-7000-8000-000000000032',
  subject: 'Offer for the second phase',
  people: [{ name: 'Elena Fischer', address: 'elena@example.com', own: false, unread: false }],
  snippet: '',
  at,
  messages: 1,
  unread: 0,
  starred: false,
  attachments: 0,
  invitation: false,
  draft: false,
  labels: [],
  split: 'answer',
  why: '',
  sorted: false,
  roles: [],
  snoozedUntil: null,
  muted: false,
  marked: false,
}
const minutes = {
  kind: 'file',
  id: '0197f0a0-0000-7000-8000-000000000021',
  title: 'Minutes.odt',
  marks: [],
  path: '/assistant?view=files',
  at,
  passages: [{ text: 'The margin was 34 percent.', marks: [], path: '/assistant?view=files' }],
}

const answering = (answer: object) => () => ({ kind: 'answer' as const, answer, sources: [] })

type Certainty = { sure: boolean; share: number }

/** A mailbox and a folder of files that hold so much of any question. */
function desk({ mail, file }: { mail: number; file: Certainty }) {
  const passages =
    mail === 0 ? [] : [{ thread, from: 'Elena Fischer', own: false, at, text: 'It went well.', share: mail }]
  const results = file.share === 0 ? [] : [minutes]
  const all: Results = {
    'mail.consult': answering({ passages, boxes: 1 }),
    'search.consult-files': answering({ ...file, results, unknown: [], complete: true, sources: [] }),
    'search.show-answer': answering({ shown: 1 }),
  }
  return createDesk(all)
}

const question = 'what was the margin of the first phase?'
const none = { sure: false, share: 0 }

test.each([
  ['a file that surely answers', 1, { sure: true, share: 1 }, /^“Minutes\.odt” says:/],
  ['a file that holds most of it', 0.5, { sure: false, share: 0.75 }, /^The closest that I found:\n\n- File/],
  ['a mail that holds most of it', 1, { sure: false, share: 0.45 }, /^Elena Fischer wrote .+\n\n> It went well\.$/],
  ['a file that comes close', 0.5, { sure: false, share: 0.45 }, /^No file says that in these words\./],
  [
    'a mail that comes close',
    0.5,
    none,
    /^No mail says that in these words\. The closest that I found:\n\nElena Fischer wrote/,
  ],
])('%s answers a question before anything that holds less of it', async (_, mail, file, told) => {
  expect((await desk({ mail, file })(question)).text).toMatch(told)
})

test('nothing is quoted where neither mail nor files come close', async () => {
  const { text } = await desk({ mail: 0, file: none })(question)
  expect(text).not.toContain('closest')
})
