import { defineLanguage } from '#foundation/language/templates/language.ts'

/** What is said of reminders that are there, or were. */
export const asking = defineLanguage({
  name: 'asking',
  lexicon: {
    show: `show, list, what are, what is, which are, see, give me, tell me, display, open, do i have, have i got, are there, is there, i have, read me, read, check,
      what, which, any, have you got, look up, let me see, do you have, go over, run through, review`,
    reminder: 'reminder, reminders, alert, alerts, alarm, alarms',
    own: 'my, all, all my, all of my, the, any, pending, upcoming, coming up, coming, open, active, other, next, set, current, existing, list of, list of my, of my, for me, whole',
    'how-many': 'how many, the number of, count, count my, number of',
    'will-remind': `will you remind me, are you reminding me, do you remind me, are you going to remind me, will you be reminding me, am i being reminded, will i be reminded,
      am i reminded, am i to be reminded, should you remind me, do i get reminded, do i get a reminder, is my reminder, is the reminder, is the next reminder, will you next remind me, do you next remind me, are you next reminding me, will you remind me next, is my next reminder, are my reminders, do i get reminders`,
    'did-remind': `did you remind me, have you reminded me, did you already remind me, have you already reminded me, was i reminded, have i been reminded, did i get reminded,
      you reminded me, did you send me a reminder, did i get a reminder, did you tell me, did you ping me, did you notify me, did i get the reminder, did my reminder, did the reminder, did you not remind me`,
    received:
      'did i get, have i had, did i miss, have i missed, came, were sent, did you send, were delivered, went off, came in, fired, did i have, was there, were there, i missed, did you give me, i got, arrived',
    stop: `stop reminding me, stop pinging me, stop nudging me, do not remind me, never remind me, quit reminding me, no longer remind me, you do not need to remind me,
      you need not remind me, no need to remind me, stop bugging me, stop bothering me, stop notifying me, do not bother reminding me, no need to bother reminding me, quit bugging me, do not ping me, i do not need to be reminded, i do not want to be reminded, do not nudge me, stop alerting me`,
    delete:
      'delete, cancel, remove, stop, drop, clear, scrap, kill, turn off, switch off, disable, get rid of, forget, forget about, dismiss, end, no more, i do not need, ditch, erase, take off, call off',
    'any-more': 'any more, anymore, any longer, again, ever again',
    about: 'about, of, for, to, on, that, called, saying, regarding, with, named',
    snooze:
      'snooze, postpone, put off, delay, remind me again, remind me later, ping me again, nudge me again, later, push back, defer, again, not now, hit snooze',
    change:
      'change, move, set, shift, push, reschedule, update, make, put, switch, adjust, edit, bring, postpone, delay, push back',
    done: 'mark, tick off, check off, complete, finish, i am done with, done with, i have done, i did, close, i finished, i have finished, dealt with, i am finished with',
    'as-done': 'as done, done, complete, completed, finished, as complete, as completed, as finished, off',
    no: `no, no more, never any, stop, stop the, turn off, turn off the, switch off, switch off the, disable, mute, silence, i do not want, i do not want any, i want no,
      i need no, i do not need, i do not need any, set no, send no, send me no, do not send me, without, skip`,
    'not-remind': `do not remind me of, do not remind me about, do not remind me before, never remind me of, never remind me before, stop reminding me of, stop reminding me about,
      stop reminding me before, i do not want to be reminded of, i do not want to be reminded before, i do not need to be reminded of`,
    'only-remind': `only remind me, remind me only, i only want to be reminded, i want to be reminded only, i only want reminders, i want only reminders, i want reminders only,
      only send me reminders, send me reminders only, only give me reminders, give me reminders only, reminders only, only reminders, limit reminders, limit my reminders,
      limit the reminders, restrict reminders, restrict my reminders, only set reminders, set reminders only, only show me reminders, only notify me, notify me only`,
    'before-those': 'for, before, about, of, from, on, in',
    calendar: 'calendar, calendars',
    all: 'all, all my, all of my, every, all the, everything, all of them, each, any',
  },
  intents: {
    told: {
      kind: 'ask',
      say: [
        '(what|which|who|why|when|how) <reminder?> <did-remind> <about?> {rest:text?}',
        '<did-remind> <about?> {rest:text?}',
        '(what|which|show|list|how|any) <own?> <reminder> <received> {rest:text?}',
        '<received> <own?> <reminder> {rest:text?}',
        'why (was|is|were) {rest:text} late',
        'what have you reminded me <about?> {rest:text?}',
        '(what|which|show|list) (past|old|earlier|previous|delivered|sent|missed|last|recent) <reminder> {rest:text?}',
        'what (was|were) <own?> (past|old|earlier|previous|delivered|sent|missed|last|recent)? <reminder> {rest:text?}',
      ],
    },
    count: { kind: 'ask', say: ['<how-many> <own?> <reminder> {rest:text?}'] },
    when: {
      kind: 'ask',
      say: [
        'when <will-remind> <about?> {rest:text?}',
        'when <will-remind> <about?> {rest:text?} (go off|ring|come|due|coming)',
        'what time <will-remind> <about?> {rest:text?}',
        'when does <own?> <reminder> <about> {rest:text} (go off|ring|come|fire)',
        'when does <own?> {rest:text} <reminder> (go off|ring|come|fire)',
        'when is <own?> <own?> <reminder> <about> {rest:text}',
        'when is <own?> {rest:text} <reminder>',
        'when is <own?> <own?> <reminder>',
        '(what|which) <reminder> (is|comes|rings|sounds) (the)? next (one)? (that|to)? (will)? (sound|ring|come|fire)?',
      ],
    },
    list: {
      kind: 'ask',
      say: [
        '<show> <show?> <own?> <own?> <own?> <reminder> {rest:text?}',
        '(my|all my|all|pending|upcoming|open|active|current|any) <own?> <reminder>',
        'reminders',
        'what <reminder> (is|are|do i have|have i) (set|there|on|active|planned|still)? (now|today)?',
        'what <will-remind> <about?> {rest:text?}',
        'what do i (need|have|want) to be reminded <about?> {rest:text?}',
        'are you going to remind me <about> {rest:text}',
        'do you remind me <about> {rest:text}',
        'is there <own?> <reminder> {rest:text?}',
      ],
    },
    silence: {
      kind: 'act',
      say: [
        '<no> <own?> <reminder> <before-those> (the|my|our)? {which:text} <calendar>',
        '<no> <own?> <reminder> <before-those> (anything|everything|events|things|all events) (in|on|from|of) (the|my|our)? {which:text} <calendar>',
        '<not-remind> (anything|everything|events|things|what is|all events) (in|on|from|of) (the|my|our)? {which:text} <calendar>',
        '(mute|silence) (the|my|our)? {which:text} <calendar>',
        '(mute|silence) (the|my|our)? <reminder> (of|for|from|in) (the|my|our)? {which:text} <calendar>',
      ],
    },
    only: {
      kind: 'act',
      say: [
        '<only-remind> (for|before|about|of|from|on|in|to) (the|my|our)? {which:text} <calendar>',
        '<only-remind> (for|before|about|of|from|on)? (anything|everything|events|things|what is|all events|meetings) (in|on|from|of) (the|my|our)? {which:text} <calendar>',
      ],
    },
    stop: {
      kind: 'act',
      say: [
        '<stop> <about?> {which:text?} <any-more?>',
        '<delete> <own?> <own?> <reminder> <about> {which:text}',
        '<delete> <all?> <own?> <own?> <reminder> {span:text?}',
        '<delete> <all?> <own?> {which:text} <reminder>',
        '<delete> <own?> {which:text} <reminder> {span:text}',
      ],
    },
    done: {
      kind: 'act',
      say: [
        '<done> <own?> {which:text?} <reminder> <as-done?>',
        '<done> <own?> <reminder> <about> {which:text} <as-done>',
        '<done> <own?> <reminder> <about> {which:text}',
      ],
    },
    snooze: {
      kind: 'act',
      say: [
        'snooze',
        'snooze {rest:text}',
        '(postpone|delay|defer|put off|push back) <own?> <reminder> {rest:text}',
        'remind me again (in|at|after|on|this|tomorrow|later|tonight|next|around|when) {rest:text?}',
        'remind me later',
        'remind me again',
        '(ping|nudge) me again {rest:text?}',
        'not now remind me {rest:text}',
      ],
    },
    change: {
      kind: 'act',
      say: [
        '<change> <own?> <own?> <reminder> <about> {which:text} (to|for|until|at|on|by) {to:text}',
        '<change> <own?> {which:text?} <reminder> (to|for|until|at|on|by|say|from) {to:text}',
        '<change> <own?> {which:text?} <reminder> {to:text}',
        '<own?> {which:text} <reminder> (to|at) {to:text}',
      ],
    },
  },
})
