import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'

/**
 * “I'm going hiking at 6 on Monday” tells what somebody will do, as an order to put it into the calendar. It was not asked
 * for, so it is asked about before anything is made.
 */
export function plannedAsOrder(text: string, wording: Wording): string | undefined {
  if (text.length > 160 || text.includes('?')) return undefined
  const words = tokenize(text.replaceAll('’', "'"))
  const [first, second, third, fourth] = words.map((word) => word.text)
  const start =
    first === "i'm" || first === "we're" ? 1 : (first === 'i' && second === 'am') || second === 'are' ? 2 : 0
  if (start === 0 || (start === 2 && first !== 'i' && first !== 'we')) return undefined
  const verb = start === 1 ? second : third
  const next = start === 1 ? third : fourth
  const isTrip = verb === 'going' && next === 'to' && things.has(words[start + 2]?.text ?? '')
  const isDeed = verb === 'going' && next !== undefined && /^\p{L}{2,}ing$/u.test(next)
  const isAct = verb !== undefined && acts.has(verb)
  if (!isTrip && !isDeed && !isAct) return undefined
  const times = readTimes(text, wording)
  const isSet = times.some(({ saysDay }) => saysDay) && (isTrip || times.some(({ saysTime }) => saysTime))
  const skipped = isTrip ? 3 : isDeed || verb === 'attending' ? 1 : 0
  const from = words[start + skipped]?.from
  return isSet && from !== undefined ? `add ${text.slice(from)}` : undefined
}

/** What one goes to: “to a fan convention”, and not “to call her”. */
const things = new Set(['a', 'an', 'the', 'my', 'our'])
const acts = new Set('attending hosting teaching playing watching visiting running presenting'.split(' '))
