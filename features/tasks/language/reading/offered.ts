import { tokenize } from '#foundation/language/text/tokens.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { newTaskFrom, tidy } from './details.ts'
import { readWaiting } from './waiting.ts'

const mostCharacters = 200

/** “The landlord wants the meter readings by Friday”: what somebody needs by a day, which may be a task. */
export function readNeedOfOthers(message: string, wording: Wording): NewWish | undefined {
  if (message.length > mostCharacters || message.includes('?')) return undefined
  const waited = readWaiting(withoutCourtesy(message), wording)
  if (waited) return waited.sure ? undefined : waited.wish
  const found = wanting.exec(
    withoutCourtesy(message)
      .replace(noted, '')
      .replace(/\bthe (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day$)/i, 'by ')
      .replace(/\. (?=(?:by|before|until|till)\b)/i, ' '),
  )
  const { who = '', what = '' } = found?.groups ?? {}
  if (!found || !/\b(?:by|before|latest)\b/i.test(what) || !saysDeadline(what, wording)) return undefined
  const wish = newTaskFrom(what, wording)
  if (!wish || wish.due === undefined || pointing.test(wish.title)) return undefined
  const isPerson = tokenize(who).length > 0 && !pronouns.test(who)
  const title = wish.title.replace(/^(?:to (?:have|get|see) )?(?:(?:the|a|an|some) )?/i, '')
  return { ...wish, title: isPerson ? `${title} for ${tidy(who)}` : title }
}

/** “Marcos needs the vectors from me on Tuesday, put it”: what somebody needs, with the order to note it. */
export function notedNeed(message: string, wording: Wording): NewWish | undefined {
  const text = withoutCourtesy(message)
  if (noted.test(text)) return readNeedOfOthers(message, wording)
  // “The bearings need posting by Tuesday”.
  return needsDoing.test(text) && saysDeadline(text, wording) ? newTaskFrom(text, wording) : undefined
}

const needsDoing = /^(?!i\b|we\b|you\b|nobody\b|someone\b)[\p{L}'’ ]{3,60} needs? \p{L}{3,14}ing\b[^,;?]{0,60}$/iu

const wanting =
  /(?:^|[,;.] ?(?:and |so )?|\b(?:and|that) )(?<who>(?:(?:the|our|my|his|her) )?[\p{L}'’-]{1,40}(?: [\p{L}'’-]{1,40}){0,2}?) (?:still |now |also )?(?:wants?|needs?|expects?|requires?|requests?|asks? for|asked for|is asking for|are asking for|is waiting for|are waiting for|would like) (?:us to |me to |from (?:me|us) )?(?<what>[^,;]{3,120})$/iu
/** “…, put it”. */
const noted = /,? (?:and )?(?:please )?(?:put|note|add|write) (?:it|that|this)(?: down)?[.!]?$/i
const pronouns = /^(?:they|he|she|it|who|this|that)$/i
const pointing = /^(?:it|that|this|them|these|those|me|us|to know|more time|help)\b/i

/** What is left of a message with a deadline, or of an order to oneself, is offered as a task. */
export function readOffer(message: string, wording: Wording): NewWish | undefined {
  if (message.length > mostCharacters || message.includes('?')) return undefined
  const text = withoutCourtesy(message)
  const words = tokenize(text)
  const [first = ''] = words.map((token) => token.text)
  if (words.length < 3 || never.has(first) || !saysDeadline(text, wording)) return undefined
  const wish = newTaskFrom(text, wording)
  return wish?.due === undefined || tokenize(wish.title).length < 2 || pointing.test(wish.title) ? undefined : wish
}

const never = new Set(
  `what which who whose when where why how is are do does did can could will would should shall may if no not never remind
  move cancel reschedule delete book schedule invite email reply forward thanks thank you your`.split(/\s+/),
)

function saysDeadline(text: string, wording: Wording): boolean {
  return readTimes(text, wording).some(({ kind }) => kind === 'before')
}
