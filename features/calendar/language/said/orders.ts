import type { Filled, Orders, SaidOrders } from '#foundation/language/learned/retelling.ts'

/** What is said of an event in hand, as the plain order that the readers know. */
const inHand: Orders = {
  move: ({ one }) => one('to', (to) => (shifts.test(to) ? `move it ${to}` : `move it to ${to}`)),
  resize: ({ one }, text) =>
    one('length', (length) => `make it ${length}${changeOf(length, text)}`) ?? one('to', (end) => `until ${end}`),
  cancel: () => 'cancel it',
  place: ({ one }) => one('place', (place) => `the place is ${place}`),
  note: ({ one }) => one('note', (note) => `add a note: ${note}`),
  invite: ({ all }) => all('person', (people) => `invite ${people}`),
  uninvite: ({ all }) => all('person', (people) => `take ${people} off it`),
  rename: ({ one }) => one('title', (title) => `the title is ${title}`),
  copy: ({ all }) => all('to', (to) => `the same again on ${to.replaceAll(', ', ' at ')}`),
  repeat: ({ one }) => one('rule', (rule) => `repeat it ${rule}`),
  skip: ({ one }) => one('to', (day) => `skip ${day}`),
  keep: () => 'no',
  undo: () => 'undo that',
  travel: (filled, text) => beside('it', filled, text),
  remind: ({ one }) =>
    one('length', (length) => `remind me ${length} before it`) ?? one('to', (to) => `remind me of it ${to}`),
  when: () => 'when is it?',
  where: () => 'where is it?',
  who: () => 'who is invited to it?',
  'how-long': () => 'how long is it?',
  details: () => 'what are the details of it?',
  after: (_, text) => (/\b(?:before|prior|earlier)\b/i.test(text) ? 'what comes before it?' : 'what comes after it?'),
  clash: () => 'does it clash with anything?',
  free: ({ one }) => one('to', (to) => `am I free ${to}?`),
  yes: () => 'yes',
  no: () => 'no',
  task: ({ one }) => one('task', (task) => `add a task: ${task}`),
  list: ({ one }) => one('to', (to) => `what do I have ${to}?`),
  create: ({ one, all }) =>
    one('to', (to) =>
      one('title', (title) => {
        const lasting = one('length', (length) => ` for ${length}`) ?? ''
        return `schedule ${title} ${to}${lasting}${all('person', (people) => ` with ${people}`) ?? ''}`
      }),
    ),
}

/** What is said of an event by its name, or of a new one. */
const named: Orders = {
  create: inHand['create'] ?? none,
  move: ({ one }) =>
    one('event', (event) =>
      one(
        'to',
        (to) => `move ${event}${one('when', (when) => ` on ${when}`) ?? ''} ${shifts.test(to) ? '' : 'to '}${to}`,
      ),
    ),
  resize: ({ one }, text) =>
    one('event', (event) => one('length', (length) => `make ${event} ${length}${changeOf(length, text)}`)),
  cancel: ({ one }) => one('event', (event) => `cancel ${event}${one('when', (when) => ` on ${when}`) ?? ''}`),
  place: ({ one }) => one('event', (event) => one('place', (place) => `change the place of ${event} to ${place}`)),
  note: ({ one }) => one('event', (event) => one('note', (note) => `add a note to ${event}: ${note}`)),
  rename: ({ one }) => one('event', (event) => one('title', (title) => `rename ${event} to ${title}`)),
  invite: ({ one, all }) => one('event', (event) => all('person', (people) => `invite ${people} to ${event}`)),
  uninvite: ({ one, all }) => one('event', (event) => all('person', (people) => `take ${people} off ${event}`)),
  repeat: ({ one }) => one('event', (event) => one('rule', (rule) => `repeat ${event} ${rule}`)),
  skip: ({ one }) => one('event', (event) => one('to', (day) => `skip ${event} on ${day}`)),
  travel: (filled, text) => filled.one('event', (event) => beside(event, filled, text)),
  'find-time': ({ one }) => one('length', (length) => one('to', (to) => `find ${length} ${to}`)),
  free: ({ one }) => one('to', (to) => `am I free ${to}?`),
  list: ({ one }) => one('to', (to) => `what do I have ${to}?`),
  when: ({ one }) => one('event', (event) => `when is ${event}?`),
  where: ({ one }) => one('event', (event) => `where is ${event}?`),
  who: ({ one }) => one('event', (event) => `who is invited to ${event}?`),
  'how-long': ({ one }) => one('event', (event) => `how long is ${event}?`),
  details: ({ one }) => one('event', (event) => `what are the details of ${event}?`),
  clash: ({ one }) => one('to', (to) => `does anything clash ${to}?`),
  overview: ({ one }) => one('to', (to) => `how does ${to} look?`),
  'hours-total': ({ one }) => one('to', (to) => `how many hours of meetings do I have ${to}?`),
}

function none(): undefined {}

const shifts = /\b(?:later|earlier|sooner|back|forward|up|before|after|straight|right)\b/i
const more = /\b(?:add|extra|more|longer|extend|tack|lengthen)\b/i
const less = /\b(?:off|less|shorter|knock|shave|trim|shorten)\b/i
const whole = /\b(?:make|keep|set|only|just|to|takes?|needs?|lasts?)(?: (?:it|that|this|me|us|be|only|just|to|for))*$/i

/** “Shave 10 minutes off”: so much less, and not so long. “It could be longer, make it an hour” is an hour. */
function changeOf(length: string, text: string): string {
  if (more.test(length) || less.test(length)) return ''
  const [before = '', behind = ''] = text.split(length)
  if (less.test(behind) || more.test(behind)) return less.test(behind) ? ' shorter' : ' longer'
  if (whole.test(before.trim())) return ''
  return less.test(before) ? ' shorter' : more.test(before) ? ' longer' : ''
}

/** “15 minutes to breathe” are after it, “half an hour to get there” before. */
function beside(event: string, { one }: Filled, text: string): string | undefined {
  const side = /\b(?:after|afterwards|back|home|unwind|breathe|breather)\b/i.test(text) ? 'after' : 'before'
  return one('length', (length) => `block ${length} ${side} ${event}${one('title', (title) => ` for ${title}`) ?? ''}`)
}

export const saidOrders: SaidOrders = { inHand, named, names: ['event'], makes: ['create', 'task', 'remind', 'travel'] }
