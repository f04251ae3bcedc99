import { expect, test } from 'vitest'
import { topicFirst } from './topic-first.ts'

test.each([
  ['press kit, whats still missing there', 'whats still missing in press kit'],
  ['gym on thursday, can you move it to friday', 'can you move gym on thursday to friday'],
  ['jonas weber, whats his mail about', 'whats jonas weber’s mail about'],
  ['The train to Zürich, is it booked already?', 'is The train to Zürich booked already?'],
  ['the two offers: compare them', 'compare the two offers'],
  ['choir rehearsal monday, what time again', 'what time is choir rehearsal monday?'],
  ['supper with Ida, where is that again', 'where is supper with Ida again'],
  ['how about the ferry and the choir, do they clash', 'do the ferry and the choir clash'],
])('“%s” is “%s”', (said, plain) => {
  expect(topicFirst(said)).toBe(plain)
})

test.each([
  'dentist tuesday at 9, remind me of it an hour before',
  'thursday morning, is it free?',
  'ok, move it to 4',
  'i like the room, book it again',
  'lunch with Tom, then call Ida',
  'Anna, tell her that I am late',
  'for the board: what is in it?',
  'too tight after the hearing, make it 15:30',
  'nah, leave it at 30',
  'ugh they rang back. put it back to 9',
  'done with the agenda, archive it',
  'the shed’s sold, so archive it',
  'boat club, pay the bill and archive it',
  'wrong label, change it to Boats',
  'todo: call them back',
  '/note Paint the fence, ask them for a price',
])('“%s” says nothing first', (said) => {
  expect(topicFirst(said)).toBe(said)
})
