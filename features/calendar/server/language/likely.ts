import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { weights } from '#foundation/language/rank/weights.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { call, type Move, type Read, say, type Turn } from '#foundation/server/language.ts'
import { type LikelyChange, mayBeLikely, readLikely } from '../../language/reading/likely/read-likely.ts'
import { likelyQuestions, readLikelyQuestion } from '../../language/reading/likely/likely-question.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import type { LikelyWish, Wish } from '../../language/wish.ts'
import { listEvents, nowIn } from './events.ts'
import { calendarIntent } from './frames.ts'
import { aheadIn, knownAs, lookAhead } from './known.ts'
import { spokenOf } from './mentions.ts'
import * as words from './wording.ts'

/**
 * Learned scores. From the lower one on, a message that is not read for sure may be this wish. From the higher one on, the wish
 * also comes before an unlikely reading, and may be carried out without a question.
 */
const [leastScore, safeScore] = [0.5, 0.8]
const mostCharacters = 200

type Learned = { wording: Wording; scoreOf: (intent: string) => number }

/**
 * What a message wants by what was learned from examples: where nothing reads it for sure, or where what reads it is very
 * unlikely to be meant.
 */
export function likelyReads(text: string, heard: Heard | undefined, learned: Learned): Read[] {
  if (heard?.answers ?? heard?.replaces ?? heard?.onHand) return []
  return [...likelyAsked(text, heard, learned), ...likelyChange(text, heard, learned)]
}

function likelyAsked(text: string, heard: Heard | undefined, { wording, scoreOf }: Learned): Read[] {
  const intent = likelyQuestions.find((each) => scoreOf(each) >= leastScore)
  if (intent === undefined || text.length > mostCharacters) return []
  if (isRead(heard) && !(speaksAgainst(heard, scoreOf) && scoreOf(intent) >= safeScore)) return []
  const wish = readLikelyQuestion(text, intent, wording)
  return wish ? [{ intent: calendarIntent, wish, sure: true }] : []
}

function likelyChange(text: string, heard: Heard | undefined, { scoreOf }: Learned): Read[] {
  const [change, cancel] = [scoreOf('move') + scoreOf('resize'), scoreOf('cancel')]
  const score = Math.max(change, cancel)
  if (score < leastScore || !mayBeLikely(text)) return []
  const isSafe = score >= safeScore
  const wish: LikelyWish = { do: 'likely', text, act: change >= cancel ? 'change' : 'cancel', isSafe }
  const read = { intent: calendarIntent, wish, sure: false, tries: true, doubts: true }
  // What is read otherwise may turn out to name nothing that is there.
  if (heard && !speaksAgainst(heard, scoreOf)) return [read]
  // What is there comes before what is new.
  const isMade = heard?.wish.do === 'create' || heard?.wish.do === 'beside'
  return !isRead(heard) || isMade ? [{ ...read, aside: true }] : [{ ...read, sure: isSafe }]
}

/** The message is unlike all examples of what was read. What was only wondered about may have been a plea. */
function speaksAgainst(heard: Heard | undefined, scoreOf: Learned['scoreOf']): boolean {
  if (heard?.wish.do === 'nothing') return heard.wish.why === 'wondered'
  return heard !== undefined && labelsOf(heard.wish).every((label) => scoreOf(label) < weights.unlikely)
}

function isRead(heard: Heard | undefined): boolean {
  return heard !== undefined && heard.sure && heard.wish.do !== 'guess'
}

/** The names under which examples of a wish are kept; of one without examples, those of any change. */
function labelsOf(wish: Wish): readonly string[] {
  switch (wish.do) {
    case 'create':
      return ['create', 'create-free', 'beside', ...(wish.find === undefined ? [] : ['find-time'])]
    case 'move':
    case 'resize':
      return ['move', 'resize']
    case 'free':
      return ['free', 'find-time', 'create-free']
    case 'list':
      return ['list', 'any', 'overview', 'details', wish.about]
    case 'next':
      return ['next', 'when', 'where', 'who', 'how-long', 'details', 'list']
    case 'several':
      return wish.wishes.flatMap(labelsOf)
    case 'offer':
      return labelsOf(wish.wish)
    default:
      return learnedAs.has(wish.do) ? [wish.do] : ['move', 'resize', 'cancel']
  }
}

const learnedAs: ReadonlySet<Wish['do']> = new Set([
  'cancel',
  'rename',
  'place',
  'note',
  'invite',
  'uninvite',
  'swap',
  'beside',
])

export function likely(
  turn: Turn,
  wish: LikelyWish,
  carry: (turn: Turn, wish: Wish) => Move | undefined,
): Move | undefined {
  const found = lookAtLikely(turn, wish)
  return !found || 'kind' in found ? found : carry(turn, wishOfLikely(found, wish))
}

/** The change, found among the events of the next weeks; nothing where the message names none of them. */
export function lookAtLikely(turn: Turn, { text, act }: LikelyWish): LikelyChange | Move | undefined {
  if (!turn.results.some(({ tool }) => tool === listEvents)) return call(listEvents, lookAhead(turn))
  const ahead = aheadIn(turn)
  if (!ahead) return say(words.unread)
  const { zone } = turn.context
  const wording: Wording = { now: nowIn(turn), zone, dateOrder: dateOrderOf(zone) }
  return readLikely(text, act, { wording, events: ahead.map(knownAs), inHand: inHandOf(turn.dialogue) })
}

export function wishOfLikely({ wish, isWhole }: LikelyChange, { isSafe }: LikelyWish): Wish {
  return isWhole && isSafe ? wish : { do: 'offer', wish, isSaid: false }
}

/** The one event that was changed, proposed or shown last. */
function inHandOf({ card, did, shown }: Dialogue): ThingRef | undefined {
  const deed =
    card && card.isPast !== true ? card : did && did.isPast !== true && did.isUndone !== true ? did : undefined
  const events = spokenOf({ shown: deed?.things ?? shown })
  return events.length === 1 ? events[0] : undefined
}
