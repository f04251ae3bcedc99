import { createGrammar } from '#foundation/language/grammar.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'
import { findPhrases, phrases, without } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'

const byMail = phrases([
  [
    'by email, by mail, by e-mail, via email, via mail, via e-mail, per email, per mail, over email, in an email, in a mail',
    true,
  ],
])

/** What is done “by email” is a mail with that purpose. */
const deeds = defineLanguage({
  name: 'mail-by-mail',
  lexicon: {
    about: 'about, on, regarding, concerning, for',
    know: 'know that, know',
    confirm: 'confirm',
  },
  intents: {
    'following up on': {
      kind: 'act',
      say: ['follow up with {to:text} <about> {what:text}', 'chase {to:text} <about> {what:text}'],
    },
    'reminding them of': { kind: 'act', say: ['remind {to:text} (of|about) {what:text}'] },
    that: {
      kind: 'act',
      say: [
        'remind {to:text} that {what:text}',
        'confirm to {to:text} that {what:text}',
        'let {to:text} <know> {what:text}',
      ],
    },
    'inviting them to': { kind: 'act', say: ['invite {to:text} (to|for) {what:text}'] },
    sharing: { kind: 'act', say: ['share {what:text} with {to:text}'] },
    confirming: {
      kind: 'act',
      say: ['<confirm> {what:text} (to|with) {to:text}', '<confirm> to {to:text} {what:text}'],
    },
    'apologising for': { kind: 'act', say: ['(apologise|apologize|say sorry) to {to:text} for {what:text}'] },
    'congratulating them on': { kind: 'act', say: ['congratulate {to:text} (on|for) {what:text}'] },
  },
})
const grammar = createGrammar(deeds)

/** “Share the offer with Marcus by email” as “email Marcus sharing the offer”; other sentences as they are. */
export function toldByMail(text: string, { now, zone = 'UTC' }: Wording): { text: string; isMail: boolean } {
  const tokens = tokenize(text)
  const [found] = findPhrases(tokens, byMail)
  // “Tell Ivo I am away, he can reach me by mail on Friday” tells it to him.
  const isTold =
    found && found.end < tokens.length && /[,;:.!?]\s|\b(?:that|saying)\s/u.test(text.slice(0, tokens[found.at]?.from))
  if (!found || found.at === 0 || isTold) return { text, isMail: false }
  const bare = without(text, tokens, found)
  const [read] = grammar(bare, { now, zone })
  const { to, what } = (read?.slots ?? {}) as { to?: string; what?: string }
  if (!read || to === undefined || what === undefined) return { text: bare, isMail: true }
  return { text: `email ${to} ${read.template.intent} ${what}`, isMail: true }
}
