import type { Grammar } from '../../understanding/grammar.ts'

/**
 * The calendar is read by its own reader (`reading/`), for titles and times may be anything. Its words weigh in every
 * sentence, so that none that speaks of a meeting is taken for something else.
 */
export const calendar: Grammar = {
  concepts: {
    appointment: `
      meeting, meetings, appointment, appointments, event, calendar, schedule, slot, invite, invitation, attendee,
      dinner, lunch, doctor, book, reserve`,
  },
  intents: {},
}
