import { elsewhere, place } from './places.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'

export const zones = defineLanguage({
  name: 'zones',
  pieces: [place, elsewhere],
  lexicon: {
    time: `
      time, clock, how late, hour, local time, current time, time of day, clock time, what oclock, oclock, o clock`,
    'time-now': `
      now, right now, currently, local, exact, say, says, show, read, here, this moment, at the moment, the moment,
      current, precise, watch, please, today, precisely, by the clock, by your clock, tonight, moment, already, over
      there, at present, is it early, check`,
    people: `
      colleague, friend, team, office, client, customer, people, family, parent, boss, partner, branch, brother,
      sister, mother, mom, mum, dad, father, cousin, aunt, son, daughter, folks, headquarters, wife, husband, someone,
      local`,
    zone: `
      time zone, timezone, zone, tz, timezones, utc offset, zone setting, clock setting, time setting, timezone
      setting`,
    'zone-more': `
      times, use, using, set, have, think, wise, down, configured, stored, profile, live, where, on file, account,
      current, assume, believe, setting, mine, set to, work with, settings, registered, saved, located, am i in,
      recorded, calculate, under, assigned, at the moment, displayed, appear, shown, operating, selected, be in,
      active, default, listed, noted`,
    difference: `
      difference, ahead, behind, offset, hours between, hours apart, hours from, apart, time difference, ahead of me,
      hours ahead, hours behind, between, how many hours, gap, hours difference, time gap, later than, earlier than,
      hours, how much later, lag, how much earlier, difference in time, hour difference, jet lag, shift, far ahead,
      far behind, before me, after me, hours away, ahead or behind`,
    'difference-more': `
      hours, time, zone, me, here, is it, hour, or behind, behind, ahead, by how much, in hours, my time, us,
      difference, between, from, home, how far, than, my zone, where i am, timezones, time zones, later, earlier,
      compared, than here, away, and me`,
    moved: `
      moved, i moved, i live, i am in, i am based, i am now in, relocated, i have moved, move to, moving to, i am
      living, arrived, i relocated, now living, i am currently in, i just moved, just landed, landed, staying in, i
      stay in, i work from, i am at, we moved, new home, moved to, my home is, working from, based, i am travelling
      to, i am traveling to, i flew to, settled, now in`,
    /** Who is somewhere on a day to come has not moved there. */
    'to-come': `
      next week, next month, next year, this weekend, next weekend, tomorrow, tonight, on monday, on tuesday, on
      wednesday, on thursday, on friday, on saturday, on sunday, monday, tuesday, wednesday, thursday, friday, saturday,
      sunday, for lunch, for dinner, for a meeting, for the meeting, for a day, until, will be`,
    'moved-more': `
      these days, now, this week, for a while, today, next week, new, my, just, recently, currently, month, days,
      city, there, permanently, week, weeks, home, for work, here, year, last month, last week, until further notice, til further notice, till further notice, for the time being,
      time, the next, clock, times, move, wrong, incorrect, not right`,
  },
  intents: {
    'time-now': {
      kind: 'ask',
      say: ['[<time>]', '[<time> <time-now>]', '[<time> <time-now> <time-now>]', '[<time> <today>]', '[<time> <time>]'],
    },
    'time-in-place': {
      kind: 'ask',
      say: [
        '[<time> {place}]',
        '[<time> {place} <time-now>]',
        '[<time> {place} <people> <time-now?>]',
        '[<time> {place} {place} <time-now?>]',
        '[<question> <zone> {place} <time-now?>]',
        '[<time> {elsewhere} <time-now?>]',
        '[<time> <time> {place} <time-now?>]',
      ],
    },
    // Read by a reader of its own: which side the time belongs to depends on the order of the words.
    'time-change': { kind: 'ask', say: [] },
    // What a time in another place is here: “10am Tokyo time on Friday, when is that for me?”
    'own-time': { kind: 'ask', say: [] },
    'zone-own': {
      kind: 'ask',
      say: [
        '[<zone>]',
        '[<zone> <zone-more>]',
        '[<zone> <zone-more> <zone-more>]',
        '[<zone> <zone-more> <zone-more> <zone-more>]',
      ],
    },
    'zone-difference': {
      kind: 'ask',
      say: [
        '[<difference> {place}]',
        '[<difference> {place} <difference-more?> <difference-more?> <difference-more?>]',
        '[<difference> {place} {place} <difference-more?> <difference-more?>]',
        '[<difference> <time> {place} {place?} <difference-more?>]',
      ],
    },
    'change-zone': {
      kind: 'act',
      say: [
        '[<change> <zone> {place} <moved-more?> <my?>]',
        '[<my> <zone> {place} <moved-more?> <change?>]',
        '[<moved> {place} !<to-come>]',
        '[<moved> {place} <moved-more> <moved-more?> !<to-come>]',
        '[<moved> {place} <zone> <change?> <moved-more?> <moved-more?>]',
        '[<zone> {place}]',
        '[<change> <zone> !<asks-what>]',
        '[{place} <change> <my> &<time>]',
        '[<change> <zone> <moved-more> !<asks-what>]',
        '[<change> <time> {place} <moved-more?>]',
        '[<change> <zone> {elsewhere}]',
        '[<moved> {elsewhere} !<to-come>]',
        '[<change> <zone-more> <zone> {place} <moved-more?>]',
      ],
    },
    'same-of-place': {
      kind: 'ask',
      say: [
        '[{place} !<own-doing>]',
        '[{place} <time-now> !<own-doing>]',
        '[{place} {place} !<own-doing>]',
        '[{elsewhere} !<own-doing>]',
        '[<change> {place} <moved-more?>]',
      ],
    },
  },
})
