import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  ['put the budget review notes on my list', 'new task: the budget review notes'],
  [
    'new to do send the signed copies to tom no sorry scratch that call it courier the signed copies',
    'new task: courier the signed copies',
  ],
  ['on the lease task jot down: ask re parking spaces', 'add a note to the lease task: ask re parking spaces'],
  ['milk, stamps, printer ink – three seperate to-dos pls', 'add three tasks: milk, stamps, printer ink'],
  ['present for Otto, task, by 4 december', 'new task: present for Otto, by 4 december'],
  ['Do not forget the visa. Task, Monday at 10, high priority.', 'new task: the visa, Monday at 10, high priority'],
  ['tsk: ask about paper, thursday 4pm', 'new task: ask about paper, thursday 4pm'],
  [
    'The tax form has to be in by Friday. Could you add a task for it?',
    'new task: The tax form has to be in by Friday',
  ],
  [
    'Add two tasks: write the invite, order cups. All for Friday.',
    'add two tasks for Friday: write the invite, order cups',
  ],
  ['give ines a task: check the stock by tuesday', 'new task for ines: check the stock by tuesday'],
  [
    "I'm waiting for Otto Berg to return the key. Keep track of that as a task.",
    'new task for Otto Berg: return the key',
  ],
  [
    'Waiting on Ines for the plan, put that in my tasks and ask again on Monday',
    'waiting on Ines for the plan, ask again on Monday',
  ],
  ['Throw out everything in the Someday list', 'delete everything in the Someday list'],
  ['In my Home list I need lamp oil for 2 Dec', 'add lamp oil for 2 Dec to my Home list'],
  ["how about adding check the tyres to tomorrow's tasks?", 'add check the tyres to my tasks for tomorrow'],
])('“%s” is “%s”', (said, order) => {
  expect(plainly(said)).toBe(order)
})

test('a list of things alone stays', () => {
  expect(plainly('milk, stamps, printer ink')).toBe('milk, stamps, printer ink')
})
