import { expect, test } from 'vitest'
import { askedOfUs } from './asked-of-us.ts'

test.each([
  ['n do invites go out without asking me first?', 'asks-first'],
  ['do you send invitations without asking me?', 'asks-first'],
  ['does mail go out without my ok', 'asks-first'],
  ['will you ever email people on your own?', 'asks-first'],
  ['if i have you delete something by mistake can i get it back?', 'takes-back'],
  ['can anything you deleted be restored?', 'takes-back'],
  ['what if you change something wrong, can i undo it?', 'takes-back'],
  ['so if i type "send" what happens', 'asks-first'],
  ['what happens when i say send it', 'asks-first'],
  ['if i just say send the mail, does it go out?', 'asks-first'],
  ['when i tell you to send something, is it sent at once?', 'asks-first'],
  ['and something you did by mistake, can i take it back', 'takes-back'],
  ['can i undo what you did', 'takes-back'],
  ['is there a way to reverse a change', 'takes-back'],
  ['how do i undo what you changed', 'takes-back'],
  ['can you undo what you did', undefined],
  ['undo', undefined],
  ['can i get it back?', undefined],
  ['did the invites go out?', undefined],
  ['send the invites without me', undefined],
  ['can you restore the gym', undefined],
])('“%s” asks how we act: %s', (sentence, asked) => {
  expect(askedOfUs(sentence)).toBe(asked)
})
