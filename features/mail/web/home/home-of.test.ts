import { expect, test } from 'vitest'
import { homeOf, type ToAnswer } from './home-of.ts'

const sara = { name: 'Sara Okafor', address: 'sara@northwind.example', own: false }
const me = { name: 'Ana', address: 'ana@house.example', own: true }
const offer: ToAnswer = { id: 'one', subject: 'The offer', people: [sara, me] }

const told = (threads: ToAnswer[], more = false) =>
  homeOf(threads, more).lines.map(({ text, detail, to }) => [text, detail, to])

test('nothing is said where no mail needs an answer', () => {
  expect(homeOf([], false)).toEqual({ lines: [], prompts: [] })
})

test('a single mail is named with who wrote it, and opens itself', () => {
  expect(told([offer])).toEqual([
    ['The offer', 'Sara Okafor is waiting for an answer', '/assistant/mail?list=answer&thread=one'],
  ])
  expect(told([{ ...offer, subject: ' ', people: [{ ...sara, name: '' }] }])[0]?.slice(0, 2)).toEqual([
    'No subject',
    'sara@northwind.example is waiting for an answer',
  ])
  expect(told([{ ...offer, people: [me] }])[0]?.[1]).toBe('Needs an answer')
})

test('several are counted as far as they were read, and lead to their list', () => {
  const three = [offer, { ...offer, id: 'two' }, { ...offer, id: 'three' }]
  expect(told(three)).toEqual([['3 emails need an answer', '“The offer” is the newest', '/assistant/mail?list=answer']])
  expect(told(three, true)[0]?.[0]).toBe('3+ emails need an answer')
})

test('offers to list them', () => {
  expect(homeOf([offer], false).prompts.map(({ text }) => text)).toEqual(['Which emails need an answer?'])
})
