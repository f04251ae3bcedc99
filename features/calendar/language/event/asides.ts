import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import { mask } from '#foundation/time/words/text/mask.ts'
import type { Place, When, Wording } from '#foundation/time/words/when.ts'
import { shielded } from './shield.ts'

/** Pieces of what is left of a sentence that do not belong to the title. */
export type Aside = Place & {
  /**
   * `unread` may change what is meant; `told` gives a reason; `known` repeats what was read (“at 10, in the morning”);
   * `people` says who comes (“invite Sara and Tom”).
   */
  role: 'unread' | 'told' | 'known' | 'people'
}

/**
 * What neither names the event nor was read: a second time (“or Friday at 2”), another wish (“and remind me the day
 * before”), something told besides (“she is in town”).
 */
export function asidesIn(left: string, wording: Wording): Aside[] {
  const clauses = piecesOf(left).flatMap(({ at, until }, index): Aside[] => {
    const role = index > 0 ? roleOf(left.slice(at, until)) : undefined
    return role ? [{ at, until, role }] : []
  })
  const rest = clauses.reduce((text, { at, until }) => blank(text, at, until), left)
  return [...clauses, ...placesInTime(rest), ...secondTimes(rest, wording)].toSorted((one, other) => one.at - other.at)
}

/** “Between those two”, beside a time of its own. */
function placesInTime(left: string): Aside[] {
  return left.includes(mask)
    ? [...left.matchAll(betweenThem)].map(({ index, 0: said }) => ({
        at: index,
        until: index + said.length,
        role: 'known',
      }))
    : []
}

const betweenThem =
  /(?<=\S\s+)(?:in between(?: (?:those|these|them|the)(?: two| both)?)?|between (?:those|these|them|the)(?: two| both)|between them)(?=\s|[,.;]|$)/giu

function blank(text: string, at: number, until: number): string {
  return text.slice(0, at) + mask.repeat(until - at) + text.slice(until)
}

const breaks = new RegExp(String.raw`${mask}+|[,;!?()]|\.(?=\s|$)|\s[-–—]\s`, 'gu')

/** What stands between signs and what was read already, where it holds a word. */
function piecesOf(left: string): Place[] {
  const ends = [...left.matchAll(breaks)].map(({ index, 0: sign }) => ({ at: index, until: index + sign.length }))
  const starts = [0, ...ends.map(({ until }) => until)]
  return starts
    .map((at, index) => ({ at, until: ends[index]?.at ?? left.length }))
    .filter(({ at, until }) => /[\p{L}\d]/u.test(left.slice(at, until).replace(glue, '')))
}

/** Words that only lead to what was read. */
const glue =
  /^(?:\s*(?:on|at|in|by|from|for|until|till|to|starting|ending|the|of|and|is|are|every|this|first|then|,)(?=\s|$))+/iu

const told = new RegExp(
  [
    String.raw`^\s*(?:and\s+|so\s+|then\s+|also\s+|as\s+)*(?:`,
    String.raw`(?:i|you|he|she|they|we|it|that|there|who|which|nobody|everybody|somebody)(?:['’](?:s|m|re|ve|ll|d))?\s+\p{L}`,
    String.raw`|(?:i|he|she|they|we|it|that|there|who|what)['’](?:s|m|re|ve|ll|d)\b`,
    String.raw`|(?:because|cos|since)\s)`,
  ].join(''),
  'iu',
)
const wishes = new RegExp(
  [
    String.raw`^\s*(?:and\s+|but\s+|so\s+|then\s+|also\s+|please\s+|plus\s+)*(?:`,
    String.raw`(?:unless|if|although|though|in case|as soon as|otherwise|or else|not)\s`,
    String.raw`|(?:can|could|would|will|do|don['’]?t|did|should|shall|is|are)\s+(?:you|i|we|he|she|they|it|not|there)\b|don['’]?t\s`,
    String.raw`|(?:remind|tell|send|e-?mail|text|ping|notify|let|ask|make sure|make it|set|mark|add|put|share|move|cancel|delete|remove|use|keep|bring|find|book|schedule|create|note|give|show|change|attach|warn|wake|alert|colou?r|save|block|check)\s`,
    String.raw`|(?:pay|order|buy|print)(?=\s|$)`,
    String.raw`|(?:high|low) priority\b|(?:as )?(?:private|confidential|tentative)\b)`,
  ].join(''),
  'iu',
)
const tells =
  /\b(?:is|are|was|were|has|had|will|can['’]?t|cannot|won['’]?t|isn['’]?t|doesn['’]?t|didn['’]?t|wants?|needs?|said|says|asked|told|should|must|hopefully)\b/iu

/** “It will be” at a place that was read. */
const leading =
  /^\s*(?:and\s+)?(?:it|this|that|which|the (?:day|date|time|place|location)|start(?:ing)? time|location)(?:['’]ll|\s+(?:will|should|is))?(?:\s+(?:be|last|take|start|begin))?\s*$/iu

const inviting = /^\s*(?:and\s+)?(?:please\s+)?(?:invite|include|cc)\s+(?=[\p{Lu}\w.+-])/u

function roleOf(piece: string): Aside['role'] | undefined {
  if (inviting.test(piece)) return 'people'
  if (leading.test(piece)) return 'known'
  if (wishes.test(piece)) return 'unread'
  return told.test(piece) || (tells.test(piece) && piece.trim().split(/\s+/u).length > 2) ? 'told' : undefined
}

const joins =
  /(?:^|\s)(?:or(?: maybe| else)?|and(?: then| again)?|then|but(?: not)?|not|instead of|rather than|maybe|alternatively|ends?|ending|starts?|starting|begins?|finishes|until|till|to|from|by|before|after|on|at|within|in|for|every|the next|next)(?:\s+(?:on|at|by|the|within|about|around|for|ends?))*\s*$/iu

/** A time or a length that was not taken, and is not the name of anything: “Lunch Friday at 1 or Saturday at 2”. */
function secondTimes(left: string, wording: Wording): Aside[] {
  const open = shielded(left.replaceAll(mask, ' '))
  const times = readTimes(open, wording).filter((when) => !isName(left, when))
  const lengths = readLengths(open).filter(({ at }) => /\bfor\s+(?:about\s+|another\s+)?$/iu.test(left.slice(0, at)))
  return [...times, ...lengths].map((each) => {
    const lead = joins.exec(left.slice(0, each.at))
    const at = lead ? lead.index : each.at
    const isKnown = 'grain' in each && each.grain === 'part' && left.slice(0, at).trimEnd().endsWith(mask)
    return { at, until: each.until, role: isKnown ? 'known' : 'unread' }
  })
}

const chooses = /(?:^|\s)(?:or(?: maybe| else)?|then|but(?: not)?|not|instead of|rather than)\s*(?:on\s+|at\s+)?$/iu
const names = new Set(['month', 'quarter', 'year'])

/** “Friday drinks”, “Q3 results”, “Christmas party”: before a noun, or as long as a month, a time is part of the title. */
function isName(left: string, when: When): boolean {
  if (names.has(when.grain) || !(when.saysDay || when.saysTime)) return true
  const follows = /^['’]?s?\s+(?!(?:or|and|but|with|for|at|on|in|to|from|until|then)\b)\p{L}/iu.test(
    left.slice(when.until),
  )
  return follows && !chooses.test(left.slice(0, when.at))
}
