import { expect, test } from 'vitest'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { paraphrases } from './paraphrases.ts'

const plainly = createParaphrasing([paraphrases])

test.each([
  [
    'Runa has the map of the wood now. mark it as given to her, ask again wednesday',
    'give the map of the wood to Runa and ask again wednesday',
  ],
  [
    'oats, rice and salt onto the Pantry list, three separate items',
    'add three tasks on my Pantry list: oats, rice and salt',
  ],
  ['undo the tick on the lease', 'reopen the lease'],
  ['I ticked off the lease by mistake, it is still unsigned', 'reopen the lease'],
  ['put the budget review notes on my list', 'new task: the budget review notes'],
  [
    'new to do send the signed copies to tom no sorry scratch that call it courier the signed copies',
    'new task: courier the signed copies',
  ],
  ['on the lease task jot down: ask re parking spaces', 'add a note to the lease task: ask re parking spaces'],
  ['milk, stamps, printer ink – three seperate to-dos pls', 'add three tasks: milk, stamps, printer ink'],
  ['present for Otto, task, by 4 december', 'new task: present for Otto, by 4 december'],
  ['Do not forget the visa. Task, Monday at 10, high priority.', 'new task: the visa, Monday at 10, high priority'],
  ['I need a task to sweep the chimney by friday', 'new task: sweep the chimney by friday'],
  [
    'add wash the van, post the parcel and fold the flyers as tasks',
    'new tasks: wash the van, post the parcel and fold the flyers',
  ],
  ['sandpaper on the workshop list please', 'add sandpaper to my workshop list'],
  [
    'we file the permit on Monday, make that a task and mark it urgent',
    'new task: we file the permit on Monday, urgent',
  ],
  ['give the gate task a due date of 9 December', 'move the due date of the gate task to 9 December'],
  ['the gate is due at 4 on Friday, add the time', 'move the gate to 4 on Friday'],
  ['add a time to the gate task, 5pm', 'set the gate task to 5pm'],
  ['all overdue stuff to friday please', 'put everything overdue on friday'],
  ['everything in the Workshop list should be high', 'make all Workshop tasks high priority'],
  ["museum poster isn't in review any more, I'm working on it again", 'move museum poster to in progress'],
  ['the gate is with Ines now, we wait for her', 'hand the gate to Ines'],
  ["olu can't do the figures, take them off him and give them to Nia Storm", 'hand the figures to Nia Storm'],
  ['check off the whole Workshop list', 'complete everything in the Workshop list'],
  ['check off the whole list', 'tick all of them off'],
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

test.each([
  'milk, stamps, printer ink',
  'what is on the workshop list',
  'put the flowers on the home list',
  'Nia is on the guest list',
  'I started on Monday',
  'rename the budget file; call it final budget',
])('“%s” stays', (said) => {
  expect(plainly(said)).toBe(said)
})
