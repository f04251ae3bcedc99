import type { Filled, Orders, SaidOrders } from '#foundation/language/learned/retelling.ts'

/** What is said of the mail in hand, as the plain order that the readers know. */
const inHand: Orders = {
  read: () => 'open it',
  summary: () => 'summarise it',
  attachment: () => 'any attachments?',
  archive: () => 'archive it',
  delete: () => 'delete it',
  star: () => 'star it',
  'unread-again': () => 'mark it as unread',
  label: ({ one }) => one('label', (label) => `label it ${label}`),
  move: ({ one }) => one('folder', (folder) => `move it to ${folder}`),
  snooze: ({ one }) => one('to', (to) => `snooze it until ${to}`),
  mute: () => 'mute it',
  spam: () => 'mark it as spam',
  unsubscribe: () => 'unsubscribe from it',
  task: ({ one }) =>
    one('task', (task) => `add a task: ${task}${one('to', (to) => `, due ${to}`) ?? ''}`) ??
    `make a task of it${one('to', (to) => ` due ${to}`) ?? ''}`,
  remind: ({ one }) => one('to', (to) => `remind me of it ${to}`),
  reply: ({ one }) => one('say', (say) => `reply that ${say}`),
  forward: ({ one }) => one('person', (person) => `forward it to ${person}`),
  send: () => 'send it',
  discard: () => 'discard the draft',
  later: ({ one }) => one('to', (to) => `send it ${to}`),
  'follow-up': ({ one }) => one('to', (to) => `tell me if nobody answers by ${to}`),
}

/** What is said of mail by who wrote it and what it is about. */
const named: Orders = {
  find: (filled) => mails(filled, (those) => `show me the mails${those}`),
  count: (filled) => mails(filled, (those) => `how many mails${those} are there?`),
  unread: () => 'show my unread mail',
  'answer-needed': () => 'which mails need an answer?',
  waiting: () => 'who has not answered me?',
  read: (filled) => mails(filled, (those) => `open the mail${those}`),
  summary: (filled) => mails(filled, (those) => `summarise the mail${those}`),
  archive: (filled) => mails(filled, (those) => `archive the mail${those}`),
  delete: (filled) => mails(filled, (those) => `delete the mail${those}`),
  star: (filled) => mails(filled, (those) => `star the mail${those}`),
  'unread-again': (filled) => mails(filled, (those) => `mark the mail${those} as unread`),
  snooze: (filled) => mails(filled, (those) => filled.one('to', (to) => `snooze the mail${those} until ${to}`)),
  mute: (filled) => mails(filled, (those) => `mute the mail${those}`),
  spam: (filled) => mails(filled, (those) => `mark the mail${those} as spam`),
  unsubscribe: ({ one }) => one('person', (person) => `unsubscribe from ${person}`),
  reply: (filled) => mails(filled, (those) => filled.one('say', (say) => `reply to the mail${those} that ${say}`)),
  attachment: (filled) => mails(filled, (those) => `which files are attached to the mail${those}?`),
  contact: ({ one }) => one('person', (person) => `who is ${person}?`),
}

function mails<T extends string | undefined>({ one }: Filled, order: (those: string) => T): T | undefined {
  const from = one('person', (person) => ` from ${person}`) ?? ''
  const those = `${from}${one('topic', (topic) => ` about ${topic}`) ?? ''}`
  return those === '' ? undefined : order(those)
}

export const saidOrders: SaidOrders = {
  inHand,
  named,
  names: ['topic', 'person'],
  makes: ['task', 'remind', 'event', 'write'],
}
