import { defineLanguage } from '#foundation/language/templates/language.ts'
import { paraphrases } from './paraphrases.ts'

/** The words weigh in every message, so that none that speaks of a meeting is taken for something else. */
export const calendar = defineLanguage({
  name: 'calendar',
  paraphrases,
  lexicon: {
    appointment: `
      meeting, meetings, appointment, appointments, event, calendar, schedule, slot, invite, invitation, attendee,
      dinner, lunch, doctor, book, reserve`,
  },
  weights: { appointment: 3 },
  // Read by a reader of its own: titles and times may be anything.
  intents: { calendar: { kind: 'act', say: [] } },
})
