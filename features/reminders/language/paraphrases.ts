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
    '{ahead:length} before {event:thing} , i (should|must|need to|have to|want to|ought to) {what:clause} , please? remind me (of it|of that)?',
    '{ahead:length} before {event:thing} ; {what:clause} ; (reminder|remind me)',
  ],
  'remind me every year {when} of {what}': ['(yearly|annual) reminder {when} (for|about|of) {what:rest}'],
  'remind me every month {when} of {what}': ['monthly reminder {when} (for|about|of) {what:rest}'],
  'remind me every week {when} of {what}': ['weekly reminder {when} (for|about|of) {what:rest}'],
  'remind me in {length} to wake up': ['wake me up? in {length} ?'],
  'remind me {when} to wake up': ['wake me up? {when:times} ?'],
  'remind me at {clock} in the morning to wake up': ['wake me up? at {clock} ?'],
  'remind me {on} at {clock} in the morning to wake up': [
    'wake me up? {on:day} at {clock} ?',
    'wake me up? at {clock} {on:day} ?',
  ],
  'remind me {when} to {what}': [
    '{when:every} i (want|need|would like) a (nudge|reminder|ping) to {what:rest}',
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
    '(change|set|edit) (the|my) {thing} reminder (text|words|wording|title|name) to {what:rest}',
  ],
  'remind me to {what} {when}': [
    'do not (let me forget|forget) to {what:clause} {when}',
    'remember to {what:clause} {when}',
  ],
  'remind me {ahead} before it': [
    '(remind|nudge|ping|tell) me {ahead:thing} before (i|we) (have to|need to|must|should|ought to) (be there|leave|go|set off|head out)',
  ],
  'stop the {thing} reminder': [
    'i? (do not|no longer) need (the|my|that) {thing} reminder (any more|any longer|anymore|now)?',
    '(bin|delete|stop|drop|cancel|kill|scrap|ditch|lose) (the|my) {thing} (nudge|ping|poke)',
    '(bin|delete|stop|drop|cancel|kill|scrap|remove|end) (the|my) (daily|weekly|monthly|yearly|recurring|repeating) {thing} reminder',
  ],
  'stop the reminder about {thing}': [
    '(take out|remove|delete|cancel|stop|drop|get rid of) (the|my) reminder (about|for|of) {thing} ; {why:rest}',
  ],
  'change the {thing} reminder to {ahead} before': [
    '(for|before)? (the|my)? {thing} , {old:length} is (too much|too long|too early|too little|too short|not enough) , (make it)? {ahead:length} (before|ahead) (will do|is enough|is fine|is plenty)?',
    'for (the|my)? {thing} , remind me {ahead:length} (before|ahead|earlier) , (instead of|not|rather than) {old:rest}',
    'remind me {ahead:length} before (the|my)? {thing} , (instead of|not|rather than) {old:rest}',
    'for {thing} , i (want|need|would like|prefer) the reminder {ahead:length} before (instead of|not|rather than) {old:rest}',
    'i (want|need|would like|prefer) the {thing} reminder {ahead:length} before (instead of|not|rather than) {old:rest}',
  ],
  'move the {thing} reminder {by} {way}': [
    '(have|let|make) (the|my) (daily|weekly|monthly)? {thing} reminder (come|ring|go off) {by:length} {way:earlier|later} , {often:every}?',
    '(the|my) (daily|weekly|monthly)? {thing} reminder should (come|ring|go off) {by:length} {way:earlier|later} , {often:every}?',
  ],
  'move the {thing} {by} earlier': ['(the|my)? {thing} , (bring|pull) (it|that|this) forward by? {by:length}'],
  'move the {thing} reminder to {when}': [
    '(the|my)? {thing} (one|reminder|nudge) (can|should|may|could) (come|ring|go off) {when:when} (instead|rather)?',
    '(the|my)? {thing} (reminder|nudge)? should (come|ring|go off) {when:when} (instead of|not|rather than) {old:when}',
    '(the|my)? reminder (about|for|of|to) (the|my)? {thing} ; (make|set) it (at|to|for)? {when:when} (instead of|not|rather than) (at)? {old:when}',
  ],
  'delete the reminder for {day}': [
    '(clear out|clear|bin|delete|remove|stop|drop|cancel|scrap) (the|my) reminder (for|on|of) {day:thing} , (but|and)? (keep|leave) the (other|others|rest|other one|other ones)',
  ],
  'stop that reminder': ['(bin|delete|stop|drop|cancel|kill|scrap|ditch|lose) (that|this) (nudge|ping|poke)'],
  '{told}, so you can stop that reminder': [
    '{told:clause} , (so|and)? no need to (remind|nudge|ping) me (any more|anymore|again|of it|about it|of that|about that)?',
  ],
  'make the {thing} reminder repeat {often}': [
    '(the|my)? {thing} (reminder|one)? only? (needs to|has to|must|should) only? (come|ring|go off|repeat) {often:every} now?',
  ],
}
