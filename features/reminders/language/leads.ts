import { defineLanguage } from '#foundation/language/templates/language.ts'

/** How people ask to be reminded; what of and when is read from what stands before and behind. */
export const leads = defineLanguage({
  name: 'leads',
  lexicon: {
    remind: `remind me, reminding me, remind to, remind us, remind myself, ping me, nudge me, poke me, buzz me, notify me, alert me, prompt me, jog my memory, wake my memory, refresh my memory,
      give me a shout, give me a nudge, give me a ping, give me a heads up, give me a poke, do not let me forget,
      make sure i do not forget, make sure i remember, see that i do not forget, see to it that i do not forget,
      i must not forget, i should not forget, help me remember, let me know, send me a ping, send me a nudge, send me a notification,
      i need to be reminded, i want to be reminded, be reminded, to be reminded, i would like to be reminded, i have to be reminded, to remind me, have to remind me,
      shout at me, give me a kick, yell at me, remember me, remind to me, make remind to me, make remind me, make me remind, make me remember, remind me please, holler at me, tap me,
      bug me, chivvy me, drop me a line, i must be reminded, i must be reminded to, i want reminding, i need reminding, i should be reminded, prod me, jog me, warn me, wake me up with a ping, wake me up with a nudge, wake me up with a reminder, make me a warning, make me a reminder, make me an alert, send me a reminder, beep me`,
    set: 'set, create, add, make, put, schedule, give, send, get, need, want, i need, i want, i would like, like, start, drop, leave, book, arrange, set up, put in, pop in, stick in, new, another',
    kind: 'a, an, new, another, one, gentle, friendly, quick, little, daily, weekly, monthly, yearly, recurring, repeating, regular, event, separate, second, small',
    reminder: 'reminder, remider, reminders',
    // As nouns only behind a verb: “alert the team” and “nudge Tom” are no reminders.
    nudge: 'alert, nudge, warning, heads up, heads-up, headsup, prod, prompt',
  },
  intents: {
    lead: {
      kind: 'act',
      say: [
        '<remind> {body:text}',
        '<remind>',
        '<remind> again {body:text}',
        '{before:text} <remind> {body:text}',
        '{before:text} <remind>',
        '<set> <kind?> <kind?> <reminder> {body:text}',
        '<set> <kind?> <kind?> <reminder>',
        '<set> <kind?> <kind?> <nudge> {body:text}',
        '{before:text} <set> <kind?> <kind?> <nudge> {body:text}',
        '<kind?> <kind?> <reminder> {body:text}',
        '<kind?> <kind?> <reminder>',
        '{before:text} <set> <kind?> <kind?> <reminder> {body:text}',
        '{before:text} <set> <kind?> <kind?> <reminder>',
      ],
    },
    // “Remind tomorrow 7:15, take helmet”: only a time may follow, as a name would be somebody to tell.
    bare: { kind: 'act', say: ['(remind|alert|ping|nudge|buzz|notify) {body:text}'] },
    // “Each weekday at 12:45: reminder to leave”.
    headed: { kind: 'act', say: ['{before:text} <kind?> <reminder> {body:text}', '{before:text} remind {body:text}'] },
    // “Yearly 15 January 09:00 pension reminder”: what says when, and then what of.
    tail: { kind: 'act', say: ['{body:text} <reminder>', '{body:text} <kind> <reminder>'] },
    // “Heads-up 20 minutes before the review”: without a verb only with what says when.
    noun: { kind: 'act', say: ['<kind?> <kind?> <nudge> {body:text}'] },
    // Of both, only what says when is a reminder.
    told: { kind: 'act', say: ['{before:text} tell me to {body:text}', 'tell me {body:text}'] },
  },
})
