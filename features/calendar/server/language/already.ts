import { isLight } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { quote } from '#foundation/language/wording/quoting.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { NewWish } from '../../language/wish.ts'
import { allEvents, type Event, nowIn } from './events.ts'
import { isSameWord } from '../../language/reading/alike.ts'
import { refsOf } from './mentions.ts'
import { clockNear } from '../../language/reading/spoken-times.ts'
import { eventText, whenText } from './wording.ts'

/**
 * “Katrin's lunch half past 12” where lunch with Katrin is at twelve: what is only named with a time may be there already,
 * and nothing is made before that is asked.
 */
export function already(turn: Turn, wish: NewWish, span: Span): Move | undefined {
  const mayBeThere = wish.bare === true || wish.definite === true || wish.puts === true
  if (!mayBeThere || wish.evenOver === true) return undefined
  const day = span.from.toPlainDate()
  const saysDay = wish.said.when?.saysDay === true
  const ahead = allEvents(turn)?.filter(({ to }) => Temporal.PlainDateTime.compare(to, nowIn(turn)) > 0) ?? []
  // “Put the interview there” means the one that there is, whatever its day.
  const isBound = saysDay && wish.definite !== true
  const same = ahead.filter(
    (event) =>
      (wish.puts === true ? isTitled(event, wish.said.title) : isCalledSo(event, wish.said.title)) &&
      (!isBound || event.from.toPlainDate().equals(day)) &&
      // “Block 12 to 1 every day for lunch” is not the one lunch with Sara.
      (wish.said.repeated === undefined || event.repeat !== null),
  )
  const [event, ...others] = same
  if (!event || others.some(({ event: id }) => id !== event.event)) return undefined
  return asked(turn, wish, { event, day: saysDay ? day : event.from.toPlainDate() }, span)
}

function asked(
  { context: { format } }: Turn,
  wish: NewWish,
  { event, day }: { event: Event; day: Temporal.PlainDate },
  { from, to: until }: Span,
): Move {
  const clock = { hour: from.hour, minute: from.minute, sure: true }
  const start = day.toPlainDateTime(
    wish.said.when?.onOtherDays === undefined ? from.toPlainTime() : clockNear({ ...clock, sure: false }, event.from),
  )
  const saysEnd = wish.said.when?.kind === 'interval' && wish.said.when.saysTime
  const lasts = saysEnd ? from.until(until) : event.from.until(event.to)
  const at = { from: start, to: start.add(lasts), allDay: false }
  const target = { it: true, all: false, words: [], kinds: [], meetings: false, named: refsOf([event]), text: 'it' }
  const end = saysEnd ? { hour: at.to.hour, minute: at.to.minute, sure: true } : undefined
  const to = { by: undefined, day, week: undefined, clock, end }
  return say(
    `There is ${eventText(event, format)}. Should I move it to ${whenText(at, format)}? For a new event, say “add” before ${quote(event.title)}.`,
    { asks: { question: 'instead', wish: { do: 'move', target, to } }, shows: refsOf([event]) },
  )
}

/** “Put lunch at noon” may well be another lunch than the one with Sara. */
function isTitled({ title }: Event, said: string): boolean {
  return title.toLowerCase() === said.toLowerCase()
}

/** All that its title tells is said, and nothing else but what may become of it. */
function isCalledSo(event: Event, said: string): boolean {
  const words = tokenize(said).filter((token) => !isLight(token) && !changing.has(token.text))
  const own = tokenize(event.title).filter((token) => !isLight(token))
  return (
    own.length > 0 && words.length > 0 && words.every(({ text }) => own.some((word) => isSameWord(text, word.text)))
  )
}

const changing = new Set(
  'becomes runs over starts ends begins moves goes now then only max instead actually rather ours'.split(' '),
)
