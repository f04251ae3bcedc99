import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

/** What “leave it where it was” is, behind something that was done. */
export const takingBack = 'undo that'

const butNo = '(no|nah|nope|wait|actually|oh|hm|hmm|ah|sorry)? , (no|wait|actually)?'
const forgotten =
  '(never mind|nevermind|forget it|forget that|forget about it|scrap that|ignore that|forget i asked|forget i said anything|disregard that|not needed)'

/** What no feature alone can be told. */
export const paraphrases: Paraphrases = {
  [takingBack]: [
    '{why:clause} ; (just|please)? undo (that|it)? (please|pls)?',
    '(leave|keep|put) (it|that|them) back? (where|as|how|when|like) (it|they|that) (was|were) before?',
    '(put it|put that|set it|change it|move it|go)? back to (how|where|what|the way) (it|they|that) (was|were) before?',
    '(put it|put that|set it|change it|move it|go)? back to (how|where|what|the way) (it|they|that) (was|were) before? ; {why:reason}',
  ],
  'remember that {fact}': [
    '(note|a note|memo|info|a fact) for you ; {fact:rest}',
    '(just|only)? for (your|the) (notes|records|information|info|memory) ; {fact:rest}',
  ],
  'never mind': [
    '{old:clause} , (no|oh|ah|actually)? , wait , no? , (keep|leave) {thing}',
    `{old:begun} ; ${butNo} , ${forgotten}`,
    `{old:begun} ; ${butNo} , ${forgotten} , (that)? (is|it is)? (not needed|no longer needed|no need|fine|all good|done already|already done)`,
  ],
  'give me an overview of {day}': [
    'what is (still|all|else)? left? on my plate (for|on)? {day:day} ?',
    '(what|whatever) (was|am|were) (i|we) (supposed|meant) to (do|get done) {day:today|tomorrow} again? ?',
    'what is (still|all)? left (for|of|on) {day:today|tomorrow} (then|now)? ?',
  ],
  '{question}?': [
    '(let me know|tell me|advise me|inform me) {question:asking} ?',
    '(let me know|tell me|advise me|inform me) {question:asking} , and by how much ?',
  ],
  'when is {thing} and what time is that in {place}': [
    '{thing:own} , (what time|when|what) is (that|it) in {place:few} ?',
    '(what time|when) is {thing:own} in {place:few} time ?',
  ],
  'what is {share} of {whole}': ['what is {share:number} of {whole:number} ; {why:rest}'],
  'what is {share} percent of {whole}': ['what is {share:number} (percent|per cent) of {whole:number} ; {why:rest}'],
  'book a {ride}': ['(call|get|order|find|book) me a {ride:taxi|cab|uber|ride|lift} {where:rest}?'],
}
