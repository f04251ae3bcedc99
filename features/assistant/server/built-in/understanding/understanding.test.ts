import { expect, test } from 'vitest'
import { understand } from '../resolve.ts'
import { sentences } from './understanding.cases.ts'

const today = Temporal.PlainDate.from('2026-11-20')

/** Those that are understood as something else, beyond the two in a hundred that may be. */
function tooManyMissed(intents: readonly string[]): string[] {
  const all = intents.flatMap((intent) => casesOf(intent).map((sentence) => ({ intent, sentence })))
  const missed = all
    .map((each) => ({ ...each, understood: understand(each.sentence, today).intent }))
    .filter(({ intent, understood }) => intent !== understood)
    .map(({ intent, sentence, understood }) => `${sentence} → ${understood} instead of ${intent}`)
  return missed.length > all.length * 0.02 ? missed : []
}

function casesOf(intent: string): string[] {
  return (sentences[intent] ?? '').split('|').map((sentence) => sentence.trim().replaceAll(/\s+/g, ' '))
}

test('nearly every sentence of the collection is understood', () => {
  expect(tooManyMissed(Object.keys(sentences).filter((intent) => intent !== 'out-of-scope'))).toEqual([])
})

test('nearly everything that is not meant for us is known as such', () => {
  expect(tooManyMissed(['out-of-scope'])).toEqual([])
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
  expect(understand(sentence, today).intent).toBe(intent)
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
  expect(understand(sentence, today).parts.text).toBe(text)
})

test('a text of any length is looked at and takes no harm', () => {
  expect(understand('word '.repeat(20_000), today).intent).toBe('out-of-scope')
  expect(understand('a'.repeat(20_000), today).intent).toBe('out-of-scope')
  expect(understand('-:/.'.repeat(5_000), today).intent).toBe('out-of-scope')
})
