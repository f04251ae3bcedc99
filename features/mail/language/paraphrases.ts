import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

const wroteMe = '{who} (wrote|mailed|emailed|has written|sent) (to me|me|us)? (a mail|an email|something|a message)?'
const whatAbout = '(so|and)? (what is|what was) (it|that|the mail|his mail|her mail) about'

export const paraphrases: Paraphrases = {
  'unsubscribe from my newsletters': [
    '(there are|i get|i have)? (too many|so many|far too many|way too many) (newsletters|mailing lists|subscriptions) (in here|in there|in my inbox|here|these days|lately)? , (clean up|clean them up|tidy up|get rid of some|help|do something|clear out)?',
    '(clean up|clear out|tidy up|declutter|sort out|thin out|cut down|cut down on|get rid of some of|reduce) (the|my|all|these|those)? (newsletters|mailing lists|newsletter mess|subscriptions)',
    '(i want|i would like|help me get) (fewer|less) (newsletters|mailing lists)',
  ],
  'accept {thing}': [
    '(the|that)? {thing:named} , (say|answer|reply|write|tell him|tell her|tell them|let him know|let her know|let them know) (yes|that)? , (i am|i will be|we are) (coming|in|there|joining|attending)',
    '(the|that)? {thing:named} , (say|answer|reply) (yes|i accept|that i accept|that works|that suits me)',
    '(i am|i will be) (coming|there) (for|at) {thing:named} , (say so|tell him|tell her|tell them|let them know|let him know|let her know)',
  ],
  'decline {thing}': [
    '(the|that)? {thing:named} , (say|answer|reply|write|tell him|tell her|tell them|let him know|let her know|let them know) (no|that)? , (i am|i will|we are) (not coming|out|not joining|not attending|not be there|unable to come)',
    '(the|that)? {thing:named} , (say|answer|reply|tell him|tell her|tell them) that? i (can not|cannot|will not) (come|make it|be there|attend|join)',
    '(the|that)? {thing:named} , (say|answer|reply) (no|i decline)',
  ],
  'what did {who} write': [
    `${wroteMe} (yesterday|today|again|this morning|last night)? , ${whatAbout} ?`,
    `${wroteMe} in {language:word} , ${whatAbout} ?`,
  ],
  'unsubscribe from {list}': [
    '{list:thing} ; (get|take) me off (that|this|their|the) mailing? list',
    '(get|take) me off the? {list:thing} mailing? list',
    '(enough|i am done|fed up|i am tired) (with|of) all? (those|these|the) {list:thing} (ads|mails|emails|e-mails|newsletters|offers|messages)? , so? (get|take) me off (that|this|their|the) mailing? list',
  ],
  'mark the {list} as read': [
    'the? {list:thing} (in there|among them)? (can|could|may|should) (count|go|be marked|be treated|be taken) as read',
  ],
  'forward {what} to {who}': [
    '{who} (needs|wants|asked for|asks for|is asking for) {what:thing} , (so|please)? (forward|fwd|pass) on? (her|him|them) (that|it|this|those) (file|mail|one)?',
    '{who} (needs|wants|asked for|asks for|is asking for) {what:thing} , (so|please)? (forward|fwd|pass) (it|that|this) on? to (her|him|them)',
    '(find|get|take|look up|dig out|look for) {what:own} , and then? (forward|send|pass) (it|that) on? to {who:thing}',
  ],
  'email {who} to ask about {what}. Remind me on {by} to check whether {who} has answered': [
    'ask {who} about {what:rest} , and? (if|unless|when) (he|she|they|i|there) (has not|have not|had not|does not|do not|did not|is no|has|have)? (replied|reply|answered|answer|responded|respond|written back|write back|gotten back|got back|get back|heard back|hear back|heard|hear) (to me|from him|from her|from them)? (by|before|until|till|on) {by:thing} , then? (ping|remind|nudge|tell|poke|warn|alert|notify) me (about it|again)?',
  ],
  '{verb} {who} {what}. Remind me on {by} to check whether {who} has answered': [
    '{verb:write to|write|email|mail|message|chase|nudge} {who} {what:rest} , and? (if|unless|when) (he|she|they|i|there) (has not|have not|had not|does not|do not|did not|is no|has|have)? (replied|reply|answered|answer|responded|respond|written back|write back|gotten back|got back|get back|heard back|hear back|heard|hear) (to me|from him|from her|from them)? (by|before|until|till|on) {by:thing} , then? (ping|remind|nudge|tell|poke|warn|alert|notify) me (about it|again)?',
  ],
  'nudge {who} {what}': [
    '(draft|write|send|drop) {who} a? (short|quick|gentle|friendly|polite)? (nudge|reminder) {what:rest}',
  ],
  'write to {who}': [
    '(draft|write|send|drop) a? (quick|short|brief)? (heads up|headsup|note|line|mail|email) to {who}',
  ],
  'sum up {thing}': [
    'give me {thing} in a nutshell',
    '{thing} in a nutshell',
    '(what is|give me) the (gist|short version|essence) of {thing} ??',
  ],
}
