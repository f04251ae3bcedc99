import { expect, test } from 'vitest'
import { readableFrom } from './sentences.ts'

test('an answer is read aloud sentence by sentence, and its rest when it has ended', () => {
  const pieces = ['You have', ' three meetings. The first', ' is at nine', '. **Lunch** is', ' free\n- Sara']
  let text = ''
  let upTo = 0
  const heard: string[] = []
  for (const piece of pieces) {
    text += piece
    const read = readableFrom(text, upTo, false)
    upTo = read.upTo
    if (read.said) heard.push(read.said)
  }
  heard.push(readableFrom(text, upTo, true).said)
  expect(heard).toEqual(['You have three meetings.', 'The first is at nine.', 'Lunch is free', '- Sara'])
})

test('a figure does not end a sentence', () => {
  expect(readableFrom('It costs 3.50 euros', 0, false)).toEqual({ said: '', upTo: 0 })
})
