import { defineLanguage } from '#foundation/language/templates/language.ts'
import { paraphrases } from './paraphrases.ts'

/** Read by a reader of its own: what to be reminded of may be anything. */
export const reminders = defineLanguage({
  name: 'reminders',
  paraphrases,
  lexicon: { reminder: 'reminder, reminders, remind, reminding, snooze, nudge' },
  weights: { reminder: 3 },
  intents: { reminders: { kind: 'act', say: [] } },
  buttons: { remind: 'reminders' },
})
