import { expect, test } from 'vitest'
import { crossValidate } from './intents.ts'
import { startOf, subjectOf } from './lispress.ts'
import type { Recognise } from './recognise.ts'
import { smcalflow } from './sentences.ts'

const sentences = Array.from({ length: 12 }, (_, at) => ({ id: `${at}`, text: `sentence ${at}`, label: 'create' }))

test('never trains on the sentence it is asked about', () => {
  const asked: string[] = []
  const trials = crossValidate(smcalflow, sentences, (taught) => {
    const known = new Set(taught.map(({ text }) => text))
    return (text) => {
      asked.push(text)
      return known.has(text) ? 'other' : 'create'
    }
  })
  expect(asked.toSorted()).toEqual(sentences.map(({ text }) => text).toSorted())
  expect(trials.every(({ verdict }) => verdict === 'right')).toBe(true)
})

const mistaken: Recognise = (text) => (text === 'sentence 0' ? 'other' : text === 'sentence 1' ? 'delete' : 'create')

test('tells an unrecognised sentence from a wrongly recognised one', () => {
  const trials = crossValidate(smcalflow, sentences, () => mistaken)
  const verdictOf = (id: string) => trials.find((trial) => trial.id === id)?.verdict
  expect(['0', '1', '2'].map(verdictOf)).toEqual(['nothing', 'wrong', 'right'])
})

const now = Temporal.PlainDateTime.from('2026-11-18T10:20')
const program = (day: string, time: string) =>
  `(CreatePreflightEventWrapper (& (Event.subject_? (?= "chess")) (Event.start_? (?= (DateAtTimeWithDefaults ${day} ${time})))))`

test.each([
  ['(Tomorrow)', '(NumberPM 8L)', '2026-11-19T20:00'],
  ['(Today)', '(NumberAM 12L)', '2026-11-18T00:00'],
  ['(NextDOW (Wednesday))', '(HourMinutePm 12L 30L)', '2026-11-25T12:30'],
  ['(NextDOW (Thursday))', '(HourMinuteMilitary 16L 5L)', '2026-11-19T16:05'],
  ['(MD 4L (March))', '(NumberAM 9L)', '2027-03-04T09:00'],
])('reads the start %s %s of a program', (day, time, start) => {
  expect(startOf(program(day, time), now)).toBe(start)
})

test('reads no start from an unknown day', () => {
  expect(startOf(program('(NextWeekend)', '(NumberPM 8L)'), now)).toBeUndefined()
})

test('reads the subject of a program', () => {
  expect(subjectOf(program('(Today)', '(NumberPM 8L)'))).toBe('chess')
})
