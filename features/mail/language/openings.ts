import type { Opening } from '#foundation/language/opening.ts'

export const openings: readonly Opening[] = [
  { by: ['draft', 'write', 'send', 'compose'], with: ['mail', 'email', 'note', 'reply'], holds: true, dictates: true },
  { by: ['mark'], with: ['read', 'unread'] },
  {
    by: ['email', 'mail', 'reply', 'answer', 'forward', 'fwd', 'write', 'draft', 'send', 'tell'],
    holds: true,
    dictates: true,
    loose: true,
  },
  {
    by: ['archive', 'star', 'unstar', 'label', 'mute', 'snooze'],
    with: ['mail', 'email', 'newsletter', 'thread', 'conversation'],
  },
  { by: ['archive', 'star', 'unstar', 'label', 'mute'], loose: true },
]
