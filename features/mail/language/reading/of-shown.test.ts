import { expect, test } from 'vitest'
import { readOfShown } from './of-shown.ts'

test.each([
  ['who wrote this?', 'sender'],
  ["who's that from", 'sender'],
  ['when did she write last', 'sender'],
  ['who else received it?', 'readers'],
  ['anyone in copy?', 'readers'],
  ['is anything attached', 'files'],
  ['and the message before?', 'before'],
  ['what was the total', 'amounts'],
  ['how much does he want', 'amounts'],
  ['until when?', 'days'],
  ['by when does he need an answer', 'days'],
  ['and when does he need my ok?', 'days'],
  ['does she need something from me', 'duties'],
  ['should I bring anything?', 'duties'],
  ['what do they want from us', 'duties'],
  ['so what did he say exactly', 'content'],
  ['and what did she last write about it', 'content'],
  ['what is his mail about', 'content'],
  ['how long will they keep the room for us', 'days'],
])('“%s” asks for the %s of the mail that was shown', (said, asks) => {
  expect(readOfShown(said)).toEqual({ do: 'of-shown', asks })
})

test.each([
  'who is Tom',
  'how much is the ladder',
  'what do I have to do today',
  'when is lunch',
  'open the roof mail',
])('“%s” does not', (said) => {
  expect(readOfShown(said)).toBeUndefined()
})
