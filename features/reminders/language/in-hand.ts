import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

const it = '(it|that|this|that one|this one|the reminder|that reminder|the alarm|about it|about that)'
const leads = '(no|actually|hm|oh|sorry|wait|better|rather|or|ok|on second thought)?'

/** What stands behind a mark tells why, or how. */
const withWhy = (way: string) => [way, `${way} ; {why:rest}`]

const asking =
  '(nag|bug|pester|badger|hound|chase|remind|ask|ping|nudge|keep nagging|keep bugging|keep pestering|keep reminding|keep asking|keep pinging) me again?'
const untilDone =
  '(until|till|til) (it is|i am|i have|that is)? (done|done it|done with it|finished|finished it|did it|do it|tick it off)'

/** What is said of the reminder in hand, and only of that. */
export const ofReminder: Paraphrases = {
  'stop it': [
    `(forget|scrap|drop|kill|cancel|bin|lose|stop|delete|remove|ditch) ${it} ; {why:rest}`,
    `(forget|scrap|drop|kill|cancel|bin|lose|stop|delete|remove|ditch) ${it} (again|after all|please|instead)`,
    '(never mind|nevermind|not necessary|not needed|no need|no longer needed|no longer necessary|i am done|too late|obsolete) (any more|anymore|then|now|that reminder|the reminder)? ; {why:rest}',
    ...withWhy(`(you can|you may|please)? (forget|drop|scrap|cancel|stop) ${it} (now|again)?`),
    ...withWhy(`${it} (is|can be) (done|off|history|obsolete|dropped|cancelled|canceled|deleted) (now|already)?`),
  ],
  'when is it': [
    '(so|and|ok)? when (is|comes) (it|that|this|the)? (next one|next|next time|next reminder|one next) (again|due|coming|coming up)? ?',
    '(so|and|ok)? when (does|will|do) (it|that|this|the next one|i|you) (come|ring|go off|sound|get it|remind me|get reminded|be) (next|the next time|again|of it) ?',
  ],
  'remind me {when} to {what}': [
    '(and|also|plus) {when:every} (to|about|of) {what:rest}',
    '(and|also|plus)? {when:every} (one|another|another one|one more|a second one) (to|for|about|of) {what:rest}',
    '(and|also|plus)? (one|another|another one|one more|a second one) {when:every} (to|for|about|of) {what:rest}',
    '(and|also|plus) (one|another|another one|one more|a second one) {when:times} (to|about|of) {what:rest}',
  ],
  'every 30 minutes until it is done': [`(and|then|also)? ${asking} ${untilDone} ?`],
  'every {often} until it is done': [`(and|then|also)? ${asking} every {often:length} ${untilDone} ?`],
  'make it {time}': [
    'at? {old:number} (am|pm)? is (too|way too|much too|far too|a bit|rather)? (cruel|early|late|brutal|mad|harsh|soon|impossible) , (make it|better|rather|say)? {time:when} (instead|please|then)?',
  ],
}

/** A number alone, of a reminder that was set to come after so long. */
export const otherLength: Paraphrases = {
  '{count}': [
    `${leads} , (make|change|set) ${it} (to|into|in)? {count}`,
    `${leads} , in? {count} (rather|better|instead|is better|is enough|will do|please)?`,
  ],
}

/** A length alone, of such a reminder. */
export const otherWhole: Paraphrases = {
  '{length}': [
    `${leads} , (make|change|set) ${it} (to|into|in)? {length} (instead|rather|please|then)?`,
    `${leads} , in? {length} (rather|better|instead|is better|is enough|will do|please)`,
  ],
}

/** One of those in hand, by a word of it. */
export const endsNamed: Paraphrases = {
  '{thing}': [
    ...withWhy(
      '(forget|scrap|drop|kill|cancel|bin|lose|stop|delete|remove|ditch) about? (the|my|that)? {thing:named} (one|reminder|thing|alarm)?',
    ),
    ...withWhy(
      '(the|my)? {thing:named} (one|reminder|thing|alarm)? (can go|is off|is done|is history|is not needed|is no longer needed|is obsolete|is sorted) (now|too|as well|already)?',
    ),
  ],
}
