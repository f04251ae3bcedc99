import { expect, test } from 'vitest'
import { createGrammar } from './grammar.ts'
import { defineLanguage } from './templates/language.ts'

const scene = { now: Temporal.PlainDateTime.from('2026-11-20T14:32'), zone: 'Europe/Vienna' }
const read = createGrammar(
  defineLanguage({
    name: 'plants',
    lexicon: { water: 'water, sprinkle', plant: 'the fern, the palm' },
    intents: {
      water: { kind: 'act', say: ['<water> {what:text}', '<water> <what:plant> {how-long:length}'] },
      repot: { kind: 'act', say: ['<water> and repot {what:text}'] },
    },
  }),
)

function readings(text: string) {
  return read(text, scene).map(({ template, slots }) => [template.intent, slots])
}

test('the reading that explains most comes first', () => {
  expect(readings('water the fern ten minutes')).toEqual([
    ['water', { what: 'the fern', 'how-long': Temporal.Duration.from({ minutes: 10 }) }],
    ['water', { what: 'the fern ten minutes' }],
  ])
  expect(readings('water and repot the palm').map(([intent]) => intent)).toEqual(['repot', 'water'])
})

test('of readings that explain as much, the one that is told first comes first', () => {
  expect(readings('sprinkle it').map(([, slots]) => slots)).toEqual([{ what: 'it' }])
  expect(readings('walk the dog')).toEqual([])
})

test('a text begins with the template, and no word that turns it round is passed over', () => {
  expect(readings('I water it')).toEqual([])
  expect(readings('water not the fern ten minutes')).toEqual([['water', { what: 'not the fern ten minutes' }]])
})
