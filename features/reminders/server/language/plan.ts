import {
  answerOf,
  bindLanguage,
  call,
  type Glance,
  type Move,
  type Plan,
  say,
  type Turn,
  undoDeed,
} from '#foundation/server/language.ts'
import { noticeTools } from '#foundation/server/notice.ts'
import { inZone, zoneSaid } from '#foundation/time/words/clock/zone-said.ts'
import { reminders } from '../../language/index.ts'
import { openings } from '../../language/openings.ts'
import { aheadIn, eventAhead } from '../../language/reading/ahead.ts'
import { mended } from '../../language/reading/spelling.ts'
import { readAllKnown } from '../../language/reading/known.ts'
import type { NewWish, Which, Wish } from '../../language/wish.ts'
import { also, change, finish, snooze, stop } from './changing.ts'
import { create, findEvents, foundIn } from './creating.ts'
import { activeOnes, among, isMove, type Known, listReminders, refOf } from './finding.ts'
import { hear } from './hearing.ts'
import { ofNext } from './its-next.ts'
import { hearNear, knownOnes, near, wordingOf } from './near.ts'
import { pause, resume, skip } from './pausing.ts'
import { findCalendars, onlyCalendars, silenceCalendar } from './silencing.ts'
import { told } from './telling.ts'
import * as words from './wording.ts'
import { saidOrders } from '../../language/said/orders.ts'

const plan: Plan = (turn) => carry(turn, (turn.parts.wish as Wish | undefined) ?? { do: 'create' })

function carry(turn: Turn, wish: Wish): Move {
  switch (wish.do) {
    case 'create':
      return create(turn, wish)
    case 'several':
      return several(turn, wish.wishes)
    case 'list':
    case 'when':
    case 'count':
      return look(turn, wish)
    case 'keep':
      return keep(turn, wish.which)
    case 'near':
      return near(turn, wish.text)
    case 'no-day':
      return say(words.noDay(wish.said))
    case 'told':
      return told(turn, wish.which)
    case 'stop':
      return stop(turn, wish.which)
    case 'change':
      return change(turn, wish)
    case 'also':
      return also(turn, wish)
    case 'silence':
      return silenceCalendar(turn, wish.calendar)
    case 'only':
      return onlyCalendars(turn, wish.calendars)
    case 'snooze':
      return snooze(turn, wish)
    case 'skip':
      return skip(turn, wish.which)
    case 'pause':
      return pause(turn, wish)
    case 'resume':
      return resume(turn, wish.which)
    case 'correct':
      return correct(turn, wish)
    case 'known':
      return known(turn, wish)
    case 'ahead':
      return ahead(turn, wish)
    default:
      return finish(turn, wish.which)
  }
}

type KnownWish = Extract<Wish, { do: 'known' }>

/** A change to an existing reminder comes before any other reading. */
function known(turn: Turn, wish: KnownWish): Move {
  const found = foundFor(turn, wish)
  if (isMove(found)) return found
  const [meant = wish.instead, second] = found
  if (!meant || (wish.also && found.length === 0)) return say(words.nothingSuch(''), { isNothing: true })
  const move = carry(turn, meant)
  if (second) return inOne(move, carry(turn, second))
  return wish.also ? withNew(turn, move, wish.also) : move
}

/** Makes both changes, or says what stands in the way of one. */
function inOne(first: Move, second: Move): Move {
  if (first.kind === 'say' || isLookup(first)) return first
  return second.kind === 'say' || isLookup(second) ? second : { kind: 'call', calls: [...first.calls, ...second.calls] }
}

/** Looks for the event by its title among all coming ones; if there is none, what was read instead is carried out. */
function ahead(turn: Turn, { text, instead }: Extract<Wish, { do: 'ahead' }>): Move {
  const said = aheadIn(mended(text), wordingOf(turn))
  const coming = foundIn(turn, { words: '' })
  if (isMove(coming)) return coming
  const title =
    said &&
    eventAhead(
      said.rest,
      coming.map((each) => each.title),
    )
  if (said && title !== undefined) {
    const events = { words: title, scope: 'one' } as const
    const results = turn.results.map((each) =>
      each.tool === findEvents
        ? {
            ...each,
            result: { kind: 'answer' as const, answer: coming.filter((one) => one.title === title), sources: [] },
          }
        : each,
    )
    const own = ownText(instead, title)
    return create(
      { ...turn, results },
      {
        do: 'create',
        ...(own !== undefined && { text: own }),
        timing: { by: 'event', events, minutes: said.minutes, side: 'before' },
      },
    )
  }
  if (!instead) return say(words.nothingSuch(''), { isNothing: true })
  const at = turn.results.findIndex(({ tool }) => tool === findEvents)
  return carry({ ...turn, results: turn.results.filter((_, place) => place !== at) }, instead)
}

/** “… before the visit remind me to print the map”: what else is said than the title of the event. */
function ownText(instead: Wish | undefined, title: string): string | undefined {
  if (instead?.do !== 'create' || instead.timing?.by !== 'event' || instead.timing.events.words === '') return undefined
  const { text } = instead
  return text === undefined || eventAhead(text, [title]) !== undefined ? undefined : text
}

/** Does both, or neither if one of them has to be asked about. */
function withNew(turn: Turn, move: Move, wish: NewWish): Move {
  if (move.kind === 'say' || isLookup(move)) return move
  const made = create(turn, wish)
  return made.kind === 'say' || isLookup(made) ? made : { kind: 'call', calls: [...move.calls, ...made.calls] }
}

function isLookup(move: Move): boolean {
  return move.kind === 'call' && move.calls.every(({ tool }) => lookups.has(tool))
}

function foundFor(turn: Turn, { text, next }: KnownWish): Wish[] | Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const found = readTheirs(turn, text, all) ?? readAllKnown(text, knownOnes(all), wordingOf(turn))
  return next === true ? found.map(ofNext) : found
}

/** “Move it to 10 am New York time”, of what comes by that clock. */
function readTheirs(turn: Turn, text: string, all: readonly Known[]): Wish[] | undefined {
  const said = zoneSaid(text)
  const theirs = all.filter(({ zone }) => zone === said?.zone)
  if (!said || theirs.length === 0 || said.zone === turn.context.zone) return undefined
  const found = readAllKnown(said.text, knownOnes(theirs), inZone(wordingOf(turn), said.zone))
  return found.length === 0 ? undefined : found
}

/** What the message was taken to mean, which the next one may refer to. */
function cameTo(turn: Turn): Wish | undefined {
  const wish = turn.parts.wish as Wish | undefined
  if (wish?.do !== 'known') return undefined
  const found = foundFor(turn, wish)
  return isMove(found) ? wish.instead : (found[0] ?? wish.instead)
}

/** What was done is taken back first, and only where what was meant instead is found. */
function correct(turn: Turn, { activityId, wish }: Extract<Wish, { do: 'correct' }>): Move {
  const undo = { tool: undoDeed, input: { id: activityId } }
  const move = wish && carry(turn, wish)
  if (!move) return { kind: 'call', calls: [undo] }
  return move.kind === 'say' || isLookup(move) ? move : { kind: 'call', calls: [undo, ...move.calls] }
}

const lookups = new Set<string>([listReminders, noticeTools.list, findEvents, findCalendars])

/** Creates each of them, if all can be set at once. */
function several(turn: Turn, wishes: readonly NewWish[]): Move {
  const moves = wishes.map((wish) => create(turn, wish))
  const asks = moves.find((move) => move.kind === 'say')
  return asks ?? { kind: 'call', calls: moves.flatMap((move) => (move.kind === 'call' ? move.calls : [])) }
}

type Looking = Extract<Wish, { do: 'list' | 'when' | 'count' }>

function look(turn: Turn, { do: wanted, which }: Looking): Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const found = among(all, which, turn)
  if (wanted === 'count') return say(words.counted(found.length))
  if (wanted === 'when' && which.words === '' && which.it !== true) {
    const next = found.find(({ next: at }) => at !== null)
    return shown(turn, next ? [next] : found, all.length)
  }
  return shown(turn, found, all.length)
}

function keep(turn: Turn, which: Which): Move {
  const all = activeOnes(turn)
  if (isMove(all)) return all
  const found = among(all, which, turn)
  return say(words.staysSo(found), { shows: found.map(refOf) })
}

const showReminders = 'reminders.show'

/** In words, and below them as a card where each can be stopped. */
function shown(turn: Turn, found: readonly Known[], all: number): Move {
  const ids = found.slice(0, words.mostShown).map(({ id }) => id)
  if (ids.length > 0 && turn.offers(showReminders) && answerOf(turn, showReminders) === undefined)
    return call(showReminders, { ids })
  return say(words.listed(found, all, turn.context.format), { shows: found.map(refOf) })
}

const asking = new Set<Wish['do']>(['list', 'count', 'when', 'told'])

/** What is due today. */
const glance: Glance = {
  order: 40,
  calls: () => [{ tool: listReminders, input: { limit: 50 } }],
  tell: ([answer], turn) => words.dueToday(answer, turn.today.toString(), turn.context.format),
}

export const remindersLanguage = bindLanguage(reminders, {
  plans: { reminders: plan },
  openings,
  isQuestion: ({ wish }) => asking.has((wish as Wish | undefined)?.do ?? 'create'),
  cameTo,
  reads: (sentence, scene) => [hear(sentence, scene) ?? [], hearNear(sentence) ?? []].flat(),
  weights: new URL('../../language/intents.weights', import.meta.url),
  said: {
    kinds: ['reminder', 'reminders'],
    folder: new URL('../../language/said/', import.meta.url),
    ...saidOrders,
  },
  glance,
  doings: {
    [listReminders]: 'Looking at your reminders',
    [showReminders]: 'Showing reminders',
    [noticeTools.list]: 'Looking at what was handed over',
    [noticeTools.snooze]: 'Letting reminders come again later',
    [noticeTools.finish]: 'Finishing reminders',
    'reminders.create': 'Setting reminders',
    'reminders.create-before': 'Setting reminders before events',
    'reminders.change': 'Changing reminders',
    'reminders.move-next': 'Moving one time of a reminder',
    'reminders.stop': 'Stopping reminders',
    'reminders.stop-several': 'Stopping several reminders at once',
    'reminders.find-events': 'Looking for the event',
    [findCalendars]: 'Looking for the calendar',
  },
})
