import { stretch } from './stretch.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'

export const people = defineLanguage({
  name: 'people',
  paraphrases: { 'remember that {what}': ['(note|memo|reminder) to self , {what:rest}'] },
  pieces: [stretch],
  lexicon: {
    hours: `
      working hours, work hours, office hours, business hours, working times, work schedule, working time, work times,
      working days, work days, workdays, work week, workweek, working week, hours of work, workday, working day,
      office times, duty hours, hours i work, working schedule, days i work, times i work, hours, office time, work
      time, work plan`,
    work: `
      i work, work, working, at work, in the office, on duty, i am available, available, at the office, i am working,
      i will work, my days, my week, job, shift, i do, clock in, clock out, i am in`,
    'work-ask': `
      when do i work, when do i start, when do i finish, when am i, when i am at work, when does my, when do i stop,
      start work, finish work, stop work, which days do i work, what days do i work, do i work, when i work, days do i
      work, am i working, when i start, when i finish, hours do i work, begin work, when do i begin, am i at work, how
      long do i work, am i supposed to work, am i available, my workday start, my workday end, when i am working, what
      time do i start, what time do i finish, time do i stop, time do i start, time do i finish, my work day start, my
      work day end, workday begin, workday end, workday start`,
    'hours-more': `
      have, down, set, show, list, display, currently, current, tell, saved, stored, on file, remember, recorded,
      profile, read, start, end, finish, begin, over, know, settings, configured, entered, registered, see, look,
      noted, week, work, day, today, check, times, view, mine, when, account, usual, normal, regular, what are, you
      keep, supposed, meant, expected, scheduled, each, usually, normally, long`,
    onwards: `
      from now on, only, from now, as of now, starting now, starting monday, starting tomorrow, from next week,
      henceforth, usually, always, new, normally, from today, except, off, each day, my, as well, every week, days,
      day, daily, hours, times, both, me, no longer, instead, change, week, from monday, in future, all, my work,
      schedule, office, generally, these days, work, starting`,
    'when-i': `
      when am i, when do i, when will i, what days am i, which days am i, what time do i, what time am i, how long do
      i, on which days am i, at what time do i, which days do i, what days do i, what hours do i, which hours do i,
      what hours am i, from when, until when, how many hours do i, what times do i`,
    'as-name': `
      as my name, as my display name, for my name, as the name for me, when you talk to me, when you address me, from
      now on`,
    'own-name': 'my name, my full name, my display name, my first name, my last name, my surname',
    'name-for-me': `
      name do you have for me, name you have for me, name have you got for me, do you call me, will you call me, am i
      called, name am i under, name do you use for me, name do you know me by`,
    'i-self': 'i, my',
    off: `
      do not work, not working, off, day off, free, no work, never work, not work, am off, stop working, no longer
      work, days off, not in, closed`,
    'off-too': 'never, not, off, free, no, not at all, not anymore, no more',
    /** Only these words make hours of the day working hours. */
    'names-hours': `
      working hours, work hours, office hours, business hours, working times, work schedule, working time, work week,
      working days, work days, workday, workdays, hours of work, my hours, my office hours, i work, work, working, at
      work, at the office, in the office, on duty, my shift, my job, office, i start, i finish, i begin, i stop, i end,
      i am done, i am in, start work, finish work, stop work, starting work, my day starts, my day begins, my day ends,
      my days start, my days end, i knock off, i clock in, i clock out, i always start, i always finish, i usually
      start, i usually finish, i now start, i now finish, i will start, i will finish, i leave the office`,
    'how-much': 'how, how much, is, when, where, which, what',
    'do-i': 'do i, am i, should i, did i, will i',
    name: `
      name, my name, display name, full name, first name, user name, username, nickname, last name, profile name,
      surname, my new name, new name for me`,
    'name-verb': 'change, set, update, correct, fix, edit, make, use, switch, adjust, modify, save, spell, put',
    'name-to': `
      to, is, be, as, into, should be, now, should read, is now, should say, must be, reads, should now be, will be,
      has changed to, changed to, changed into, to now be`,
    'call-me': `
      call me, address me as, address me, refer to me as, i go by, i am called, i am known as, name me, rename me to,
      rename me, rename my account to, rename my profile to, you can call me, know me as, i would like to be called, i
      want to be called, greet me as, please call me, just call me, i prefer to be called, i prefer being called, i
      would prefer to be called, my friends call me`,
  },
  intents: {
    'read-hours': {
      kind: 'ask',
      say: [
        '[<when-i> <work> <hours-more?> <hours-more?>]',
        '[<when-i> <hours> <hours-more?> <hours-more?>]',
        '[<hours>]',
        '[<hours> <hours-more> <my?>]',
        '[<hours> <hours-more> <hours-more>]',
        '[<hours> <hours> <hours-more?>]',
        '[<work-ask>]',
        '[<work-ask> <hours-more> <hours-more?>]',
        '[<work-ask> <today>]',
        '[<work-ask> {date} <hours-more?>]',
        '[<work-ask> {days} <hours-more?>]',
        '[<do-i> <work> {date}]',
        '[<do-i> <work> <today>]',
      ],
    },
    'change-hours': {
      kind: 'act',
      say: [
        '[<hours> {stretch} {days?} {stretch?} <change?> <onwards?>]',
        '[<hours> {days} {stretch?} <change?> <onwards?> <work?>]',
        '[<hours> <change> {days?} {stretch} <onwards?> <work?>]',
        '[<work> {stretch} {stretch?} {days?} <onwards?> <onwards?> !<do-i>]',
        '[<work> {days} {stretch?} <onwards?> <onwards?> !<do-i> !<work-ask>]',
        '[<off> {days} <onwards?> <hours?> !<how-much>]',
        '[<off> {days} <work> <onwards?> !<how-much>]',
        '[<onwards> {stretch} {stretch?} {days?} <work?> !<do-i> &<names-hours>]',
        '[{stretch} {stretch} {days?} <onwards?> !<do-i> &<names-hours>]',
        '[<hours> {days} {stretch} <onwards> <onwards?> <change?>]',
        '[{days} {stretch} <hours?> <change?> <work?> !<do-i> &<names-hours>]',
        '[{stretch} <i-self> {days?} <onwards?> !<do-i> &<names-hours>]',
        '[<change> <hours> !<asks-what>]',
        '[<change> <hours> <onwards> !<asks-what>]',
      ],
    },
    'change-name': {
      kind: 'act',
      accepts: isName,
      say: [
        '<call-me> {text}',
        '<name-verb> <name> <name-to> {text}',
        '<name> <name-to> {text}',
        '<name-verb> {text} <as-name>',
        '<name-verb> <name> <call-me> <name-to> {text}',
        '[<name-verb> <name>]',
        '<call-me> <name-to> {text}',
      ],
    },
    'same-of-hours': {
      kind: 'act',
      say: [
        '[{stretch} {days?} <onwards?> <onwards?> !<do-i> !<work>]',
        '[{days} {stretch} <onwards?> <onwards?> !<do-i> !<work>]',
        '[{days} <off-too> <onwards?> !<do-i> !<how-much>]',
      ],
    },
    // Read by its examples alone: an account is left on a screen, where what that means is said.
    leave: { kind: 'talk', say: [] },
    'read-name': {
      kind: 'ask',
      say: ['[<own-name>]', '[<own-name> <question>]', '[<name-for-me>]', '[<name-for-me> <question>]'],
    },
  },
})

/** “Call me later” does not give a name. */
function isName(text: string): boolean {
  const words = text.split(/\s+/)
  const [first = ''] = words
  return words.length <= 5 && !noNames.has(first.toLowerCase()) && !text.includes('?')
}

const noNames = new Set(
  `a an the taxi cab later back tomorrow when if at in on today again now crazy tonight ambulance mad old once after before by stupid whenever names`.split(
    /\s+/,
  ),
)
