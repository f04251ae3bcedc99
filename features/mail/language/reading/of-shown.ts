import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { OfShown } from '../wish.ts'

const lead = '(and|so|ok|but|then|oh)'
const it = '(it|that|this|the mail|this one|that one|that mail|this mail|the message)'
const them = '(he|she|they|it)'
const me = '(i|we|he|she|they|it)'

/** What is asked of a mail that was just shown. */
const questions: Paraphrases = {
  'tell sender': [
    `${lead}? (who is|who was|whos) (that|this|he|she|this person|that person) (again|exactly)? , (then|anyway)?`,
    `${lead}? (who|whos) (wrote|sent|writes|sends) ${it} (again|to me)?`,
    `${lead}? (who is|who was|whos) ${it} from (again|exactly)?`,
    `${lead}? from (whom|who) (is|was)? ${it}?`,
    `${lead}? when did (he|she|they) (last)? (write|reply|answer|send it|send that|send this) (last|again)?`,
  ],
  'tell readers': [
    `${lead}? who else (got|gets|received|has|read|saw|was sent) ${it} (too|as well)?`,
    `${lead}? who else (is|was) (on|in|in copy|copied|on copy|in cc|on cc|copied in|on the list) (it|of it|on it|there)?`,
    `${lead}? (who|whom) (was|is|did|has) ${it} (go to|gone to|sent to|to|addressed to)`,
    `${lead}? who (got|received) ${it}`,
    `${lead}? (who is|who was|anyone|anybody|is anyone|is anybody|was anyone|was anybody|was somebody) (else)? (in copy|in cc|on cc|copied|copied in|copied on it|copied on that|copied in on it)`,
  ],
  'tell files': [
    `${lead}? (any|some|the)? (attachments|attachment|files attached|files in it|files with it)`,
    `${lead}? (is|was|is there|was there)? (anything|something|a file|any file) attached (to it|to that|there)?`,
    `${lead}? (does|did) ${it} (have|come with|hold) (an|any|a)? (attachment|attachments|file|files)`,
    `${lead}? what is attached (to it|to that|there)?`,
  ],
  'tell before': [
    `${lead}? (what about|how about|show|show me|open|read)? the? (older|earlier|previous) (one|mail|message) (too|please)?`,
    `${lead}? (which|what) (one|mail)? is the (oldest|earliest)`,
    `${lead}? (what about|how about|show|show me|open|read)? the (one|mail|message) before (that|it|this)?`,
  ],
  'tell amounts': [
    `${lead}? how much (is|was) ${it} (again|exactly|for|all in all|in total|together)?`,
    `${lead}? how much (do|does|did) ${me} (want|owe|pay|cost|ask for|charge|have to pay|need to pay|say) (for it|for that|again|in all)?`,
    `${lead}? what (is|was) the (amount|total|sum|price|figure|fee|cost|bill) (again|exactly|on it|in it|of it|in all)?`,
    `${lead}? (how much|what) (is it|is that|is this)? (in total|all in all|altogether|all together|in all)`,
    `${lead}? what (does|did|do) ${it} (cost|come to|add up to) (again|in all|in total)?`,
  ],
  'tell days': [
    `${lead}? (by when|until when|till when|when) (do|does|did|is|are|was)? ${me} (need|want|expect|have|due|need to pay) (it|that|this|them|this by|it by|an answer|a reply|to answer|to pay|to know|to hear|to have it|to hear back)? by?`,
    `${lead}? (by when|until when|till when|when) (do|does|did) ${me} (need|want|expect) (my|our|your) (ok|okay|yes|answer|reply|approval|decision|feedback|input|sign-off|signature|confirmation|go-ahead|word) (by|on it|for it|for that)?`,
    `${lead}? (what|when) (is|was) the (deadline|due date) (again|for it|for that|on it)?`,
    `${lead}? how long do (i|we) have (for it|for that|left|to answer)?`,
    `${lead}? (when|by when|until when) (is|was) ${it} due (again|exactly)?`,
    `${lead}? (by|until|till) when (exactly|again)?`,
    `${lead}? (until|till) when (do|does|did|will|can|is|are)? ${me} (still)? (hold|keep|reserve|wait|block|have) (it|that|this|the seat|the room|the table|the place)? (for me|for us)?`,
    `${lead}? how long (do|does|did|will|can) ${me} (still)? (hold|keep|reserve|wait|block) (it|that|this|the seat|the room|the table|the place)? (for me|for us|for it)?`,
  ],
  'tell duties': [
    `${lead}? (do|should|must) (i|we) (have to|need to)? (bring|prepare|send|do|answer|sign) (anything|something) (for it|for that|there|with me)?`,
    `${lead}? what (do|should|must) (i|we) (have to|need to)? (bring|prepare|sign) (for it|for that|there|along|with me)?`,
    `${lead}? (does|do|did) ${them} (still)? (want|need|ask for|expect) (something|anything|an answer|a reply) (from|of) (me|us) (now|by then|too|as well)?`,
    `${lead}? (is|are) ${them} (still)? (waiting for|expecting) (something|anything|an answer|a reply) from (me|us)`,
    `${lead}? what (does|do|did) ${them} (still)? (need|want) to (know|hear|have|get) from (me|us)`,
    `${lead}? what (am i|are we) (supposed|meant|expected) to (do|answer|send) (about it|about that|there|now|then)?`,
    `${lead}? what (is|are) the? open? (question|questions) (in it|in that|in there|again|for me)?`,
    `${lead}? what (does|do|did) ${them} (want|need|ask for|expect) (from me|of me|from us|of us|exactly|again|now)?`,
  ],
  'tell content': [
    `${lead}? what is (on|in|written on|written in) (it|that|there) (exactly|again)?`,
    `${lead}? what (does|did|do|has|have) ${them} (last)? (say|said|write|written) (last|exactly|again|there|in it|precisely)? (about it|about that|on it|on that)?`,
    `${lead}? what is ${it} about`,
    `${lead}? what is (his|her|their) (mail|message|e-mail|email) about`,
    `${lead}? (show|show me|give me|read|read me) (the whole thing|all of it|the full text|the whole mail|the whole message)`,
  ],
  'tell fit': [
    `${lead}? (would|does|will|could|can|do|is) ${it} (fit|fit in|work|clash|collide|overlap|conflict|possible|doable) (for me|with anything|with something|with anything else|in my calendar|in|then)?`,
    `${lead}? am i (still|even)? (free|available|busy) (then|at that time|for that|for it)`,
    `${lead}? (do|have) i (have|got)? (anything|something) (on|else)? (then|at that time|at this time)`,
  ],
}

const asked = createParaphrasing([questions])

/** “Any attachments?”, “who is that”, “and the one before?”: of mail that was just shown. */
export function readOfShown(sentence: string): OfShown | undefined {
  const said = withoutEnd(sentence.trim(), '?!. ')
  const order = asked(said)
  const asks = order === said ? undefined : kinds.find((kind) => order === `tell ${kind}`)
  return asks && { do: 'of-shown', asks }
}

const kinds: readonly OfShown['asks'][] = [
  'sender',
  'readers',
  'files',
  'before',
  'amounts',
  'days',
  'duties',
  'content',
  'fit',
]
