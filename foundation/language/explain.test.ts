import { expect, test } from 'vitest'
import { explain } from './explain.ts'
import { defineLanguage } from './templates/language.ts'
import { createUnderstanding } from './understanding.ts'

test('an explanation names tokens, pieces, costs, what is explained and what is not', () => {
  const notes = defineLanguage({
    name: 'notes',
    lexicon: { shred: 'shred', note: 'note' },
    intents: { 'shred-note': { kind: 'act', say: ['[<shred> <note> {date?}]'] } },
  })
  const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }
  const understand = createUnderstanding([notes])
  expect(explain('Shred the note of Berlin', { understand, languages: [notes], scene }).split('\n')).toEqual([
    'tokens    shred · the · note · of · berlin',
    'verdict   unread',
    '  2821    shred-note (act)   [<shred> <note> {date?}]',
    '          notes/shred = “shred”, notes/note = “note”',
    '          unread: berlin',
  ])
  expect(explain('shred the note of tomorrow', { understand, languages: [notes], scene })).toContain(
    'piece     date “tomorrow” {"kind":"offset","date":"2026-11-21"}',
  )
})
