import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { againIn } from './again.ts'
import { trimmed } from '#foundation/language/english/courtesy.ts'
import { readBody } from './creating.ts'
import { wholeTiming } from './said-when.ts'

/**
 * “When I have not sent the offer by noon tomorrow, remind me again”, “take the pills at 9, and if I have not by noon, again”. Whether
 * it is done by then is not known here, so the first is asked: “Sent the offer?”
 */
export function readNotDone(text: string, wording: Wording): NewWish | undefined {
  return askedThen(text, wording) ?? stillOpen(text, wording) ?? askedAgain(text, wording)
}

/** “If the tender has not gone out by Thursday 3pm, remind me”, “Friday at 10, nudge me if her leave still isn't signed”. */
function stillOpen(said: string, wording: Wording): NewWish | undefined {
  const text = trimmed(said)
  const { what = '', deed: done = '', by = '' } = undoneThing.exec(text)?.groups ?? {}
  if (what === '' || own.test(what)) return undefined
  const rest = text.replace(undoneThing, ' ')
  if (!call.test(rest)) return undefined
  const beside = trimmed(rest.replace(call, ' '))
  const timing = wholeTiming(beside === '' ? by : beside, wording)
  const isOne = beside === '' || by === '' || /^then$/i.test(by) || wholeTiming(by, wording) === undefined
  if (!timing || !isOne) return undefined
  const name = what.replace(article, '')
  if (/^(?:it|that|this|they|those)$/i.test(what)) return { do: 'create', it: true, timing }
  return { do: 'create', text: asked(`${name} ${done}`), timing, ...(name !== what && { ofTask: name }) }
}

/** Without one, a word may be somebody: “if I haven't answered Tom”. */
const article = /^(?:the|my|our|that|this) /i

const undoneThing =
  /(?:^|,? )(?:if|when|in case) (?<what>[^,;]{2,60}?)(?: still| yet)? (?:has|have|is|are|was)(?: still)?(?: not|n['’]?t)(?: yet| still| been){0,3} (?<deed>\p{L}+(?: (?!by\b|until\b|before\b|to\b)\p{L}+){0,3}?)(?: yet)?(?: (?:by|until|before) (?<by>[^,;]{2,40}?))?(?:,? (?:then|please)(?= (?:remind|nudge|ping)))?(?=[,;.!]|$| (?:remind|nudge|ping|ask) me\b)/iu
const own = /^(?:i|we|you)$/i
const call =
  /(?:^|,? )(?:please |then )?(?:remind|nudge|ping|ask) me(?: again| then| about it| please| pls){0,3}(?=[,.!]|$| )/i

function asked(deed: string): string {
  return `${deed.charAt(0).toUpperCase()}${deed.slice(1)}?`
}

function askedThen(text: string, wording: Wording): NewWish | undefined {
  const { deed = '', by = '' } = (first.exec(text) ?? behind.exec(text))?.groups ?? {}
  const timing = by === '' ? undefined : wholeTiming(by, wording)
  if (!timing) return undefined
  if (pointing.test(deed)) return { do: 'create', it: true, timing }
  const [, thing] = /^\p{L}+ (?:the|my|our|that|this) (.{3,})$/iu.exec(deed) ?? []
  return { do: 'create', text: asked(deed), timing, ...(thing !== undefined && { ofTask: thing }) }
}

const deed = String.raw`(?:yet |still )?(?<deed>\p{L}+(?:ed|en|t|[^s]d|ne|wn|de) [^,;]{2,80}?)(?: yet)?`
/** “I have not”, “I still haven’t”; “unless I have”. */
const not = String.raw`(?:if|when|in case) (?:i|we)(?:['’]ve| still have| have still| have)? ?(?:not|(?:still )?haven['’]t|havent)`
const undone = String.raw`(?:${not}|unless (?:i|we)(?:['’]ve| have)(?: already)?) ${deed}`
const ask = String.raw`(?:remind|nudge|ping|ask) me`
/** “When I have not sent it by noon, remind me again.” */
const first = new RegExp(
  String.raw`^(?:and |so )?${undone} (?:by|until|before) (?<by>[^,;]{2,40}),? (?:then )?(?:please )?${ask}(?: again| then| about it){0,2}[.!]*$`,
  'iu',
)
/** “Remind me again at noon if I have not sent it.” */
const behind = new RegExp(String.raw`^(?:please )?${ask}(?: again)? (?<by>[^,;]{2,40}?),? ${undone}[.!]*$`, 'iu')
const pointing = /^\p{L}+ (?:it|that|this|them|so)$/iu

/** “Take the pills at 9, and if I have not by noon, again”: it says when to ask again, so it is a reminder and no task. */
function askedAgain(text: string, wording: Wording): NewWish | undefined {
  if (!again.test(text) || lead.test(text)) return undefined
  const { againAt } = againIn(text, wording)
  const wish = againAt === undefined ? undefined : readBody(text, wording)
  return wish?.timing?.by === 'time' && wish.timing.rule === undefined && wish.text !== undefined ? wish : undefined
}

const lead = /\b(?:remind|nudge|ping|alert|reminder)\b/i
const again =
  /[,;]? (?:and )?(?:if|when) (?:i |it )?(?:have|has|is|['’]ve|haven['’]t|isn['’]t|hasn['’]t|am)?(?: not)? (?:yet )?(?:done|taken|finished|did|do)?.{0,30}, (?:then )?again[.!]*$/i
