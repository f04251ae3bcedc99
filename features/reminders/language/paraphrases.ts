import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

export const paraphrases: Paraphrases = {
  'remind me {count} minutes before {what}': [
    '(give|send) me a (ping|nudge|shout|buzz|heads up|poke) {count:number} before {what:rest}',
  ],
  'remind me {what}': [
    '(give|send) me a (ping|nudge|shout|buzz|heads up|poke) {what:lasting}',
    '(see|see to it|ensure|make sure|arrange|take care) that? i (am|get) reminded {what:rest} ?',
    '{what:rest} ; as? a (recurring|repeating|daily|weekly|monthly|yearly)? reminder',
  ],
  'remind me {ahead} before {event} to {what}': [
    '(send|give|set) me a reminder {ahead:length} before {event:thing} so that? i {what:rest}',
  ],
  'remind me every year {when} of {what}': ['(yearly|annual) reminder {when} (for|about|of) {what:rest}'],
  'remind me every month {when} of {what}': ['monthly reminder {when} (for|about|of) {what:rest}'],
  'remind me every week {when} of {what}': ['weekly reminder {when} (for|about|of) {what:rest}'],
  'remind me {when} to {what}': [
    'i (want|need|would like|could use) a reminder {when:times} to {what:rest}',
    '(could|can|may) i (have|get) a reminder {when:times} to {what:rest} ?',
  ],
  'remind me of {what} {when}': [
    'do not (let me forget|forget) {what:named} {when}',
    'do not let me (forget|miss) {what:named} ; reminder {when:times}',
  ],
  'remind me when {event} ends to {what}': [
    '(when|once|as soon as) {event:thing} (is over|is done|is finished|has ended|ends|finishes) , (please)? (remind me|ping me|nudge me) to {what:rest}',
  ],
  'change the {thing} reminder to say {what}': [
    '(change|set) the (text|words|wording|title|name) of (the|my) {thing} reminder to {what:rest}',
  ],
  'remind me to {what} {when}': ['do not (let me forget|forget) to {what:clause} {when}'],
  'remind me {ahead} before it': [
    '(remind|nudge|ping|tell) me {ahead:thing} before (i|we) (have to|need to|must|should|ought to) (be there|leave|go|set off|head out)',
  ],
  'stop the {thing} reminder': [
    'i? (do not|no longer) need (the|my|that) {thing} reminder (any more|any longer|anymore|now)?',
  ],
  'stop the reminder {thing}': [
    'i? (do not|no longer) need (the|my|a) reminder (for|about|of|to) {thing} (any more|any longer|anymore|now)?',
  ],
  'stop the {one} reminder and stop the {other} reminder': [
    'i? (do not|no longer) need the reminders (for|about|of) (the|my)? {one:thing} (or|and|nor) (for|about|of)? (the|my)? {other:thing} (any more|any longer|anymore|now)?',
  ],
  'stop the reminder about {thing}': [
    '(take out|remove|delete|cancel|stop|drop|get rid of) (the|my) reminder (about|for|of) {thing} ; {why:rest}',
  ],
  'move the {thing} {by} earlier': ['(the|my)? {thing} , (bring|pull) (it|that|this) forward by? {by:length}'],
}
