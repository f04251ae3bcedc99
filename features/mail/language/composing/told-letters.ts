import { question, sentence } from '../drafting/addressed.ts'
import { type Order, stated, them } from './told-stated.ts'

/** Verbs that ask for a mail. */
const letter = `(?:write|e-?mail|mail|message|get back|reply|respond|answer|drop|send|shoot|text)(?: (?:to|back|back to))* ${them}(?: an? (?:[\\p{L}-]+ )?(?:mail|e-?mail|note|line|message|word|reply|answer))?`

/** “(Declining Friday) but offering Monday” is “but I can offer Monday”. */
function withFiniteVerbs(rest: string): string {
  return rest
    .replaceAll(/\b(and|but) (?:offering|proposing|suggesting) /giu, '$1 I propose ')
    .replaceAll(/\b(and|but) asking (?:if|whether) /giu, '$1 I would like to know whether ')
    .replaceAll(/\b(and|but) asking for /giu, '$1 I would like to ask for ')
    .replaceAll(/\b(and|but) (?:saying|telling them|adding) (?:that )?/giu, '$1 ')
    .replaceAll(/\b(and|but) thanking them for /giu, '$1 thank you for ')
    .replaceAll(/\b(and|but) confirming /giu, '$1 I confirm ')
}

/** “(Write to them) about the boat”. */
export const ofLetters: readonly Order[] = [
  {
    lead: new RegExp(`^${letter} (?:about|re|regarding|on|concerning) ([^:–]{3,60}?)(?:: |\\. | [-–—] )`, 'iu'),
    says: (rest, turn, word) => sentence(`about ${turn(word)}: ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^${letter} (?:about|re|regarding|concerning) `, 'iu'),
    says: (rest, turn) => sentence(`I’m writing about ${turn(rest)}`),
  },
  { lead: new RegExp(`^${letter} for `, 'iu'), says: (rest, turn) => sentence(`I’m writing to ask for ${turn(rest)}`) },
  {
    lead: new RegExp(
      `^${letter} (?:to )?(?:say(?:ing)?|tell(?:ing)? ${them}|let(?:ting)? ${them} know)(?: that)? `,
      'iu',
    ),
    says: (rest, turn) => stated(rest, turn),
  },
  {
    lead: new RegExp(`^${letter} (?:to ask|asking) (?:if|whether) `, 'iu'),
    says: (rest, turn) => question(rest, turn),
  },
  {
    lead: new RegExp(`^${letter} (?:to ask|asking)(?: ${them})? for `, 'iu'),
    says: (rest, turn) => sentence(`could you let me have ${turn(rest)}`, '?'),
  },
  {
    lead: new RegExp(`^${letter} (?:to ask|asking)(?: ${them})? to `, 'iu'),
    says: (rest, turn) => sentence(`could you ${turn(rest)}`, '?'),
  },
  {
    lead: new RegExp(`^${letter} (?:to thank|thanking)(?: ${them})? for `, 'iu'),
    says: (rest, turn) => sentence(`thank you for ${turn(withFiniteVerbs(rest))}`),
  },
  {
    lead: new RegExp(`^${letter} (?:to (?:turn down|decline)|(?:turning down|declining)) `, 'iu'),
    says: (rest, turn) => sentence(`I’m sorry, but I have to decline ${turn(withFiniteVerbs(rest))}`),
  },
  {
    lead: new RegExp(`^${letter} (?:to accept|accepting) `, 'iu'),
    says: (rest, turn) => sentence(`I’m happy to accept ${turn(withFiniteVerbs(rest))}`),
  },
  {
    lead: new RegExp(`^${letter} (?:to confirm|confirming) `, 'iu'),
    says: (rest, turn) => sentence(`I confirm ${turn(withFiniteVerbs(rest))}`),
  },
  {
    lead: new RegExp(`^${letter} (?:to (?:propose|suggest|offer)|(?:proposing|suggesting|offering)) `, 'iu'),
    says: (rest, turn) => sentence(`I propose ${turn(withFiniteVerbs(rest))}`),
  },
  {
    lead: new RegExp(`^${letter} (?:to apologi[sz]e|apologi[sz]ing) for `, 'iu'),
    says: (rest, turn) => sentence(`I’m sorry about ${turn(withFiniteVerbs(rest))}`),
  },
]
