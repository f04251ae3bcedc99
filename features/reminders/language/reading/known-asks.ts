import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Wish } from '../wish.ts'
import { unsaid } from '#foundation/language/english/old-values.ts'

type Asked = Extract<Wish, { do: 'list' | 'count' | 'when' }>

/** “How many”, “is there one for”, “how long before”, “every day or on weekdays”: what is asked of reminders that are named. */
export function askedOf(rest: string, which: Asked['which'], wording: Wording): Asked | undefined {
  // “Should I move it to noon?” is for the person to decide.
  if (wondering.test(rest)) return { do: 'list', which }
  const clauses = rest.split(/[?.,;!]/).filter((each) => /\w/.test(each))
  if (!isAsking(rest) || !clauses.every((clause) => isAll(clause, wording))) return undefined
  if (/\bhow many (?!min|hour|day|week)/i.test(`${rest} `)) return { do: 'count', which }
  return { do: asksWhen.test(rest) ? 'when' : 'list', which }
}

export function isAsking(text: string): boolean {
  return asking.test(text)
}

function isAll(clause: string, wording: Wording): boolean {
  const often = readRepetition(clause, wording)?.places ?? []
  return tokenize(unsaid(clause, [...often, ...readTimes(clause, wording)])).every(({ text }) => beside.has(text))
}

const asking =
  /^\W*(?:and |so |ok |hey )?(?:when|(?:(?:at|on) )?(?:what|which|how)|(?:what|when)['’]?s|will|are|does|did|is|has|any|was|should(?= i )|shall(?= i )|(?:do|have)(?= (?:i|you|we|they|any))) /i
const wondering = /^\W*(?:and |so |ok |hey )?(?:should|shall) i /i
const asksWhen = /\b(?:when|what time|which (?:time|hour|day)|what (?:day|hour))\b/i

const beside = new Set([
  ...lightWords,
  ...`reminder reminders remind reminding reminded alarm alarms time hour day days off go goes ring rings fire due set today tomorrow told tell next still
  coming come comes exactly ping pinged pinging nudge nudged nudging buzz buzzed buzzing alert alerted warn warned warning advise advised notify
  notified bug bugging bugged pester pestering nag nagging bother bothering poke poking prod prodding shout shouting chase chasing about regarding re before ahead
  advance beforehand early long far often repeat repeats weekdays weekends weekday daily weekly monthly just only ask asked list minutes hours kept saved booked
  already ever called named for in there`.split(/\s+/),
])
