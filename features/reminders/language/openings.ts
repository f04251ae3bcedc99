import type { Opening } from '#foundation/language/opening.ts'

export const openings: readonly Opening[] = [
  {
    by: [
      'remind me',
      'nudge me',
      'ping me',
      'alert me',
      'notify me',
      'warn me',
      'buzz me',
      'poke me',
      'prod me',
      'hit me',
    ],
    holds: true,
  },
  {
    by: ['set', 'make', 'create', 'add', 'put', 'give', 'new', 'another'],
    with: ['reminder', 'reminders', 'alarm'],
    holds: true,
  },
  {
    by: ['a reminder', 'another reminder'],
    with: 'at am pm tomorrow tonight every daily monday tuesday wednesday thursday friday saturday sunday'.split(' '),
    holds: true,
  },
  { by: ['snooze', 'stop', 'cancel', 'delete', 'drop', 'skip', 'pause', 'move'], with: ['reminder', 'reminders'] },
]
