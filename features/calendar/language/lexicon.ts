const delay = `
  postpone, push, push back, push out, delay, put off, put back, defer, move back, shift back, bump back, slide back,
  push forward, punt, kick back, kick out`
const advance = `
  prepone, pre-pone, bring, bring forward, pull, pull forward, pull up, advance, move up, move forward, shift up, shift forward, slide up,
  slide forward, bump up, bump forward`
const moveAlone =
  'move, reschedule, shift, slide, bump, shuffle, shove, nudge, swing, rebook, re-book, rearrange, move over, move out'
const moveSomewhere = 'change, switch, swap, swap over, switch over, transfer, drag, take, carry'

/** Words and phrases that mean the same in whatever is said of the calendar. */
export const calendarLexicon = {
  it: 'it, that, this, that one, this one',
  'some-event': `
    the meeting, my meeting, our meeting, the event, my event, our event, the appointment, my appointment, our
    appointment, the call, my call, our call`,
  'calendar-noun': `
    my calendar, the calendar, our calendar, my schedule, the schedule, my diary, the diary, my agenda, the agenda`,
  rename: 'rename, retitle, re-title',
  call: 'call, name, title',
  'name-noun': 'title, name, subject',
  'place-noun': 'location, place, venue, room',
  set: 'change, set, update, move, switch, adjust',
  put: 'add, set, use, put, make, note, save, enter',
  hold: 'move, put, hold, do, have, make',
  have: 'make, have, let, keep, do',
  repeat: 'repeat, recur, happen',
  turn: 'change, set, switch, turn',
  'make-into': 'make, turn, change',
  invite: 'invite',
  add: 'add, include, bring, loop in, ask, get',
  'add-strong': 'add, include, loop in',
  'leave-out': 'remove, drop, take, uninvite, disinvite, kick, delete, take out',
  swap: 'swap, switch, exchange, trade, swap the times of, switch the times of',
  delay,
  advance,
  'move-alone': `${moveAlone}, ${delay}, defer`,
  'move-plain': `${moveAlone}, ${moveSomewhere}`,
  move: `${moveAlone}, ${moveSomewhere}, ${delay}, ${advance}`,
  'move-all':
    'moving everything, shifting everything, pushing everything, moving it all, moving all of it, moving them, moving all',
  'time-of': `
    time of, time for, start time of, start time for, date of, date for, day of, day for, start of, start for`,
  way: 'back, forward, forwards, up, out, over, ahead, along, off, down',
  'later-way': 'back, backwards, backward, out, down, later, off',
  'earlier-way': 'forward, forwards, up, ahead, earlier',
  later: 'later',
  earlier: 'earlier, sooner',
  'lead-to': 'to, until, till, til, into, onto, back to, forward to, up to, out to',
  'make-it': 'make, do, have, say, try, let us do, let us make, let us say, how about, what about',
  'make-time': 'make, let us do, let us make, let us say, how about, what about',
  soonest: 'first, next, earliest',
  free: 'free, open, available',
  slot: 'hour, half hour, slot, time, gap, spot',
  since: 'from, starting, starting from, starting on, as of, beginning, beginning on, since',
  extend: 'extend, lengthen, prolong, stretch, stretch out, drag out, draw out, expand',
  enlarge: 'extend, lengthen, prolong, stretch, expand, increase',
  shorten: 'shorten, cut, reduce, trim, shrink, decrease',
  'cut-down': 'shorten, cut, reduce, trim, shrink, decrease, limit',
  give: 'add, give me, tack on',
  extra: 'extra, an extra, another, one more',
  'take-off': 'take, shave, cut',
  'off-of': 'off, from, off of',
  lasting: 'last, take, run, run for, be, only, just, last for, take for',
  'length-noun': 'length, duration',
  end: 'end, finish, stop, wrap up, close',
  'go-until': 'end, finish, run, go, last, stop',
  until: 'at, by, until, till, to',
  cancel: `
    cancel, delete, remove, drop, scrap, call off, get rid of, erase, kill, ditch, axe, nix, clear, wipe, skip, strike,
    abort, cut, bin, trash, take away, unschedule, unbook, clear out, cut out, wipe out, take out`,
  clear: 'clear, wipe, clear out, wipe out, free up',
  empty: 'clear, free up, empty',
  'out-of': 'from, off, out of, in, on',
  // What people say of an event: “the budget lock needs to slide to 3:30”.
  must: `
    need to, needs to, has to, have to, had to, ought to, is going to, will have to, should, must, can, should now,
    needs to now, should rather`,
  go: `
    move, moved, slide, slid, shift, shifted, push, pushed, go, start, begin, happen, take place, be, be moved, be
    pushed, be shifted, wait, live`,
  'fits-better': 'works better, is better, fits better, suits me better, is easier, works better for me',
  'runs-over':
    'runs over, runs on, runs long, overruns, drags on, is running over, will run over, goes on, now runs, runs',
  'same-hours': 'hours, times, time, the time, the times, the hours, length, the length, duration, place, room',
  'same-end': `
    same end, the same end, same end time, the same end time, end same, end the same, end stays, the end stays, end
    stays the same, the end stays the same, the end stays as it is, ends as before, ending as before, end as before,
    ends as planned, ends as it was, end as planned, end unchanged, keep the end, keep the same end, ends at the
    same time, ending at the same time, the end is same, the end is the same, end is the same, the end remains, the end
    as before, same finish, same finish time, ends same`,
  'its-end': `
    it has to end, it must end, it needs to end, it should end, it has to be over, it must be over, it needs to be over,
    still ending, still end, still ends, still finishing, still finish, still done, still over, still out, it still
    ends, it should still end, it has to still end, it still has to end, it still has to be over, it needs to still end,
    it still needs to end, still needs to end, still has to end`,
  unchanged:
    'unchanged, same, the same, stay the same, stays the same, as is, as before, as it is, as they are, stay, stays, stay as is',
  starts: `
    is, starts, begins, takes place, happens, will be, is now, now starts, now begins, starts now, now takes place, is
    every week, is every day`,
  'all-of': 'everything, all events, all meetings, all my meetings, all my events',
  may: 'can, could, may, might, would, should',
  been: 'has been, was, is being, is, got, gets, will be, have been, were, are',
  moved: 'put off, moved, postponed, pushed, rescheduled, shifted, delayed, put back, moved back, pushed back',
  moves: 'moves, shifts, slides, moves back, shifts back',
  'in-place-of': 'instead of, not, rather than',
  'will-be': 'is, will be, takes place, is going to be, is being held',
  'is-now': 'will now be, is now, is now going to be, now takes place, it is now',
  ends: 'finishes, ends, stops, is over, now finishes, now ends, finishes now, ends now',
  'be-part': `
    be in on, be on, be in, be at, be part of, be invited to, be added to, be included in, be included on, join, come
    to, attend`,
  her: 'her, him, them',
  'have-done': 'add, invite, include, take, delete, remove, cancel, drop, scrap, clear',
  unneeded: `
    i do not need, we do not need, i no longer need, we no longer need, i can not make, i can not do, i can not attend, i
    can not be at, i can not go to, i will not make, i will not attend, i will not be at, i will not go to, we can not
    make, we will not make, we will not attend, i am not going to, we are not going to`,
  'to-see': 'to see, to meet, to go to, to attend',
  'fell-through': `
    is off, are off, is off now, is not happening, are not happening, is not on any more, fell through, has fallen
    through, is off the table, is called off, was called off, got called off, not needed, is not needed, not needed
    any more, no longer needed, is no longer needed, can be cancelled, is cancelled, is canceled, got cancelled, got canceled, can go, is not taking place`,
  'any-more': 'any more, anymore, any longer, after all',
  quit: `
    i am quitting, i am giving up, i am dropping, i am done with, i am finished with, i am stopping, i am leaving, we
    are quitting, we are giving up, we are dropping, we are done with, we are finished with, we are stopping, we are
    leaving, i am no longer doing, i am no longer going to, i am no longer attending`,
  'all-of-it': `
    whole series, entire series, series, all of it, all of them, it all, them all, everything, it, them, all sessions,
    all classes, all events, all dates, all the sessions, all of the sessions`,
  'later-ones':
    'later, following, other, rest, others, ones after, subsequent, all later, all following, all the later',
  told: `
    is, are, was, were, has, have, had, need, needs, only, just, got, rang, called, can, can not, takes, will, will not,
    no longer, does not, is not, cancelled, canceled, cancels, overran, moved, fell`,
  so: 'so, please, and, so please, and please, can you, could you, so can you, you can, so you can, just',
  // What stays as it is.
  outcome: `
    ends, now ends, then ends, will end, should end, will now end, finishes, now finishes, will finish, starts, now starts,
    will start, begins, now begins, lasts, now lasts, will last, runs, now runs, goes, now goes`,
  'but-keep': 'but keep, but please keep, but leave, but please leave, but not',
  others: 'others, other ones, rest, remaining ones, series',
  stays: `
    stay, stays, can stay, should stay, remain, remains, is fine, are fine, is unchanged, as it is, as they are, of them
    stay, of them can stay`,
  'keep-others': `
    keep the others, keep all the others, keep the rest, keep the other ones, leave the others, leave all the others,
    leave the rest, leave the other ones`,
  // The end of a series.
  stop: 'stop, end, discontinue, wind up, no more',
  after: 'after, beyond, past',
  beginning: 'starting, starting from, as of, beginning',
  onwards: 'on, onwards, onward, forward',
} as const
