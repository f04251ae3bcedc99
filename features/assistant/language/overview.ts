import { defineLanguage } from '#foundation/language/templates/language.ts'

export const overview = defineLanguage({
  name: 'overview',
  lexicon: {
    glance: `
      overview, dashboard, at a glance, glance, brief me, brief, briefing, rundown, daily overview, daily briefing,
      daily brief, day overview, status, day at a glance, agenda, run me through, catch me up, run through, state of
      things, walk me through, update me, fill me in, daily summary, summary of my day, summary of today, summary of
      the day, day summary, morning report, how does my day look, how is my day looking, what does my day look like,
      lay of the land, picture of my day, bring me up to speed, up to speed, what is on today, what is on for today,
      snapshot, whats on today, what is up today, what is going on today, where do i stand, outlook, day ahead, get me
      up to speed, start my day, sum up my day, sum up today, how is today looking, how does today look, what does
      today look like, what is in store, what is important today, what matters today, what is on my plate, plate,
      daily status`,
    'day-word': `
      my day, day, today, the day, daily, this morning, for today, todays, ahead, morning, me, home, my, everything,
      on, current, look, looks, looking, like, hold, show, open, view, give, quick, big picture, everything important,
      important, bring, up, in short, go to, display, short, hold for me, take me`,
    'day-look': `
      look, looks, looking, look like, shape, hold, plan, going to be, go, bring, be like, ahead, shaping up, lined
      up, coming up, planned, like`,
    'own-day': 'my day',
    'my-day': 'my day, today, the day, day',
  },
  intents: {
    dashboard: {
      kind: 'ask',
      say: [
        '[<glance>]',
        '[<glance> <day-word> <day-word?> <day-word?>]',
        '[<my-day> <day-look>]',
        '[<own-day> <day-look>]',
        '[<my-day> <day-look> <day-word?>]',
        '[<glance> <today> <day-word?>]',
        '[<glance> <glance> <day-word?>]',
      ],
    },
  },
  commands: { dashboard: { text: 'dashboard', alone: 'dashboard' } },
})
