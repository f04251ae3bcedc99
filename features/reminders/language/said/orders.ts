import type { Orders, SaidOrders } from '#foundation/language/learned/retelling.ts'

const remind: Orders[string] = ({ one }) => one('note', (note) => one('to', (to) => `remind me to ${note} ${to}`))

/** What is said of the reminder in hand, as the plain order that the readers know. */
const inHand: Orders = {
  snooze: ({ one }) => one('to', (to) => `snooze it until ${to}`),
  stop: () => 'stop it',
  change: ({ one }) => one('to', (to) => `move it to ${to}`),
  done: () => 'mark it as done',
}

/** What is said of a new one, or of one by its text. */
const named: Orders = {
  remind,
  stop: ({ one }) => one('note', (note) => `stop the reminder ${note}`),
  snooze: ({ one }) => one('note', (note) => one('to', (to) => `snooze the reminder about ${note} until ${to}`)),
  change: ({ one }) => one('note', (note) => one('to', (to) => `move the reminder about ${note} to ${to}`)),
  done: ({ one }) => one('note', (note) => `mark the reminder about ${note} as done`),
  list: ({ one }) => one('to', (to) => `which reminders are coming up ${to}?`),
}

export const saidOrders: SaidOrders = { inHand, named, names: ['note'], makes: ['remind'] }
