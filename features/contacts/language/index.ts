import { defineLanguage } from '#foundation/language/templates/language.ts'

/** The words weigh in every message, so that none that speaks of contacts is taken for something else. */
export const contacts = defineLanguage({
  name: 'contacts',
  lexicon: {
    contact: 'contact, contacts, address book, email address, e-mail address, phone number',
  },
  weights: { contact: 3 },
  // Read by a reader of its own: names may be anything.
  intents: { contacts: { kind: 'act', say: [] } },
})
