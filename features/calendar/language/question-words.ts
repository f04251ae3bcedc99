/** Words and phrases that mean the same in a question about the calendar. */
export const questionLexicon = {
  'tell-me': `
    tell me, let me know, do you know, any idea, can you tell me, could you tell me, check, see, look up, i would like to
    know, i am wondering, i wonder, i am not sure, remind me, remind me again, find out, show me`,
  whether: 'whether, if',
  when: `
    when, what time, at what time, which time, what times, which times, which day, what day, on which day, on what day,
    which date, what date, on which date, on what date`,
  where: `
    where, in which room, which room, what room, what is the place of, what is the location of, what is the room of, what
    is the venue of, what is the address of, what is the place for, what is the location for, what is the room for, what
    is the venue for, what is the address for`,
  who: 'who, whom, with whom, who all, who else',
  'how-long': `
    how long, how much time, how many days, how many hours, how many minutes, how many weeks, how many sleeps, how many
    nights, how many more days, how many more weeks`,
  'how-much': 'how many hours, how much time, how many hrs, how much, hours of, time spent in, time in, hours in',
  'how-many': 'how many, how often, count, number of, count my',
  how: 'how, what',
  what: 'what, which',
  is: 'is, are, was, will, does, do, did, has, have',
  asks: `
    any, do, does, did, is, are, will, would, have, has, what, which, show, list, check, find, tell, where, when, how many,
    am i, give, anything, see`,
  // Who asks, and for whom.
  'do-i': `
    do i, do we, have i, have we, did i, did we, will i, will we, am i, are we, was i, would i, would we, had i, is there,
    are there, was there, were there`,
  'i-have': 'i have, i have got, we have, there is, i got',
  'am-i': 'am i, are we, will i be, will we be, would i be, i am, we are, was i, am i still',
  'there-are': 'are there, there are, is there',
  we: 'i, we, you and i',
  can: 'can, could, should, might, would, may',
  have: 'have, got, doing, up to, on, planned, scheduled, booked, do',
  having: 'having, have, getting, get, eating, eat, doing, do, grabbing, grab',
  some: 'any, some, enough, even',
  vague:
    'other, more, further, else, free, big, important, urgent, new, early, late, long, short, real, actual, upcoming, calendar, work, personal',
  still: 'still, already, also, completely, totally, entirely, all, otherwise, currently',
  else: 'else, all',
  // What is looked for.
  mine: 'my, our',
  the: 'the',
  with: 'with',
  meeting: 'meeting',
  'meeting-word': 'meeting, call',
  'event-word': 'meeting, call, appointment, event',
  'any-event': 'everything, event, calendar, schedule',
  'free-word': 'free, available, busy',
  'near-me': 'i, my, me, we, our, us, next, the',
  'which-dates':
    'which dates, what dates, on which dates, on what dates, which days, what days, on which days, on what days',
  calendar: `
    calendar, schedule, agenda, diary, plans, plan, programme, program, line up, lineup, timetable, my day, my week, the
    day, the week, my morning, my afternoon, my evening`,
  'plain-calendar': 'calendar, agenda, diary, todays schedule, tomorrows schedule',
  'my-calendar': `
    my calendar, the calendar, our calendar, my schedule, the schedule, our schedule, my agenda, the agenda, my diary, the
    diary, my plan, the plan, my plans, our plans, the plans, my day, my week, my morning, my afternoon, my evening, my weekend`,
  'in-calendar':
    'in my calendar, in the calendar, in my diary, in the diary, on my calendar, in my schedule, on my schedule',
  happening: `
    meeting, appointment, event, call, thing, session, interview, 1:1, one on one, stand up, standup, sync, viewing,
    commitment, engagement`,
  happenings: `
    meetings, appointments, events, calls, interviews, sessions, things, one on ones, standups, stand ups,
    syncs, commitments, engagements, plans`,
  'event-name': `
    meeting, appointment, event, call, calendar, schedule, agenda, diary, plans, interview, standup, stand up, session`,
  'called-so': `
    with, about, called, regarding, standup, stand up, sync, 1:1, one on one, interview, lunch, lunches, dinner, breakfast,
    coffee, catch up, review, workshop, demo, dentist, gym, yoga, follow up, training, lesson, class, classes`,
  lasting: 'on my plate, my day, the day, my week, the week, coming up, lined up, left, remaining',
  week: 'week',
  upcoming: 'coming up, lined up, upcoming, coming, pending, planned, scheduled, next',
  coming: 'upcoming, coming, pending, planned, scheduled, current, latest, future, remaining',
  'in-store': 'planned, scheduled, lined up, coming up, on the cards',
  anything:
    'anything, something, nothing, any plans, plans, any thing, any program, any programme, a program, a programme',
  everything: 'everything, anything, all',
  about: 'to do with, related to, about, concerning, regarding',
  'left-over': 'is left, remains, is still left, is still there, stays, is left over, is left now',
  planned: `
    on, in, up, happening, planned, scheduled, going on, coming up, lined up, booked, left, remaining, to come, ahead, in
    store, on my plate, waiting for me, there`,
  show: `
    show, list, read, tell, give, display, open, pull up, bring up, see, check, go over, go through, run through, view, let me see,
    print, get me, go to, jump to`,
  'look-for': 'find, search for, look for, search',
  find: 'find, show, list, give, suggest, propose, offer, get, look for, search for, check, see, tell',
  overview: 'overview, summary, rundown, outlook, brief, briefing, preview, recap',
  'sum-up': 'sum up, summarise, summarize, plan, outline, add up, total, total up',
  'brief-me': `
    brief me on, brief me for, prepare me for, prep me for, get me ready for,
    walk me through, run me through, take me through, brief me, talk me through`,
  alike: 'like, looking like',
  looks: 'look like, looking like, look, looking, shaping up, shape up',
  'how-full': 'how busy, how full, how packed',
  clash: `
    clash, clashes, clashing, collide, collides, colliding, collision, conflict, conflicting, overlap, overlapping, double
    book, double booked, double booking, double-book, double-booked, double-booking, doublebooked`,
  longest: 'longest, lengthiest',
  shortest: 'shortest, briefest',
  takes: 'meeting, meetings, event, events, appointment, appointments, call, calls, thing, entry, session, sessions',
  busiest: `
    busiest, fullest, most packed, most booked, busiest day, fullest day, the most meetings, the most events, most hours,
    the most hours`,
  quietest: `
    quietest, emptiest, freest, lightest, calmest, least busy, least full, least booked, least packed, most free, fewest
    meetings, fewest events, fewest appointments, fewest hours, fewest hours booked, fewest things, least meetings, quietest day, emptiest day, freest day,
    lightest day, calmest day`,
  day: 'day, weekday, workday, working day, work day, days',
  without:
    'without, with no, free of, that has no, no meetings, no calls, no appointments, no events, nothing on, nothing planned',
  'empty-day': 'free day, empty day, meeting free day, clear day, day free',
  busy: 'busy, booked',
  meetings: 'meetings, meeting, calls, call, appointments, events, busy, booked',
  'in-meetings': 'in meetings, in my meetings, my meetings, all meetings, meetings, in calls, my calls, booked, busy',
  'meeting-time':
    'meeting time, meeting hours, meeting load, hours of meetings, time in meetings, time spent in meetings',
  // When there is room.
  free: 'free, available, busy, booked, open, around, empty, clear, taken, possible, ok, okay, unbooked',
  open: 'free, open, available, spare, empty',
  gap: `
    gap, slot, opening, room, space, availability, free time, free hour, spare time, spare hour, open time, free slot, free
    minute, minute, time, window, spare minute, free moment, time slot, hole`,
  'find-gap': `
    gap, slot, opening, availability, free time, free hour, spare time, open time, free slot, time slot, time for, time to,
    times for, window`,
  'open-gap': `
    free time, free times, free slots, free slot, open slots, open slot, available times, available slots, available slot,
    free hours, free gaps, availability, my availability, gaps, openings, free stretch, uninterrupted stretch, longest
    stretch, longest gap`,
  'any-gap':
    'any gap, any slot, any opening, any availability, any room, any space, any free time, any spare time, any free slot, any free slots, any free gap, any free hour, any open slot, any spare slot, any time slot, any hole, any holes, any window',
  'good-time': `
    when is a good time, what is a good time, when would be a good time, best time, when would be, what is the best time,
    when is the best time`,
  part: 'morning, afternoon, evening, day, weekday',
  parts: 'mornings, afternoons, evenings, nights',
  'whole-day': 'which day, what day, which weekday, what weekday',
  fit: 'fit, squeeze, clash, conflict, collide, overlap, work, free, fit in, squeeze in, possible, ok',
  'to-fit': 'fit, squeeze, fit in, squeeze in, slot in',
  'fit-in': 'do, make, meet, fit, squeeze, take, manage, have, fit in, squeeze in, hold, run, host, schedule, plan',
  suit: 'suit, work, work for, fit, be ok for, be good for, suit me, work for me',
  need: 'need, want, need to find',
  suppose: 'if, suppose, supposing, what if',
  'it-is': 'would it, will it, does it, is it, do i, am i, will that, would that, does that, would i',
  move: `
    move, moved, put, shift, shifted, push, pushed, schedule, scheduled, book, booked, were to move, were to put, were to
    shift, were to push, were to book, were to schedule`,
  cancel: 'cancel, cancelled, canceled, skip, skipped, drop, dropped, delete, deleted, were to cancel, were to skip',
  'then-book': `
    and book, and then book, and schedule, and then schedule, and reserve, and put, and add, and block, then book, then
    schedule, book it, schedule it, reserve it, block it`,
  'not-yet': 'do not book, do not schedule, without booking, not book',
  // Which, and what becomes of it.
  order: `
    next, first, last, second, third, fourth, 2nd, 3rd, previous, final, earliest, latest, most recent, current, upcoming,
    very first, very last, second to last, last but one`,
  next: 'next, first, earliest, soonest, next available',
  last: 'last, most recent, most recently',
  was: 'was, did, did i, did we, have i, have we',
  'last-time': 'the last time, last time, the most recent time',
  // Said of a question, and not of what it asks about.
  idle: 'had, again, already, still, does, did, do, am, has, could, would, having, over, get out of, be, being',
  'and-asks': 'and when, and what, and where, and who, and how long, and which',
  meet: `
    meet, meeting, met, see, seeing, saw, seen, speak to, speak with, speaking to, speaking with, speak, spoke to, talk to,
    talk with, talking to, talking with, talk, catch up with, catching up with, meet with, meeting with`,
  comes: 'comes, is, happens',
  'this-one':
    'the meeting, this meeting, my meeting, this, this one, this call, the call, my call, my appointment, this appointment',
  opens: 'kicks off, opens, starts, begins, kick off',
  begin: 'start, begin, start work, begin work',
  closes: 'ends, closes, end, finish, finishes, rounds off',
  done: 'finish, finished, finishing, done, through, get off, off work, finish work',
  held: `
    start, begin, end, finish, held, be held, being held, take place, taking place, happen, happening, be, being, again,
    over, leave, leaving, depart, take off, scheduled, planned, set, set for, starting, on, in`,
  lasts: 'last, take, go on, run, be',
  attends: 'in, at, on, coming to, attending, invited to, going to, joining, part of, expected at, comes to',
  away: `
    off, off work, away, on leave, on holiday, on vacation, on pto, out of office, out of the office, travelling, traveling,
    out, on a trip, on my trip, on trip`,
  'day-off': 'day off, days off, a day off, time off, week off, the day off, any time off',
  deed: `
    interview, interviewing, call, calling, phone, phoning, train, training, present, presenting, demo, demoing, review,
    reviewing, onboard, onboarding, mentor, mentoring, coach, coaching, teach, teaching, visit, visiting, pair, pairing,
    host, hosting`,
  // A time of the world, of others, or of what is no event.
  elsewhere: `
    time zone, timezone, weather, flight, train, bus, movie, film, game, match, song, news, stock, price, supermarket, shop,
    store, email, e mail, mail, inbox, document, file, task, reminder, birthday, christmas, easter, conversation, working
    hours, office hours, world cup, sunrise, sunset, sun, population, capital, president, traffic, recipe, dream, mind, tv,
    radio, netflix, menu, approval, prefer, know about, remember, nearest, bank, did you, do you, have you, are you, you
    did, you do, you changed, you know, talk about, talked about, did we say, did i say, did we discuss, did we mention, did
    i mention, settings, chat, day of the week, the date, which date, what date, todays date`,
} as const

/** What somebody does is called after what they do. */
export const deedNames: readonly (readonly [string, readonly string[]])[] = [
  ['interview', ['interview']],
  ['call', ['call']],
  ['phon', ['call', 'phone']],
  ['train', ['training', 'train']],
  ['present', ['presentation', 'present', 'demo']],
  ['demo', ['demo']],
  ['review', ['review']],
  ['onboard', ['onboarding']],
  ['mentor', ['mentoring', 'mentor', '1:1']],
  ['coach', ['coaching']],
  ['teach', ['class', 'lesson', 'teaching']],
  ['visit', ['visit']],
  ['pair', ['pairing']],
  ['host', ['host', 'visit']],
]

/** Words that mean the same in the title of an event. */
export const sameWords: readonly (readonly string[])[] = [
  ['flight', 'fly', 'flying', 'plane', 'land', 'landing'],
  ['holiday', 'holidays', 'vacation', 'leave', 'pto'],
  ['dentist', 'dental'],
  ['doctor', 'gp', 'physician', 'clinic'],
  ['haircut', 'hairdresser', 'barber', 'salon'],
  ['gym', 'workout'],
  ['train', 'rail'],
  ['standup', 'stand-up', 'daily'],
  ['trip', 'travel'],
]

/** Leave, holidays and the like. */
export const awayWords =
  'leave holiday holidays vacation off pto ooo office away break sabbatical festival sick trip travel'.split(' ')
