import { defineLanguage } from '#foundation/language/templates/language.ts'

export const dates = defineLanguage({
  name: 'dates',
  lexicon: {
    day: `
      day, date, weekday, day of the week, calendar day, calendar date, day of week, days date, which of the weekdays,
      what a day, dates`,
    when: 'when is, when does, when will, when are, when was',
    fall: 'fall, falls, land, lands, happen, be, occur, on, what, going to be, celebrated, fell',
    span: `
      how many days, how many weeks, how many months, how long, number of days, number of weeks, days, weeks, months,
      countdown, how far, how soon, sleeps, how many sleeps, how much time, time left, count the days, how many more
      days, count, day count, calculate the days, nights, time, amount of days`,
    until: `
      until, till, to, before, left, remaining, remain, away, to go, between, since, from, off, and, there, passed,
      gone by, have to wait, is it, come, comes, do i have, ago was, wait`,
    leap: 'leap year, leap years, leap day',
    'week-number': `
      week number, number of the week, calendar week, which week of the year, what week of the year, iso week, which week
      number, what week number, week of the year`,
    'how-much': 'how much, how many, what does, cost, costs',
    'at-now': 'now, right now, currently',
    soon: 'how soon, countdown, how far, sleeps, how many sleeps, days left, time left, how long, how far off',
    'that-day': 'then, that, that day, till then, until then, it, off is that, away is that',
    unit: 'weeks, days, hours, months, in weeks, in days, in hours, in months, how many weeks, how many months, how many hours',
    occasion: `
      birthday, anniversary, deadline, vacation, holiday, trip, wedding, party, launch, start of, beginning of, exam,
      my birthday, our anniversary, due date, release, retirement, conference, event, the holidays, my holiday`,
    'is-it': 'is it, is today, is this, are we, it is, is that, was it, will it be, would it be, today is',
    current: 'at least, anyway, again, current, present, todays, full, exact, calendar, month, year, the, actual',
  },
  intents: {
    'date-today': {
      kind: 'ask',
      say: [
        '[<day> <current?>]',
        '[<today> !<own-doing>]',
        '[<day> <today> <current?>]',
        '[<day> <current> <current>]',
        '[<today> {days} <is-it?>]',
        '[<today> {days} <day?> <is-it?>]',
        '[<is-it> {days} <day?>]',
        '[<day> <current> <is-it>]',
        '[<today> {calendar}]',
        '[<year> <is-it> !<how-much>]',
      ],
    },
    'date-relative': {
      kind: 'ask',
      say: [
        '[<day> {offset} <fall?> !<own-doing>]',
        '[<day> {offset} <day?> <fall?> <is-it?> !<own-doing>]',
        '[{offset} <is-it>]',
        '[{offset} {days} <is-it?>]',
        '[{offset} <when> <fall?>]',
        '[{offset} <fall> <day>]',
      ],
    },
    'weekday-of-date': {
      kind: 'ask',
      say: [
        '[<day> {calendar} <fall?> <year?>]',
        '[<day> <day?> {calendar} <fall?> <year?>]',
        '[{calendar} {days} <fall?> <year?>]',
        '[{calendar} <when> <fall?> <year?> <day?>]',
        '[{calendar} <fall> <question> <year?>]',
        '[<day> {calendar} <occasion> <fall?> <year?>]',
      ],
    },
    'leap-year': { kind: 'ask', say: ['[<leap> {number?}]', '[<leap> <year>]'] },
    'week-number': {
      kind: 'ask',
      say: ['[<week-number> {date?}]', '[<week-number> <is-it>]', '[<week-number> {date} <is-it>]'],
    },
    'days-until': {
      kind: 'ask',
      say: [
        '[<span> <until> {date}]',
        '[<soon> {calendar} <occasion?> <year?>]',
        '[<span> <until> <until> {date} <occasion?> <year?>]',
        '[<span> <until> {date} <occasion> <year?>]',
        '[<span> <until> {date} {date} <until?>]',
        '[<span> <until> <until?> <occasion>]',
        '[<span> <until> {calendar} <year>]',
        '[<until> {calendar} <span>]',
        '[<span> <that-day> !<at-now>]',
        '[<span> <until> <that-day> !<at-now>]',
        '[<soon> <that-day>]',
      ],
    },
    'same-in-unit': { kind: 'ask', alone: true, say: ['[<unit>]'] },
    'same-of-date': {
      kind: 'ask',
      say: [
        '[{date} !<own-doing>]',
        '[{date} <until> !<own-doing>]',
        '[{date} <year> !<own-doing>]',
        '[{date} <is-it?> !<own-doing>]',
      ],
    },
  },
})
