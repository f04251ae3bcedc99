import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import { usualTimeFormat as readable } from '#foundation/time/format/time-format.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import type { Span } from '../../language/event/said-event.ts'
import { spokenTimes } from '../../language/event/spans.ts'
import { readQuestion } from '../../language/reading/questions.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { ListWish, Wish } from '../../language/wish.ts'
import { freeBeside } from './free-beside.ts'
import { itself, spanOfRef, spanOfStretch, spokenOf } from './mentions.ts'
import { sideOfDay } from './side-of-day.ts'

/** “What else is on that evening?”, “does that leave me an hour before lunch?”: asked of the days that were spoken of. */
export function askedThen(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const [ref, ...others] = spokenOf(dialogue)
  const only = others.length === 0 ? ref : undefined
  const room = only && (freeBeside(text, only, wording) ?? roomBeside(text, only, wording))
  const side = only && sideOfDay(text, only, wording)
  if (room ?? side) return { wish: (room ?? side) as Wish, sure: true }
  const days = daysOf(dialogue, only, wording)
  const question = days && askedOn(text, days)
  const heard = question === undefined ? undefined : readQuestion(question, wording)
  if (!heard || !ofDays.has(heard.wish.do)) return undefined
  const { wish } = heard
  return { wish: only && wish.do === 'list' && other.test(text) ? besides(wish, only, wording) : wish, sure: true }
}

const ofDays: ReadonlySet<Wish['do']> = new Set(['list', 'free', 'next', 'guess'])

/** The days of the one event in hand, or those that were asked about. */
function daysOf({ span }: Dialogue, only: ThingRef | undefined, { zone }: Wording): Span | undefined {
  const at = only && spanOfRef(only, zone)
  const asked = span && spanOfStretch(span)
  const found = at ?? asked
  return found && { from: found.from, to: found.to.subtract({ minutes: 1 }) }
}

/** The question with its days written out, or `undefined` if it names none. */
function askedOn(text: string, { from, to }: Span): string | undefined {
  const [first, last] = [from, to].map((time) => dateText(time.toPlainDate(), readable))
  const isOne = first === last
  const day = isOne ? `on ${first}` : `from ${first} to ${last}`
  const monday = from.toPlainDate().subtract({ days: from.dayOfWeek - 1 })
  const week = `from ${dateText(monday, readable)} to ${dateText(monday.add({ days: 6 }), readable)}`
  if (thatWeek.test(text)) return text.replace(thatWeek, week).replace(stillThere, '$1 there')
  const asked = text.replace(negated, 'is there').replace(/\s+(?:as well|too)\s*(?=[?.!]*$)/i, ' ')
  const named = thatWeekday.exec(asked)
  if (named && isOne && first?.toLowerCase().startsWith((named[1] ?? '').toLowerCase()))
    return asked.replace(named[0], day)
  if (asksWhich.test(asked) && within.test(asked)) return asked.replace(within, ` are ${day}`)
  if (thoseDays.test(asked)) return asked.replace(thoseDays, day)
  if (isOne && thatPart.test(asked))
    return asked.replace(thatPart, (_, part: string) => `${day} ${partTexts[part.toLowerCase()] ?? `in the ${part}`}`)
  const left = leaving.test(asked) ? asked.replace(leaving, 'do I have ') : undefined
  return left === undefined || !isOne ? undefined : `${left.replace(/[\s?!.]+$/, '')} ${day}`
}

/** What begins at five is in the evening as well. */
const partTexts: Readonly<Record<string, string>> = { evening: 'after 17:00' }

const negated = /^(?:(?:and|but|so|hm+),? )*(?:isn'?t|aren'?t|wasn'?t|is|are) there(?: not)?\b/i
const thoseDays =
  /\b(?:(?:on|in|during|over|for|within) )?(?:(?:that|this|the same) day|(?:those|these|the same) (?:\w+ )?(?:days|dates))\b/i
const thatWeek = /\b(?:in |during )?(?:that|the same) week\b/i
/** “Which standups are left that week?” */
const stillThere = /\b(are|is) (?:left|remaining)\b/i
const asksWhich = /^(?:(?:and|so|ok),? )*(?:which|what|how many|any|anything|everything)\b/i
/** “Which meetings fall into that?” */
const within =
  /\s(?:(?:do|does|would|will) )?(?:(?:fall|falls|are|is|lie|lies|come|comes) )?(?:into|in|during|within) (?:that|it|those|this)(?: (?:time|period|stretch|range))?(?=[?.!\s]*$)/i
/** “What else is on that Saturday?” */
const thatWeekday = /\b(?:on )?that ((?:mon|tue|wed|thu|fri|sat|sun)\p{L}*day)\b/iu
const thatPart = /\b(?:(?:on|in) )?that (?:same )?(morning|afternoon|evening|night)\b/i
const leaving =
  /^(?:(?:and|so|but|ok),? )*(?:does|do|will|would|did) (?:that|this|it)(?: still| even| then)? leave (?:me |us )?/i

/** What was just spoken of is nothing else. */
function besides(wish: ListWish, { title }: ThingRef, wording: Wording): Wish {
  const except = [tokenize(title).map(({ text }) => text)]
  const all = wish.target ?? { ...readTarget('everything', wording), it: false, all: true, span: undefined }
  return { ...wish, target: { ...all, except } }
}

const other = /\b(?:else|other|already|besides|more)\b/i

/** “Does that still leave me time before the review?”, “too close to the review?”: how long it is between the two. */
function roomBeside(text: string, ref: ThingRef, wording: Wording): Wish | undefined {
  // “Too tight after the hearing, make it 15:30” only tells why.
  const tokens =
    /[,;.]\s/.test(text) || (/^\W*(?:too|very|so)\b/i.test(text) && !text.includes('?')) ? [] : tokenize(text)
  const words = tokens.map((token) => token.text)
  const at = words.findLastIndex((word, place) => links.has(word) && asksForRoom(words.slice(0, place)))
  if (at === -1) return undefined
  const behind = tokens.slice(at + 1)
  const last = behind.findLast((token) => !trailing.has(token.text))
  const name = text.slice(behind[0]?.from ?? text.length, last?.to)
  const target = readTarget(name, wording)
  const isTime = spokenTimes(name, wording).rest === '' || target.words.every((word) => meals.has(word))
  if (target.it || target.beside || target.words.length === 0 || isTime) return undefined
  const it = itself(ref, wording)
  return { do: 'gap', from: it, to: { ...target, it: false, all: false }, isGuess: true }
}

function asksForRoom(head: readonly string[]): boolean {
  const isSaid = head.every((word) => [nearness, rooms, pointing, idle, links].some((set) => set.has(word)))
  // “Too close to the review?” leaves out what is.
  const isOfIt = head.some((word) => pointing.has(word)) || head[0] === 'too' || nearness.has(head[0] ?? '')
  return isSaid && isOfIt && head.some((word) => nearness.has(word) || rooms.has(word))
}

const meals = new Set('breakfast lunch dinner work'.split(' '))
const links = new Set('to from before after until till'.split(' '))
const pointing = new Set('it that this they'.split(' '))
const nearness = new Set('close near tight far apart'.split(' '))
const rooms = new Set('time room space gap break buffer hour hours minutes leave leaves long'.split(' '))
const idle = new Set(
  `and so but ok hm does will would did do is isn't are be not too very quite a an bit still even then me us enough any some
  much how get give have half free i there left`.split(/\s+/),
)
const trailing = new Set('a thing an issue problem then though or not at all now ? . !'.split(' '))
