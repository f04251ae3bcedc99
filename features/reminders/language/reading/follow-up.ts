import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { rightOf } from '#foundation/language/english/correction.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Which, Wish } from '../wish.ts'
import { againIn } from './again.ts'
import { othersIn } from './asking.ts'
import { readBody } from './creating.ts'
import { daysOff, denials, onlyOn } from './days-off.ts'
import { ofRowAt, wholeOfRow, withoutEmphasis } from './of-row.ts'
import { titleOf } from './title.ts'
import { lengthAt, phrasesOf, trimmed, withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { endingAt, speaksOfSeveral } from './ending.ts'
import { eventClauseIn } from './event-clause.ts'
import { readChangeTo, readShift, readSnooze } from './changing.ts'
import { minutesSaid, wholeLength, wholeTiming } from './said-when.ts'

const changes =
  phrasesOf(`make it, make that, make this, make the reminder, change it to, change that to, change it, change that, move it to, move that to, move it, move that, move this to, set it to, set it for,
  set that for, push it to, push it, push that, put it at, put it on, put it, shift it to, shift it, switch it to, let us say, let us make it, no, nope, wait, sorry, actually, i meant, i mean, rather, better,
  reschedule it to, reschedule it for, hmm, hm, oh, bring it, postpone it to, postpone it until, postpone it, delay it, delay it to, do it, it should be, that should be, should be, can we do, how about, what about, not, instead, i said, or rather, remind me, it is`)
const weekends = phrasesOf(
  'on weekends, weekends, at weekends, on the weekend, at the weekend, on the weekends, the weekend, except weekends, except on weekends, except at weekends',
)
const also = phrasesOf(
  `plus, n another, n, and also, and another one, and one more, and, also, same, the same, and the same, same again, another one, one more, again, and another, and one, do the same, and again, as well`,
)
const trails = new Set([
  'instead',
  'rather',
  'please',
  'then',
  'actually',
  'better',
  'too',
  'well',
  'as',
  'also',
  'one',
  'is',
  'would',
  'be',
])
const renames = phrasesOf(
  'call it, rename it to, rename it, rename that to, it should say, make it say, change the text to, change the words to, the text should be, change it to say, it should be called, name it',
)
const done = phrasesOf(
  `done, did it, i did it already, did it already, already did it, already done, i already did it, i already did that, i did that already, i did it, i did that, i have done it, i have done that, that is done, it is done, finished, all done, i did, mark it as done, mark it done, mark that as done, i am done with it, i have finished it, tick it off, completed`,
)
const whenIs = phrasesOf(
  `when is it, when is that, when does it come, when will it come, when is it due, when is it for, when was that again, what time will it come, when does it go off, when do i get it`,
)

/** What is said of the reminder that was spoken of last: “make it 6 instead”, “and Friday?”, “stop it”. */
export function readFollowUp(said: string, wording: Wording): Wish | undefined {
  const message = minutesSaid(rightOf(said, (part) => wholeTiming(part.trim(), wording) !== undefined))
  const text = withoutEmphasis(withoutCourtesy(message))
  const tokens = tokenize(text)
  if (tokens.length === 0 || tokens.length > 20) return undefined
  const which: Which = { words: '', it: true }
  const isWhole = (phrases: readonly (readonly string[])[]) => isAll(text, tokens, phrases)
  // “He left already. Drop it.”
  const last = tokenize(text.slice(text.lastIndexOf('. ') + 1))
  const isLastEnding = last.length < tokens.length && last.length > 1 && endingAt(last) === last.length
  if (isAllBut(text, tokens, endingAt(tokens)) || isLastEnding)
    return {
      do: 'stop',
      which: { ...which, ...(speaksOfSeveral(tokens) && { all: true }) },
    }
  if (isWhole(done)) return { do: 'done', which }
  if (isWhole(whenIs)) return { do: 'when', which }
  const others = othersIn(text, wording)
  if (others) return others
  // “What have I to do until Friday?” changes nothing.
  if (asking.test(text)) return undefined
  return (
    placed(text, wording) ??
    alsoAt(message, wording) ??
    renamed(text, which) ??
    onlyOn(text, which, wording) ??
    limited(text, wording, which) ??
    changedExcept(text, wording, which) ??
    changed(text, wording, which) ??
    changed(behindSo(text), wording, which) ??
    changed(withoutWhy(text), wording, which) ??
    retimed(text, wording, which)
  )
}

/** “Until Christmas”, “that should stop at the end of January”. */
const lastly =
  /^(?:but |only |just |and )*(until|till|til|up to|through|(?:that|it|this|they) (?:should|shall|must|can|has to|needs to|is to) (?:stop|end|finish) (?:at|on|by|after|with|in)) (.{2,40})$/i

/** “Not on Sundays”, “skip weekends”, “until Christmas”: of what repeats, when it does not. */
function limited(text: string, wording: Wording, which: Which): Wish | undefined {
  const [, , said] = lastly.exec(text) ?? []
  const until = said === undefined ? undefined : wholeTiming(said, wording)
  if (until?.by === 'day' && until.rule === undefined) return { do: 'change', which, until: until.day }
  const words = tokenize(text).map((token) => token.text)
  const except = words.flatMap((word) => daysOff[word] ?? [])
  const isDenied = words.some((word) => denials.has(word))
  const isLoose = words.every((word) => daysOff[word] !== undefined || denials.has(word) || loose.has(word))
  return isDenied && isLoose && except.length > 0 ? { do: 'change', which, except } : undefined
}

/** “Does it come on Sundays as well” asks how it is; “can it come at 5” wants it so. */
const asking =
  /^(?:so |and |but |ok )*(?:(?:what|which|who|where|why|how)\b(?! about)|(?:do|does|did|is|are|was|were|has|have|will) (?:it|that|they|i|we|you|there|the)\b)/i

/** “Every day, not on Sundays”. */
function changedExcept(text: string, wording: Wording, which: Which): Wish | undefined {
  const [, said = '', denied = ''] =
    /^(.+?)(?<![\s,;–-])[\s,;–-]+((?:but )?(?:not|except|without|skip)\b.+)$/i.exec(text) ?? []
  const limit = denied === '' ? undefined : limited(denied, wording, which)
  const change = limit && changed(said, wording, which)
  return limit?.do === 'change' && change?.do === 'change' && limit.except
    ? { ...change, except: limit.except }
    : undefined
}

/** “Friday 17:00 is better”, “they come later, at two”: a time, and else only words that change one. */
function retimed(text: string, wording: Wording, which: Which): Wish | undefined {
  const times = [...(readRepetition(text, wording)?.places ?? []), ...readTimes(text, wording)]
  if (times.length === 0) return undefined
  const first = { at: Math.min(...times.map(({ at }) => at)) }
  const last = { until: Math.max(...times.map(({ until }) => until)) }
  const rest = tokenize(`${text.slice(0, first.at)} ${text.slice(last.until)}`)
  const isLoose = rest.every(({ text: word }) => loose.has(word)) && !rest.some(({ text: word }) => word === 'not')
  return isLoose ? changed(`make it ${text.slice(first.at, last.until)}`, wording, which) : undefined
}

const loose = new Set([
  ...lightWords,
  ...`first better best later earlier sooner come comes coming instead rather fine suits works make shift move push change apparently same
  time reminder they starts start starting begin beginning daily only say`.split(/\s+/),
])

/** “Forget it, paid”, “stop that one it is annoying”: behind what is wanted, why may follow. */
function isAll(text: string, tokens: Tokens, phrases: readonly (readonly string[])[]): boolean {
  return isAllBut(text, tokens, lengthAt(tokens, 0, phrases))
}

function isAllBut(text: string, tokens: Tokens, end: number): boolean {
  const [last, next] = [tokens[end - 1], tokens[end]]
  if (!last || !next) return end > 0
  const isMarked = text.slice(last.to, next.from).trim() !== '' || whys.has(next.text)
  return isMarked && tokens.length - end <= mostWhy && !tokens.slice(end).some(({ text: word }) => /\d/.test(word))
}

type Tokens = ReturnType<typeof tokenize>
const mostWhy = 6
const whys = new Set(['it', 'its', 'because', 'as', 'i', 'since', 'this', 'they', 'we'])

/** “It is Saturday, so on Monday please”. */
function behindSo(text: string): string {
  const [whole, rest = ''] =
    /,? so (?:please |then |better )?((?:make|at|on|let|move|push|say|\d).*)$/i.exec(text) ?? []
  return whole === undefined ? '' : `make it ${rest}`
}

/** “A week earlier, to be safe”. */
function withoutWhy(text: string): string {
  const comma = text.indexOf(',')
  const tail = tokenize(text.slice(comma + 1))
  const isWhy = comma > 0 && tail.length <= mostWhy && !tail.some(({ text: word }) => /\d/.test(word))
  return isWhy ? text.slice(0, comma) : ''
}

const verbs: Readonly<Record<string, 'stop' | 'done' | 'change' | 'snooze'>> = {
  stop: 'stop',
  cancel: 'stop',
  delete: 'stop',
  remove: 'stop',
  drop: 'stop',
  scrap: 'stop',
  finish: 'done',
  complete: 'done',
  move: 'change',
  change: 'change',
  make: 'change',
  push: 'change',
  snooze: 'snooze',
  set: 'change',
}

/** “Stop the second one”, “move the last one to 5”. */
function placed(text: string, wording: Wording): Wish | undefined {
  const counted = ofRowAt(text)
  // “The other one at 4 instead”.
  // “The first one next Thursday” may also count the day.
  const isOne = counted && (counted.which.place === undefined || /^(?:at|to|for|in) /i.test(counted.rest))
  const timing = isOne && counted.rest !== '' ? wholeTiming(withoutTrail(counted.rest), wording) : undefined
  if (counted && timing) return { do: 'change', which: counted.which, timing }
  const [verb, ...rest] = tokenize(text)
  const wanted = verb && verbs[verb.text]
  if (!wanted) return undefined
  const end = rest.findIndex(({ text: word }) => ['to', 'for', 'until', 'by', 'back'].includes(word))
  const named = end === -1 ? rest : rest.slice(0, end)
  const [first, last] = [named[0], named.at(-1)]
  const which = first && last && wholeOfRow(text.slice(first.from, last.to))
  if (!which) return undefined
  const to = end === -1 ? '' : text.slice(rest[end]?.from)
  if (wanted === 'change') return readChangeTo(which, trimmed(to), wording)
  if (wanted === 'snooze') {
    const snoozed = readSnooze(to, wording)
    return snoozed?.do === 'snooze' ? { ...snoozed, which } : undefined
  }
  return { do: wanted, which }
}

/** “And Friday?”, “the same on Monday at 8”. */
function alsoAt(sentence: string, wording: Wording): Wish | undefined {
  const message = minutesSaid(sentence)
  const tokens = tokenize(message)
  const around = anotherEvent(message, tokens, wording)
  if (around) return around
  const begin = skipped(tokens, also)
  const last = tokens.at(-1)?.text ?? ''
  if (begin >= tokens.length || (begin === 0 && !['too', 'also', 'well'].includes(last))) return undefined
  const timing = wholeTiming(withoutTrail(message.slice(tokens[begin]?.from)), wording)
  if (timing) return { do: 'also', timing }
  // “And at 6 to lock up.”
  const rest = message.slice(tokens[begin]?.from)
  const isAdded = begin === 0 || leadsToTime.has(tokens[begin]?.text ?? '')
  const said = isAdded ? readBody(withoutTrail(rest), wording) : undefined
  return said?.text !== undefined && said.timing ? said : undefined
}

/** “And 20 min before the board call as well”: one more, before an event that is named. */
function anotherEvent(message: string, tokens: Tokens, wording: Wording): Wish | undefined {
  const [first, last] = [tokens[0]?.text ?? '', tokens.at(-1)?.text ?? '']
  if (!furtherFirst.has(first) && !furtherLast.has(last)) return undefined
  const clause = eventClauseIn(withoutTrail(message.slice(tokens[furtherFirst.has(first) ? 1 : 0]?.from)), wording)
  const isNamed = clause?.timing.events.words !== ''
  return clause && isNamed && clause.text === undefined ? { do: 'create', timing: clause.timing } : undefined
}

const furtherFirst = new Set(['and', 'plus', 'also', 'another'])
const furtherLast = new Set(['too', 'also', 'well'])

const leadsToTime = new Set(['at', 'on', 'in', 'tomorrow', 'tonight', 'then', 'by', 'next'])

/** “Sorry, 2h”, “make it 45 min before”: how long before an event a reminder is to come. */
export function leadTimeIn(said: string): number | undefined {
  const text = withoutCourtesy(said)
  const tokens = tokenize(text)
  const rest = withoutTrail(text.slice(tokens[skipped(tokens, changes)]?.from ?? text.length))
  return readShift(rest) === undefined ? wholeLength(rest.replace(/ (?:before|ahead)(?: it| that)?$/i, '')) : undefined
}

/** “It should say ring Tom”. */
function renamed(text: string, which: Which): Wish | undefined {
  const tokens = tokenize(text)
  const begin = lengthAt(tokens, 0, renames)
  const title = begin === 0 || begin >= tokens.length ? '' : titleOf(text.slice(tokens[begin]?.from))
  return title === '' ? undefined : { do: 'change', which, text: title }
}

function changed(text: string, wording: Wording, which: Which): Wish | undefined {
  if (/, so /i.test(text)) return undefined
  const tokens = tokenize(text)
  const begin = skipped(tokens, changes)
  const said = withoutTrail(trimmed(text.slice(tokens[begin]?.from ?? text.length)))
  const isDenied = tokens.slice(0, begin).some((token) => token.text === 'not') || said.startsWith('except')
  const rest = isDenied && lengthAt(tokenize(said), 0, weekends) > 0 ? 'on weekdays' : said
  // “Not on Fridays” is no wish for Fridays.
  if (rest === '' || (isDenied && rest === said && readRepetition(rest, wording))) return undefined
  const shift = readShift(rest)
  if (shift !== undefined) return { do: 'change', which, shift }
  const timing = wholeTiming(rest, wording)
  if (timing) return { do: 'change', which, timing }
  const clause = eventClauseIn(rest, wording)
  if (clause && clause.text === undefined) return { do: 'change', which, timing: clause.timing }
  const again = againIn(`x ${rest}`, wording)
  if (again.again !== undefined && again.rest === 'x') return { do: 'change', which, again: again.again }
  return begin === 0 ? undefined : readChangeTo(which, rest, wording)
}

function skipped(tokens: ReturnType<typeof tokenize>, phrases: readonly (readonly string[])[]): number {
  let at = 0
  for (let length = lengthAt(tokens, at, phrases); length > 0; length = lengthAt(tokens, at, phrases)) at += length
  return at
}

function withoutTrail(text: string): string {
  const tokens = tokenize(text)
  let end = tokens.length
  while (end > 1 && trails.has(tokens[end - 1]?.text ?? '')) end -= 1
  return text.slice(0, tokens[end - 1]?.to)
}
