/** Words and phrases that mean the same in whatever is said of the calendar. */
export const calendarLexicon = {
  it: 'it, that, this, that one, this one',
  ours: 'the, my, our, his, her, their, this, that, today, tomorrow, next, every, each, all',
  'some-event': `
    the meeting, my meeting, our meeting, the event, my event, our event, the appointment, my appointment, our
    appointment, the call, my call, our call`,
  'calendar-noun':
    'my calendar, the calendar, our calendar, my schedule, the schedule, my diary, the diary, my agenda, the agenda',
  rename: 'rename, retitle, re-title',
  call: 'call, name, title',
  'name-noun': 'title, name, subject',
  'place-noun': 'location, place, venue, room',
  set: 'change, set, update, move, switch, adjust',
  put: 'add, set, use, put, make, note, save, enter',
  hold: 'move, put, hold, do, have, make',
  have: 'make, have, let',
  repeat: 'repeat, recur, happen',
  turn: 'make, turn, change',
  invite: 'invite',
  add: 'add, include, bring, loop in, ask, get',
  'add-strong': 'add, include, loop in',
  swap: 'swap, switch, exchange, trade, swap the times of, switch the times of',
} as const
