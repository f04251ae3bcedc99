import { expect, test } from 'vitest'
import { outOfScope } from './testing/out-of-scope.cases.ts'
import { sentences } from './testing/sentences.cases.ts'
import { understood } from './testing/understood.ts'
import { unread } from './testing/unread.cases.ts'

/** Those that are understood as something else, where they are more than two in a hundred. */
function tooManyMissed(all: readonly { intent: string; sentence: string }[]): string[] {
  const missed = all
    .map((each) => ({ ...each, found: understood(each.sentence).intent }))
    .filter(({ intent, found }) => intent !== found)
    .map(({ intent, sentence, found }) => `${sentence} → ${found} instead of ${intent}`)
  return missed.length > all.length * 0.02 ? missed : []
}

function casesOf(intent: string, lines: string) {
  return lines.split('|').map((line) => ({ intent, sentence: line.trim().replaceAll(/\s+/g, ' ') }))
}

test('nearly every sentence of the collection is understood', () => {
  expect(tooManyMissed(Object.entries(sentences).flatMap(([intent, lines]) => casesOf(intent, lines)))).toEqual([])
})

test('nearly everything that is not meant for us is known as such', () => {
  expect(tooManyMissed(casesOf('out-of-scope', outOfScope))).toEqual([])
})

function rightShare(all: readonly { intent: string; sentence: string }[]): number {
  return all.filter(({ intent, sentence }) => understood(sentence).intent === intent).length / all.length
}

test('of wordings that the grammar was not made with, nine in ten are understood', () => {
  const { 'out-of-scope': others = '', ...ours } = unread
  expect(rightShare(Object.entries(ours).flatMap(([intent, lines]) => casesOf(intent, lines)))).toBeGreaterThan(0.9)
  expect(rightShare(casesOf('out-of-scope', others))).toBeGreaterThan(0.95)
})

const acts = `rename-chat pin-chat unpin-chat delete-chat undo forget change-zone change-hours change-name`.split(' ')

test.each([
  'delete the chat about Berlin',
  'delete all my chats',
  'delete my old chats',
  'delete the last message in this chat',
  'pin the chat about Berlin',
  'delete my account',
  'delete everything',
  "don't delete this chat",
  'how do I delete a chat',
  'should I delete this chat?',
  'what happens if I delete this chat',
  'did you delete this chat',
  'remove Anna from this chat',
  'why did you rename this chat',
  "don't undo that",
  "don't call me Alex",
  'is this chat pinned?',
  'my colleague moved to Lisbon',
  'do I live in Lisbon',
  'when should I move to Lisbon',
  'she moved to Tokyo last year',
  'Anna works Monday to Friday 9 to 5',
  "don't change my time zone to Tokyo",
])('“%s” changes nothing', (sentence) => {
  expect(acts).not.toContain(understood(sentence).intent)
})

test.each([
  ['waht time is it', 'time-now'],
  ['WHAT TIME IS IT IN TOKIO', 'time-in-place'],
  ['remeber that I like tea', 'remember'],
  ['sumarise this chat', 'summarise-chat'],
  ['delet this conversaton', 'delete-chat'],
  ['whats the daet today', 'date-today'],
  ['undoo that', 'undo'],
  ['¿', 'out-of-scope'],
  ['', 'out-of-scope'],
  ['🙂', 'out-of-scope'],
])('“%s” with its slips of the pen is %s', (sentence, intent) => {
  expect(understood(sentence).intent).toBe(intent)
})

test.each([
  ['Rename this chat to “Q3: plans (draft)”', 'Q3: plans (draft)'],
  ["Call this chat Ana's trip, please", "Ana's trip"],
  ['Remember that I fly with Air France.', 'I fly with Air France.'],
  ['My shoe size is 43, remember that', 'My shoe size is 43'],
  ['Search my chats for "blue Fiat"', 'blue Fiat'],
  ['please update my name to Renée Dubois', 'Renée Dubois'],
  ['remove that I like tea from your memory', 'I like tea'],
])('“%s” keeps the person’s own words', (sentence, text) => {
  expect(understood(sentence).text).toBe(text)
})

test('a text of any length is looked at and takes no harm', () => {
  expect(understood('word '.repeat(20_000)).intent).toBe('out-of-scope')
  expect(understood('a'.repeat(20_000)).intent).toBe('out-of-scope')
  expect(understood('-:/.'.repeat(5_000)).intent).toBe('out-of-scope')
})
