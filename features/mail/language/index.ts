import { defineLanguage } from '#foundation/language/templates/language.ts'
import { mailNouns } from './lexicon.ts'
import { paraphrases } from './paraphrases.ts'

/** The words weigh in every message, so that none that speaks of mail is taken for something else. */
export const mail = defineLanguage({
  name: 'mail',
  paraphrases,
  lexicon: { mail: mailNouns },
  weights: { mail: 3 },
  // Read by a reader of its own: senders and subjects may be anything.
  intents: { mail: { kind: 'act', say: [] }, 'write-mail': { kind: 'act', say: [] } },
  buttons: { email: 'write-mail' },
  commands: { email: { text: 'write-mail', alone: 'write-mail' }, mail: { text: 'write-mail', alone: 'write-mail' } },
})
