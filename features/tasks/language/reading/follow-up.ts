import type { ThingRef } from '#foundation/language/dialogue.ts'
import { rightOf } from '#foundation/language/english/correction.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import type { Change, ChangeWish, Described, NewWish, Wish } from '../wish.ts'
import { trimEnd } from './courtesy.ts'
import { askedAgainIn, withoutUnheard } from './again.ts'
import { another, saysSameDay, saysToo } from './another.ts'
import { describedBy, small } from './described.ts'
import { alsoOnList, ofThatList, placedThere, there } from './list-in-hand.ts'
import { isYes } from './stray.ts'
import { daysIn } from './due.ts'
import { goalOf, goalsOf } from './goal.ts'
import { bareLevels, who } from './words.ts'

/** Which of the things that were offered is meant, by their ids. */
export function readChoice(sentence: string, things: readonly ThingRef[], wording: Wording): string[] | undefined {
  const text = trimEnd(sentence.trim()).replace(
    /^(?:(?:i (?:mean|meant)|it is|it's|that is|that's|sorry|no),? )+(?=the |my |\p{L}+$)/iu,
    '',
  )
  const [only] = things
  if (things.length === 1 && only && isYes(text)) return [only.id]
  const { it, places, words, all } = describedBy(text, wording)
  if (it && only && things.length === 1) return [only.id]
  if (places) return places.length === 0 ? things.map(({ id }) => id) : at(things, places)
  const telling = tokenize(words).flatMap(({ text: word }) => (small.has(word) ? [] : [word]))
  if (telling.length === 0 || telling.length > mostTelling) return undefined
  const fitting = things.filter(({ title }) => {
    const held = new Set(tokenize(title).map(({ text: word }) => word))
    return telling.every((word) => held.has(word))
  })
  return fitting.length === 1 || (all && fitting.length > 0) ? fitting.map(({ id }) => id) : undefined
}

const mostTelling = 8

function at(things: readonly ThingRef[], places: readonly number[]): string[] {
  return places.flatMap((place) => things.at(place < 0 ? place : place - 1)?.id ?? [])
}

/** The wish of those that were chosen. */
export function withChoice(wish: Wish, ids: string[]): Wish | undefined {
  return 'which' in wish ? { ...wish, which: { ids, words: '', all: ids.length > 1 } } : undefined
}

/** `isWaiting`: a card shows the wish before. `isSpoken`: tasks were spoken of right before. */
export type Before = { wording: Wording; isWaiting: boolean; isSpoken: boolean }

/** What a few words change about the wish before them: “no, Friday”, “and the milk too”, “make that high priority”. */
export function readFollowUp(sentence: string, before: Wish, around: Before): Wish | undefined {
  const scene = { now: around.wording.now, zone: around.wording.zone ?? 'UTC' }
  const listed = ofThatList(sentence, before)
  if (listed) return listed
  const placed = placedThere(sentence, before, around.wording)
  if (placed) return placed
  const again = askedAgainToo(sentence, before, around)
  if (again) return again
  const more = alsoOnList(sentence, before, around.wording)
  if (more) return more
  const { text, isMore } = withoutLead(
    rightOf(meantAtEnd(bareOf(sentence)), (part) => goalOf(part.trim(), scene)?.due !== undefined),
  )
  if (text === '' || text.length > mostCharacters) return undefined
  const tokens = tokenize(text).length
  const goal = tokens <= mostWords ? goalFor(text, before, around.wording) : undefined
  if (before.do === 'list' || before.do === 'count')
    return asNarrowed(text, before, { ...around, isMore }) ?? (isMore ? undefined : changed(goal, before, around))
  return (
    excepted(text, before, around) ??
    changed(goal, before, around) ??
    (isMore || saysSameDay(text)
      ? same(text, before, { wording: around.wording, isToo: saysToo(sentence) })
      : undefined)
  )
}

/** “Too early. A fortnight later please”, “2pm that day, to be exact”: without why, how and what it is anyway. */
function bareOf(sentence: string): string {
  return sentence
    .replace(
      /^(?:that(?:['’]s| is) )?(?:too|a bit|rather|much too|way too) (?:early|late|soon|tight|close|far(?: off)?)[.,;!:–-]+ /i,
      '',
    )
    .replace(/,? (?:to be (?:exact|precise)|exactly|sharp|please|pls)[.!]*$/i, '')
    .replace(/^((?:at )?\d{1,2}(?::\d\d)? ?(?:[ap]m)?) (?:on )?(?:that|the same) day$/i, 'at $1')
    .replace(/^at at /i, 'at ')
}

/** “And ask her on Wednesday”, while the card waits that gives it to her. */
function askedAgainToo(sentence: string, before: Wish, { wording, isWaiting }: Before): ChangeWish | undefined {
  if (!isWaiting || before.do !== 'change' || !before.to.person) return undefined
  const again = askedAgainIn(withoutUnheard(trimEnd(sentence)), wording)
  const isWhole = again !== undefined && trimmed(`${again.before} ${again.behind}`, small) === ''
  return isWhole ? { ...before, to: { ...before.to, askOn: again.askOn } } : undefined
}

/** “Friday, I mean”, “friday that is”: a correction, whose words stand behind it. */
function meantAtEnd(sentence: string): string {
  const text = trimEnd(sentence.trim())
  const tokens = tokenize(text)
  const last = sentence.includes('?') ? undefined : findPhrases(tokens, corrections).at(-1)
  return last?.end === tokens.length && last.at > 0 ? text.slice(0, tokens[last.at - 1]?.to) : sentence
}

const corrections = phrases([['i mean, i meant, that is, i should say, sorry, rather', true]])

const mostCharacters = 200
const mostWords = 8

const leads = phrases([
  [
    'due is, due, it is due, due date is, the due date is, deadline is, the deadline is, due date, deadline, no, nope, actually, sorry, i mean, i meant, rather, wait, hm, hmm, oh, make it, make that, make them, let us say, better, ok, on second thought, correction, not that, set it to, change it to, change that to, instead, oops, well, it should be',
    false,
  ],
  [
    'and, also, what about, how about, plus, and also, and what about, same for, the same for, do the same for, same with, and for, and for the',
    true,
  ],
])

/** `isMore`: it goes on with something else. */
function withoutLead(sentence: string): { text: string; isMore: boolean } {
  let text = trimEnd(sentence.trim())
  let isMore = false
  for (;;) {
    const tokens = tokenize(text)
    const [lead] = findPhrases(tokens, leads)
    const end = lead?.at === 0 && lead.end < tokens.length ? tokens[lead.end]?.from : undefined
    if (!lead || end === undefined) break
    isMore ||= lead.value
    text = trimEnd(text.slice(end))
  }
  const tokens = tokenize(text)
  const too = findPhrases(tokens, also).at(-1)
  const from = too?.end === tokens.length && too.at > 0 ? tokens[too.at]?.from : undefined
  return from === undefined ? { text, isMore } : { text: trimEnd(text.slice(0, from)), isMore: true }
}

const also = phrases([['too, as well, also', true]])

/** “Friday”, “high priority”, and a name where the task was given to somebody. */
function goalFor(text: string, before: Wish, wording: Wording): Change | undefined {
  const later = daysLater(text)
  if (later !== undefined) return { later }
  const goal = goalsOf(text, { now: wording.now, zone: wording.zone ?? 'UTC' })
  if (goal || before.do !== 'change') return goal
  const said = tokenize(text)
  const [level] = findPhrases(said, bareLevels)
  if (before.to.priority !== undefined && level?.at === 0 && level.end === said.length) return { priority: level.value }
  if (before.to.person === undefined) return undefined
  const bare = trimmed(text, new Set(['to', 'give', 'it', 'for']))
  const tokens = tokenize(bare)
  const whole = who
    .read({ message: bare, tokens }, { now: wording.now, zone: 'UTC' })
    .find(({ at: from, end }) => from === 0 && end === tokens.length)
  return whole && { person: whole.value }
}

/** “A day later”, “two weeks earlier”: counted from the day on which the task is due now. */
function daysLater(text: string): number | undefined {
  const [length, ...others] = readLengths(text)
  const way = length && text.slice(length.until).trim().toLowerCase()
  if (!length || others.length > 0 || text.slice(0, length.at).trim() !== '') return undefined
  const { weeks, days, hours, minutes } = length.duration
  const whole = weeks * 7 + days
  if (whole === 0 || hours > 0 || minutes > 0) return undefined
  return way === 'later' ? whole : way === 'earlier' || way === 'sooner' ? -whole : undefined
}

function changed(goal: Change | undefined, before: Wish, { isWaiting, isSpoken }: Before): Wish | undefined {
  if (!goal) return undefined
  if (isWaiting) return before.do === 'change' ? { ...before, to: { ...before.to, ...goal } } : undefined
  const isSeveral = before.do === 'several' || ('which' in before && before.which.all)
  const which: Described = isSeveral ? { places: [], words: '', all: true } : { it: true, words: '', all: false }
  return isSpoken ? { do: 'change', which, to: goal } : undefined
}

const excepts = phrases([
  ['except, except for, but not, not, without, leave out, apart from, all but, skip, keep', true],
])

/** “Except the rent”, “not the milk”: of a card that waits. */
function excepted(text: string, before: Wish, { isWaiting }: Before): Wish | undefined {
  if (!isWaiting || !('which' in before) || !before.which.all) return undefined
  const tokens = tokenize(text)
  const [but] = findPhrases(tokens, excepts)
  if (but?.at !== 0) return undefined
  const left = trimmed(text.slice(tokens[but.end - 1]?.to), small)
  return left === ''
    ? undefined
    : { ...before, which: { ...before.which, except: [...(before.which.except ?? []), left] } }
}

/** “And the milk too”: the same of something else. `isToo`: with all that was said of the one before. */
function same(text: string, before: Wish, { wording, isToo }: { wording: Wording; isToo: boolean }): Wish | undefined {
  const made = there.test(text) ? undefined : madeLast(before)
  if (made) return another(text, made, { wording, isToo })
  if (!isEnding(before) || endings.has(tokenize(text)[0]?.text ?? '')) return undefined
  // “And the hotel one to Thursday” says itself where it goes.
  if (saysWhere(text, wording)) return undefined
  const which = describedBy(text, wording)
  return which.words === '' && which.places === undefined
    ? undefined
    : { ...before, which: { ...which, ...statusesOf(before) } }
}

/** A day after a preposition: “by Friday”, “to Thursday”. */
function saysWhere(text: string, wording: Wording): boolean {
  const tokens = tokenize(text)
  const to = tokens.findLastIndex(({ text: word }) => leading.has(word))
  return (
    to > 0 && goalOf(text.slice(tokens[to]?.from), { now: wording.now, zone: wording.zone ?? 'UTC' })?.due !== undefined
  )
}

const leading = new Set('to by until till for on'.split(' '))

/** “And kill the tent one” says itself what becomes of it. */
const endings = new Set(
  `delete remove drop scrap kill bin trash cancel ditch tick cross strike mark rename reopen reschedule postpone push shift delegate
  assign reassign complete`.split(/\s+/),
)

/** The last of those that were added. */
function madeLast(before: Wish): NewWish | undefined {
  if (before.do === 'create') return before
  const last = before.do === 'several' ? before.wishes.at(-1) : undefined
  return last?.do === 'create' ? last : undefined
}

type Ending = ChangeWish | Extract<Wish, { do: 'complete' | 'reopen' | 'delete' }>

function isEnding(wish: Wish): wish is Ending {
  return wish.do === 'change' || wish.do === 'complete' || wish.do === 'reopen' || wish.do === 'delete'
}

function statusesOf({ do: what }: Ending): Pick<Described, 'statuses'> {
  return what === 'reopen' ? { statuses: ['done'] } : {}
}

/** “And tomorrow?”, “what about Tom?”, “only the overdue ones”. */
function asNarrowed(
  text: string,
  before: Extract<Wish, { do: 'list' | 'count' }>,
  { wording, isMore }: Before & { isMore: boolean },
): Wish | undefined {
  const bare = text.toLowerCase().startsWith('only ') ? text.slice('only '.length) : text
  const isOnly = bare !== text || isMore
  const days = daysIn(bare, wording)
  if (isOnly && days && trimmed(days.rest, small) === '') {
    const {
      dueFrom: _from,
      dueBefore: _before,
      doneFrom: _done,
      doneBefore: _until,
      overdue: _late,
      ...which
    } = before.which
    const isDone = before.which.doneFrom !== undefined
    const { from, before: until } = days
    const span = isDone ? { doneFrom: from, doneBefore: until } : { dueFrom: from, dueBefore: until }
    return {
      ...before,
      which: { ...which, ...Object.fromEntries(Object.entries(span).filter(([, day]) => day !== undefined)) },
    }
  }
  if (!isOnly) return undefined
  const { words, it, places, all: _all, ...found } = describedBy(bare, wording, true)
  if (it || places) return undefined
  const tokens = tokenize(words)
  const person = who
    .read({ message: words, tokens }, { now: wording.now, zone: 'UTC' })
    .find(({ at: from, end }) => from === 0 && end === tokens.length)
  if (words !== '' && (!person || before.which.person === undefined)) return undefined
  const isSaid = Object.keys(found).length > 0 || person !== undefined
  return isSaid
    ? { ...before, which: { ...before.which, ...found, ...(person && { person: person.value }) } }
    : undefined
}
