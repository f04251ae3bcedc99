import { expect, test } from 'vitest'
import { emptyDialogue } from '#foundation/language/dialogue.ts'
import { momentIn } from '#foundation/language/wording/moments.ts'
import { createReader } from './reader.ts'
import { wishesIn } from './several-wishes.ts'
import { context } from './testing/desk.ts'
import { everyLanguage } from './testing/languages.cases.ts'

const reader = createReader(everyLanguage)
const here = momentIn(context.now, context.zone)
const scene = { context, today: here.toPlainDate(), now: here.toPlainDateTime(), before: [], dialogue: emptyDialogue }

test.each([
  ['tick off the invoice and remind me at 5 to call Bob', ['tick off the invoice', 'remind me at 5 to call Bob']],
  [
    'Remind me tomorrow at 9 to take the pills, and please also add milk to my shopping list',
    ['Remind me tomorrow at 9 to take the pills', 'add milk to my shopping list'],
  ],
  [
    'book lunch with Ana tomorrow at 1 and add a task to prepare slides by Friday',
    ['book lunch with Ana tomorrow at 1', 'add a task to prepare slides by Friday'],
  ],
  ["add milk to my list and what's on tomorrow?", ['add milk to my list', "what's on tomorrow?"]],
  ['which tasks are late, and what is due tomorrow?', ['which tasks are late', 'what is due tomorrow?']],
  ['tell me what is late and what did I tick off today?', ['tell me what is late', 'what did I tick off today?']],
  ["what's late and what meetings do I have on Friday?", ["what's late", 'what meetings do I have on Friday?']],
  [
    'delete the gas bill task, then schedule gym tomorrow 7-8am, and remind me at 6 to pack my bag',
    ['delete the gas bill task', 'schedule gym tomorrow 7-8am', 'remind me at 6 to pack my bag'],
  ],
  [
    'Invoice is paid, so mark it done, and set a reminder for Monday 8am to chase the plumber',
    ['Invoice is paid, so mark it done', 'set a reminder for Monday 8am to chase the plumber'],
  ],
  [
    'new task: order paint. also remind me Friday at 3 to pick it up',
    ['new task: order paint', 'remind me Friday at 3 to pick it up'],
  ],
  [
    'move the gas bill task till monday and remind me about it at 4pm',
    ['move the gas bill task till monday', 'remind me about it at 4pm'],
  ],
  [
    'archive the newsletter and remind me to renew the lease on Monday at 10',
    ['archive the newsletter', 'remind me to renew the lease on Monday at 10'],
  ],
  // What is to be done is no mere reason for what follows.
  [
    'I need to pay the rent tomorrow, cancel the gym reminder',
    ['I need to pay the rent tomorrow', 'cancel the gym reminder'],
  ],
])('“%s” holds the wishes %j', (message, wishes) => {
  expect(wishesIn(message, reader, scene)).toEqual(wishes)
})

test.each([
  // A text in which an order stands.
  'remind me at 6 to call the garage and book the car in',
  'remind me to order the curtains tomorrow at 8 and cancel the dentist',
  'add a task “call Tom and remind me at 5 to pay him”',
  'tell Tom to archive the mail and remind me at 5 to check',
  'reply to Ana: yes, and remind me of the address please',
  'email Tom: send the file. Also add it to the list of papers',
  // One feature.
  'mark the invoice done and delete the gas bill task',
  'cancel gym tonight and move the hiring sync to 4',
  // What is told first belongs to what follows.
  'I see the dentist tomorrow at 3, remind me an hour before',
  'The flight is at 6 tomorrow, remind me at 4 to leave',
  'Caterers Weekly I have been through both, mark em read',
  'if the dentist is tomorrow remind me at 8 and add floss to my list',
  'cancel gym until Tom answers and remind me at 5 to call him',
  // Nothing is wished.
  'can you tick off tasks and set reminders?',
  'are you able to mark things as done and remind me?',
  'he told me to add it to my list',
  'thanks, that was all',
])('“%s” stays whole', (message) => {
  expect(wishesIn(message, reader, scene)).toEqual([message])
})
