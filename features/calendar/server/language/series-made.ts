import type { ThingRef } from '#foundation/language/dialogue.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { isTimeAlone } from '../../language/reading/splitting.ts'
import { readTarget } from '../../language/reading/target.ts'
import { readWish } from '../../language/reading/read-wish.ts'
import type { Span } from '../../language/event/said-event.ts'
import type { Wish } from '../../language/wish.ts'
import { capital } from '../../language/event/titles.ts'
import { spanOf, without } from '../../language/event/spans.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { nowhere } from '../../language/reading/destination.ts'
import { itself, spanOfRef } from './mentions.ts'

/** “Or the 31st”, where another day was just left out of a series. */
export function leftOutToo(text: string, wish: Wish, wording: Wording): Wish | undefined {
  const isOne = wish.do === 'cancel' && wish.target.scope === 'this' && wish.target.named !== undefined
  const [, day = ''] =
    /^(?:or|and|nor|also)(?: not)?(?: on)? (.{3,40}?)(?: either| too| as well)?[.!]*$/i.exec(text) ?? []
  const span = isOne && isTimeAlone(day, wording) ? spanOf(day, wording) : undefined
  return isOne && span?.saysDay ? { ...wish, target: { ...wish.target, span } } : undefined
}

type Made = { ref: ThingRef | undefined; wish: Wish }

/** What is said of a series right after it was made: from when on, and how often. */
export function seriesChanged(text: string, made: Made, wording: Wording): Wish | undefined {
  return thinned(text, made, wording) ?? beginsLater(text, made, wording)
}

/** “Only until Christmas”, “just six weeks”, of a series: how long it goes on. */
export function endsThen(
  text: string,
  { ref, wish }: { ref: ThingRef | undefined; wish: Wish | undefined },
  wording: Wording,
): Wish | undefined {
  const isSeries = typeof ref?.original === 'string' || ruleOf(wish) !== undefined
  const first = ref && isSeries ? spanOfRef(ref, wording.zone)?.from : undefined
  const end = first && endIn(text, { ...wording, now: first })
  if (!ref || !end) return undefined
  const target = itself(ref, wording)
  const rule = ruleOf(wish)
  if (rule !== undefined) {
    const parts = rule.split(';').filter((part) => !/^(?:UNTIL|COUNT)=/.test(part))
    return { do: 'repeat', target: { ...target, scope: 'all' }, words: text, rule: [...parts, end].join(';') }
  }
  // The rule of what was made earlier is not known, and its last day is.
  const [, year = '', month = '', day = ''] = /^UNTIL=(\d{4})(\d\d)(\d\d)/.exec(end) ?? []
  if (year === '') return undefined
  const from = Temporal.PlainDate.from(`${year}-${month}-${day}`).add({ days: 1 }).toPlainDateTime()
  const span = { from, to: from.add({ days: 92 }), words: 'after that', saysDay: true }
  return { do: 'cancel', target: { ...target, span, scope: 'following' } }
}

/** “Until Christmas” as a rule says it, where nothing else is said. */
function endIn(text: string, wording: Wording): string | undefined {
  const plain = withoutFillers(withoutCourtesy(plainWords(text)))
  const words = tokenize(plain)
  const from = words.findIndex((token) => !beforeEnd.has(token.text))
  const [first] = words.slice(Math.max(from, 0))
  const said = first ? withoutEnd(plain.slice(first.from), ' .!').replace(/ (?:only|instead|then)$/i, '') : ''
  const phrase = `every day ${words.some((token) => onDay.has(token.text)) && !/^(?:un)?til/i.test(said) ? 'until ' : ''}${said.replace(/^on /i, '')}`
  const read = from === -1 ? undefined : readRepetition(phrase, wording)
  const isWhole = read !== undefined && without(phrase, read.places).replaceAll(/[\s,]/g, '') === ''
  return isWhole
    ? read.rule.split(';').find((part) => part.startsWith('UNTIL=') || part.startsWith('COUNT='))
    : undefined
}

const onDay = setOf('end ends stop stops finish finishes')
const beforeEnd = setOf(
  'it that this should will can must let only just but and end ends stop stops finish finishes run runs go goes last lasts make , . –',
)

export function ruleOf(wish: Wish | undefined): string | undefined {
  if (wish?.do === 'create') return wish.said.repeated?.rule
  if (wish?.do === 'repeat') return wish.rule
  return wish && 'target' in wish ? wish.target?.rule : undefined
}

/** “And call it yoga with Mia”, after one of a series was left out: that one is gone, so all the others are meant. */
export function ofTheOthers(text: string, wish: Wish, named: readonly ThingRef[], wording: Wording): Wish | undefined {
  const [ref, ...more] = named
  if (wish.do !== 'cancel' || more.length > 0 || typeof ref?.original !== 'string') return undefined
  if (wish.target.scope === 'all' || wish.target.scope === 'following') return undefined
  const heard = readWish(withoutFillers(withoutCourtesy(plainWords(text))), wording, named)?.wish
  if (!heard || !('target' in heard) || heard.target?.it !== true || !lasting.has(heard.do)) return undefined
  const of = { ...heard, target: { ...heard.target, scope: 'all' } } as Wish
  return of.do === 'rename' ? { ...of, title: capital(of.title) } : of
}

const lasting: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['rename', 'place', 'note', 'invite', 'uninvite'])

/** “Only every other one”, “every second week, starting next week”. */
function thinned(text: string, about: Made, wording: Wording): Wish | undefined {
  const { ref, wish } = about
  const made = ruleOf(wish)
  if (!ref || made === undefined) return undefined
  const clauses = withoutFillers(withoutCourtesy(plainWords(text))).split(ends)
  const found = clauses.map((clause) => everyNth(clause, made))
  const rule = found.find((each) => each !== undefined)
  const others = clauses.filter((_, at) => found[at] === undefined)
  if (rule === undefined || others.length > 1) return undefined
  const target = { ...itself(ref, wording), scope: 'all' as const }
  const repeat: Wish = { do: 'repeat', target, words: 'less often', rule }
  const [other] = others
  if (other === undefined) return repeat
  const begins = beginsLater(other, about, wording)
  if (begins?.do !== 'move') return undefined
  const isThere =
    begins.to.day !== undefined && spanOfRef(ref, wording.zone)?.from.toPlainDate().equals(begins.to.day) === true
  return isThere ? repeat : { do: 'several', wishes: [begins, repeat], text }
}

const ends = /\s*(?:[,;–]|\band\b)\s*(?:and\s+|but\s+)?|\s+(?=(?:starting|beginning|from)\b)/i

function everyNth(clause: string, rule: string): string | undefined {
  const words = tokenize(clause)
    .map((token) => token.text)
    .filter((word) => !light.has(word))
  const [every, count = '', unit = 'one', ...more] = words
  const apart = counts.get(count)
  if ((every !== 'every' && every !== 'each') || apart === undefined || !units.has(unit) || more.length > 0)
    return undefined
  const frequency = /FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)/.exec(rule)?.[1]
  // “Every second month” can’t be said of a weekly series.
  if (frequency === undefined || (units.get(unit) ?? frequency) !== frequency) return undefined
  return [...rule.split(';').filter((part) => !part.startsWith('INTERVAL=')), `INTERVAL=${apart}`].join(';')
}

/** “Starting in December”, of a series that was just made: from the first of its days from then on. */
function beginsLater(text: string, { ref, wish }: Made, wording: Wording): Wish | undefined {
  const rule = ruleOf(wish)
  const [first, ...others] = tokenize(withoutFillers(withoutCourtesy(plainWords(text))))
  const [second] = others
  if (!ref || rule === undefined || !first || !second || !beginning.has(first.text)) return undefined
  const span = spanOf(text.slice(text.toLowerCase().indexOf(first.text) + first.text.length), wording)
  const at = spanOfRef(ref, wording.zone)?.from
  if (!span?.saysDay || !at) return undefined
  const apart = rule.startsWith('FREQ=DAILY') ? 1 : rule.startsWith('FREQ=WEEKLY') ? 7 : undefined
  const until = at.toPlainDate().until(span.from.toPlainDate()).days
  if (apart === undefined || until <= -apart) return undefined
  const shorter = withoutFirst(ref, rule, { from: at, to: span.from, wording })
  if (shorter) return shorter
  const day = at.toPlainDate().add({ days: Math.max(0, Math.ceil(until / apart)) * apart })
  const target = { ...itself(ref, wording), scope: 'all' as const }
  return { do: 'move', target, to: { ...nowhere, day } }
}

/** “Starting next week”, of every weekday: to move its first day to Monday would take the days along. */
function withoutFirst(
  ref: ThingRef,
  rule: string,
  { from, to, wording }: Span & { wording: Wording },
): Wish | undefined {
  const days = from.until(to).total('days')
  if (daysIn(rule).length < 2 || days <= 0 || days > mostDaysOut) return undefined
  const span = { from: from.toPlainDate().toPlainDateTime(), to, words: 'before that', saysDay: true }
  return {
    do: 'cancel',
    target: { ...readTarget('it', wording), it: true, all: true, named: [ref], span, scope: 'this', rule },
  }
}

const mostDaysOut = 14

function daysIn(rule: string): string[] {
  return /(?:^|;)BYDAY=([A-Z,]+)(?:;|$)/.exec(rule)?.[1]?.split(',') ?? []
}

const beginning = setOf('starting beginning from starts begins start begin')

const light = setOf('only just but make it that the please pls ok so then and should be of them now')
const counts: ReadonlyMap<string, number> = new Map([
  ['other', 2],
  ['second', 2],
  ['2nd', 2],
  ['third', 3],
  ['3rd', 3],
  ['fourth', 4],
  ['4th', 4],
])
/** Units, and the frequency that a series must have for each. */
const units: ReadonlyMap<string, string | undefined> = new Map([
  ['one', undefined],
  ['time', undefined],
  ['day', 'DAILY'],
  ['week', 'WEEKLY'],
  ['month', 'MONTHLY'],
  ['year', 'YEARLY'],
  ...'monday tuesday wednesday thursday friday saturday sunday'.split(' ').map((day) => [day, 'WEEKLY'] as const),
])
