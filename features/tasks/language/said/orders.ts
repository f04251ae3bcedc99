import type { Orders, SaidOrders } from '#foundation/language/learned/retelling.ts'

const add: Orders[string] = ({ one }) =>
  one('task', (task) => `add a task: ${task}${one('to', (to) => `, due ${to}`) ?? ''}`)

/** What is said of the task in hand, as the plain order that the readers know. */
const inHand: Orders = {
  add,
  done: () => 'mark it as done',
  reopen: () => 'reopen it',
  due: ({ one }) => one('to', (to) => `make it due ${to}`),
  undue: () => 'remove its due date',
  priority: ({ one }) => one('priority', (priority) => `make it ${levelOf(priority)} priority`),
  drop: () => 'delete it',
  rename: ({ one }) => one('title', (title) => `rename it to ${title}`),
  note: ({ one }) => one('note', (note) => `add a note to it: ${note}`),
  sub: ({ one }) => one('sub', (sub) => `add a subtask ${sub} to it`),
  place: ({ one }) => one('list', (list) => `move it to the list called ${list}`),
  hand: ({ one }) => one('person', (person) => `give it to ${person}`),
  repeat: ({ one }) => one('rule', (rule) => `repeat it ${rule}`),
  block: ({ one }) => one('length', (length) => `block ${length} for it${one('to', (to) => ` ${to}`) ?? ''}`),
  remind: ({ one }) => one('to', (to) => `remind me of it ${to}`),
  when: () => 'when is it due?',
  keep: () => 'no',
  undo: () => 'undo that',
  yes: () => 'yes',
  no: () => 'no',
}

/** What is said of a task by its title, of a new one, or of several. */
const named: Orders = {
  add,
  done: ({ one }) => one('task', (task) => `mark ${task} as done`),
  reopen: ({ one }) => one('task', (task) => `reopen ${task}`),
  due: ({ one }) => one('task', (task) => one('to', (to) => `make ${task} due ${to}`)),
  undue: ({ one }) => one('task', (task) => `remove the due date of ${task}`),
  priority: ({ one }) =>
    one('task', (task) => one('priority', (priority) => `make ${task} ${levelOf(priority)} priority`)),
  drop: ({ one }) => one('task', (task) => `delete the task ${task}`),
  rename: ({ one }) => one('task', (task) => one('title', (title) => `rename the task ${task} to ${title}`)),
  hand: ({ one }) => one('task', (task) => one('person', (person) => `give ${task} to ${person}`)),
  repeat: ({ one }) => one('task', (task) => one('rule', (rule) => `repeat ${task} ${rule}`)),
  block: ({ one }) =>
    one('task', (task) => one('length', (length) => `block ${length} for ${task}${one('to', (to) => ` ${to}`) ?? ''}`)),
  when: ({ one }) => one('task', (task) => `when is ${task} due?`),
  note: ({ one }) => one('task', (task) => one('note', (note) => `add a note to the task ${task}: ${note}`)),
  sub: ({ one }) => one('task', (task) => one('sub', (sub) => `add the subtask ${sub} to the task ${task}`)),
  place: ({ one }) => one('task', (task) => one('list', (list) => `move the task ${task} to the list called ${list}`)),
  remind: ({ one }) => one('task', (task) => one('to', (to) => `remind me of the task ${task} ${to}`)),
  who: ({ one }) => one('task', (task) => `who has the task ${task}?`),
  list: ({ one }) =>
    one('list', (list) => `show the tasks on the list called ${list}`) ?? one('to', (to) => `show my tasks due ${to}`),
  finished: ({ one }) => one('to', (to) => `what did I finish ${to}?`),
}

function levelOf(words: string): string {
  if (/\b(?:low|lowest|least|whenever|bottom|down)\b/i.test(words)) return 'low'
  return /\b(?:medium|normal|mid|middle|middling|moderate)\b/i.test(words) ? 'medium' : 'high'
}

export const saidOrders: SaidOrders = { inHand, named, names: ['task'], makes: ['add', 'block', 'remind', 'event'] }
