import { expect, test } from 'vitest'
import {
  cleanPiece,
  documentHead,
  documentPart,
  fileName,
  titleFrom,
  titleOfMessages,
  wholeContent,
  wordsOf,
} from './rules.ts'

test.each([
  ['What meetings do I have today?', 'What meetings do I have today?'],
  ['schedule lunch with Sara tomorrow. Also tell Ben about it.', 'Schedule lunch with Sara tomorrow'],
  ['/schedule a call with Zoë at nine', 'A call with Zoë at nine'],
  ['/summarise', '/summarise'],
  ['# Plans for **May**\n\nAll of them', 'Plans for May'],
  ['- [ ] call `mum` and [the bank](https://bank.example)', 'Call mum and the bank'],
  ['> quoted_words stay_as they *are*', 'Quoted_words stay_as they are'],
  ['```\n\n---\nhello there\n```', 'Hello there'],
  [
    'Dr. Ruiz wants to see the numbers of the second quarter',
    'Dr. Ruiz wants to see the numbers of the second quarter',
  ],
  [
    'Please find a slot of an hour for everybody who was in the meeting on Monday',
    'Please find a slot of an hour for everybody who was in the',
  ],
  ['x'.repeat(100), `X${'x'.repeat(58)}…`],
  ['éclair for Zoë', 'Éclair for Zoë'],
  ['3 calendars', '3 calendars'],
  ['今日の会議は何時ですか', '今日の会議は何時ですか'],
])('%j is titled %j', (words, title) => {
  expect(titleFrom(words)).toBe(title)
})

test.each(['', '   ', '\n\n', '…', '---', '🗓️'])('%j gives no title', (words) => {
  expect(titleFrom(words)).toBeUndefined()
})

test.each([
  [['Initiated: call'], undefined],
  [['Initiated: call', 'Sara', 'tomorrow at 11'], 'Call: Sara'],
  [['Initiated: schedule', 'Budget review with Tom'], 'Budget review with Tom'],
  [['Initiated: call', 'Initiated: share', 'how do I export my chats?'], 'How do I export my chats?'],
  [['/schedule', 'lunch'], 'Schedule: lunch'],
  [['/dashboard'], 'Dashboard'],
  [['/summarise', 'The plan is late. We need more people.'], 'The plan is late'],
  [['Initiated: nothing of ours here', 'x'], 'Initiated: nothing of ours here'],
  [[], undefined],
])('a conversation of %j is titled %j', (messages, title) => {
  expect(titleOfMessages(messages)).toBe(title)
})

test('no title is longer than sixty characters, breaks a character or holds a line', () => {
  for (const piece of ['🗓️', 'Zoë ', 'a\u0000b ', '\u{1F468}‍\u{1F469}', 'wörd\t', '**', '\ud800'])
    for (let times = 1; times < 60; times += 1) {
      const title = titleFrom(`a${piece.repeat(times)}`) ?? ''
      expect(title.length).toBeLessThanOrEqual(60)
      expect(title.isWellFormed()).toBe(true)
      expect(title).not.toMatch(/[\n\0]/)
    }
})

test('a piece keeps all that can be kept, and carries half a character over', () => {
  expect(cleanPiece('', 'plain')).toEqual({ text: 'plain', carried: '' })
  expect(cleanPiece('', 'a\0b\ud800c\udc00d')).toEqual({ text: 'abcd', carried: '' })
  const [high = '', low = ''] = '🗓'.split('')
  expect(cleanPiece('', `on ${high}`)).toEqual({ text: 'on ', carried: high })
  expect(cleanPiece(high, `${low} it`)).toEqual({ text: '🗓 it', carried: '' })
  expect(cleanPiece(high, 'it')).toEqual({ text: 'it', carried: '' })
})

test('a text that is cut anywhere comes out as it was', () => {
  const text = 'Zoë’s 🗓️ and 👩‍👩‍👧 at nine'
  for (let size = 1; size < 5; size += 1) {
    let [out, carried] = ['', '']
    for (let at = 0; at < text.length; at += size) {
      const clean = cleanPiece(carried, text.slice(at, at + size))
      expect(clean.text.isWellFormed()).toBe(true)
      ;[out, carried] = [out + clean.text, clean.carried]
    }
    expect(out + carried).toBe(text)
  }
})

test('a document reads as the conversation went', () => {
  const created_at = '2026-01-05T09:00:00Z'
  expect(documentHead({ title: 'Plans\nfor May', created_at })).toBe('# Plans for May\n\n2026-01-05\n')
  const part = {
    role: 'assistant',
    content: 'So far\n',
    outcome: null,
    state: 'interrupted',
    createdAt: created_at,
  } as const
  expect(documentPart(part)).toBe('\n## Attaché, 2026-01-05 09:00 UTC (interrupted)\n\nSo far\n')
})

test('an outcome is the last paragraph of an answer, and its words come back without it', () => {
  const outcome = 'Nothing was changed.'
  expect(wholeContent('All set!\n', outcome)).toBe('All set!\n\nNothing was changed.')
  expect(wordsOf({ content: 'All set!\n\nNothing was changed.', outcome })).toBe('All set!')
  expect(wordsOf({ content: 'Nothing was changed.', outcome: null })).toBe('Nothing was changed.')
})

test.each([
  ['```\ncode', '```\ncode\n```'],
  ['> ~~~~ js\n> ~~~', '> ~~~~ js\n> ~~~\n~~~~'],
  ['```\ncode\n```', '```\ncode\n```'],
  ['```\n~~~', '```\n~~~\n```'],
])('code that is left open does not swallow the outcome: %j', (words, closed) => {
  expect(wholeContent(words, 'Done.')).toBe(`${closed}\n\nDone.`)
})

test.each([
  ['Zoë’s plans: May!', 'zoe-s-plans-may'],
  ['会議', 'conversation'],
  ['../../etc/passwd', 'etc-passwd'],
])('a conversation titled %j is saved as %j', (title, name) => {
  expect(fileName(title)).toBe(name)
})
