import { expect, test } from 'vitest'
import { askedFor } from './asked.ts'

test.each([
  ['how big is the deposit on the office', ['office']],
  ['what did we agree on liability', ['agree']],
  ['what does the contract say about notice', ['contract']],
  ['is there a gym', []],
])('%s: what it asks for is told from what it asks that of', (question, asides) => {
  expect(askedFor(question).terms.flatMap(({ word, isAside }) => (isAside === true ? [word] : []))).toEqual(asides)
})

test.each([
  ['what did she wear when she came home', 'any'],
  ['when did she come home', 'time'],
  ['do you know when she came home', 'time'],
  ['does the contract say when the rent is due', 'time'],
  ['can you find out when the lease ends', 'time'],
  ['please check when the keys are handed over', 'time'],
  ['I wonder when she arrived', 'time'],
  ['and what about when it ended', 'time'],
  ['who wore a hat when they met', 'person'],
  ['who is in charge', 'person'],
  ['what are the charges', 'money'],
])('%s: asks for %s', (question, wanted) => {
  expect(askedFor(question).wanted).toBe(wanted)
})

test('one of the kind that is asked for is another thing than the question names', () => {
  const { members } = askedFor('what colour was the white door')
  expect([members?.has('green'), members?.has('white')]).toEqual([true, false])
})

test.each([
  ['which animal bit the postman', 'goat'],
  ['which big animals lived there', 'oxen'],
  ['what kind of tree was felled', 'oaks'],
  ['which language does she speak', 'greek'],
])('%s: is answered by “%s”', (question, word) => {
  expect(askedFor(question).members?.has(word)).toBe(true)
})

test.each([
  'what does government say about fees',
  'what family name does she have',
  'what language course did Ada book',
  'what made the tenant angry',
  'whose room is on the second floor',
  'what date does the lease end',
  'what animal cost the most money',
])('%s: is answered by no list of words', (question) => {
  expect(askedFor(question).members).toBeUndefined()
})

test('a verb in the past is no thing of a kind', () => {
  for (const question of ['which tool is missing', 'which flower is red', 'which direction is it', 'which paper is it'])
    for (const said of ['saw', 'seen', 'rose', 'risen', 'left', 'post', 'times'])
      expect([question, said, askedFor(question).members?.has(said)]).toEqual([question, said, false])
})

test.each([
  ['Wie hoch ist die Pacht?', ['pacht'], 'money'],
  ['bis wann können wir den Vertrag kündigen', ['vertrag', 'kundig'], 'time'],
  ["quel est le montant de l'indemnité ?", ['montant', 'indemnit'], 'money'],
  ['¿quién firma el contrato?', ['firm', 'contrat'], 'person'],
  ['who wrote die Welt', ['writ', 'die', 'welt'], 'person'],
])('%s: is asked in its own language', (question, stems, wanted) => {
  const asked = askedFor(question)
  expect([asked.terms.map(({ stem }) => stem), asked.wanted]).toEqual([stems, wanted])
})

test('texts are split at hyphens, so what is of a kind is one word', () => {
  const rooms = [...(askedFor('which room is locked').members ?? [])]
  expect(rooms).toContain('laboratory')
  expect(rooms.filter((room) => /\P{L}/u.test(room))).toEqual([])
})
