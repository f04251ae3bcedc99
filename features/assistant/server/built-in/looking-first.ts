import type { ThingRef } from '#foundation/language/dialogue.ts'
import {
  type Conditional,
  conditionalsIn,
  dependsOnAnswer,
  leavesIt,
  named,
  whoIsMeant,
} from '#foundation/language/english/conditions.ts'
import { spelledOut } from '#foundation/language/english/spelled-out.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { emptyParts } from '#foundation/language/understanding.ts'
import type { Move, ReadingScene, Turn } from '#foundation/server/language.ts'
import { kindOfSentence, orderVerbs } from '#foundation/language/english/sentence-kind.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When } from '#foundation/time/words/when.ts'
import type { Reader } from './reader.ts'
import { resolve, type Scene } from './resolve.ts'
import { isWish, wishesIn } from './several-wishes.ts'

/** A lookup that decides what a message asks for. */
export type First = { look: (turn: Omit<Turn, 'parts'>) => Move | Found }

/** `wanted` is the request that follows, read like a message of its own; `undefined` if nothing is to be done. */
export type Found = { kind: 'found'; wanted: string | undefined; fact: string; shows: readonly ThingRef[] }

/** Resolves a described person first, then a condition. */
export function firstIn(message: string, reader: Reader, scene: Scene): First | undefined {
  return personIn(message, reader, scene) ?? choiceIn(message, reader, scene)
}

/** “Book an hour with the sender of the roof mail”. */
function personIn(said: string, reader: Reader, scene: Scene): First | undefined {
  for (const { read, find } of reader.persons) {
    const meant = said.length > longest ? undefined : read(said, placeOf(scene))
    if (!meant) continue
    const look: First['look'] = (turn) => {
      const found = find({ ...turn, parts: { ...emptyParts(said), wish: meant.wish } })
      return found.kind === 'person'
        ? { kind: 'found', wanted: meant.order(found.who), fact: found.fact, shows: [] }
        : found
    }
    return { look }
  }
  return undefined
}

function placeOf({ now, context, before, dialogue }: Scene): ReadingScene {
  return { now, zone: context.zone, before, dialogue }
}

/**
 * “If Tom has overdue tasks, book half an hour with him, otherwise thank him by mail”: one feature checks the condition, and
 * others carry out what follows. If a single feature does both and reads the whole message, it is left to that feature.
 */
function choiceIn(said: string, reader: Reader, scene: Scene): First | undefined {
  const message = said.length > longest ? said : behindQuestion(spelledOut(said), scene)
  if (message.length > longest || !mentions.test(message)) return undefined
  const ways = conditionalsIn(message, (word) => orderVerbs.has(word)).map(asOrdered)
  const ordered = [...ways.filter(({ order }) => isOrder(order)), ...ways.filter(({ order }) => !isOrder(order))]
  for (const conditional of ordered.slice(0, mostWays)) {
    const made = isOfLater(conditional) ? undefined : chosenBy(conditional, { reader, scene })
    // No feature reads a count and what follows from it as one request.
    const isOne = !conditional.isCount && made?.owners.size === 1 && isReadAsOne(message, reader, scene)
    if (made) return isOne ? whole(message, said) : made
  }
  return undefined
}

const mentions = /\b(?:if|unless|in case|in the event|provided)\b/i
const longest = 1_000
/** Limits the cost: several features read each division. */
const mostWays = 4

/** One feature reads the question before it and this message together. */
function whole(message: string, said: string): First | undefined {
  if (!dependsOnAnswer(said)) return undefined
  return { look: () => ({ kind: 'found', wanted: message, fact: '', shows: [] }) }
}

/** Puts the person's last question before “if so, book …”. */
function behindQuestion(message: string, { before }: Scene): string {
  const last = before.findLast(({ role }) => role === 'user')?.text ?? ''
  if (!dependsOnAnswer(message) || kindOfSentence(last) !== 'question') return message
  return `${withoutEnd(last, ' ?.!')}? ${message.slice(message.search(/\bif\b/i))}`
}

/** Drops the question mark of “could you check …, and if so, book a room?”. */
function asOrdered(conditional: Conditional): Conditional {
  const { otherwise } = conditional
  return {
    ...conditional,
    order: withoutEnd(conditional.order, ' ?'),
    ...(otherwise !== undefined && { otherwise: withoutEnd(otherwise, ' ?') }),
  }
}

function isOrder(text: string): boolean {
  return kindOfSentence(text) === 'order'
}

/** “Remind me if he has not paid” and “if he has not paid by Friday, …” cannot be decided now. */
function isOfLater({ test, order, isBehind }: Conditional): boolean {
  const watches = tokenize(order).some(({ text }, at) => at < 3 && watching.has(text))
  return (isBehind && watches) || /\bby\b/i.test(test)
}

const watching = setOf('remind nudge ping alert notify warn tell let')

function isReadAsOne(message: string, reader: Reader, scene: Scene): boolean {
  const meant = resolve(message, reader, scene)
  return meant.sure === true && isWish(meant, reader)
}

type Desk = { reader: Reader; scene: Scene }

/** The first feature that can check the condition, if all that follows is understood. */
function chosenBy(
  conditional: Conditional,
  { reader, scene }: Desk,
): (First & { owners: ReadonlySet<string> }) | undefined {
  const { before, test, order, otherwise, holds } = conditional
  const they = whoIsMeant(before) ?? whoIsMeant(order)
  const said = they === undefined ? test : named(test, they)
  for (const [owner, conditions] of reader.conditions) {
    const read = conditions.read(said, placeOf(scene))
    if (!read) continue
    const who = read.who ?? whoIsMeant(said) ?? they
    const day = conditions.givesDay ? dayIn(said, scene) : undefined
    const [so, instead] = [order, otherwise && !leavesIt(otherwise) ? otherwise : undefined].map((text) =>
      text === undefined ? text : onDay(who === undefined ? text : named(text, who), day, scene),
    )
    const wishes = [so, instead].flatMap((text) =>
      text === undefined ? [] : wishesIn(text, reader, scene).map((wish) => resolve(wish, reader, scene)),
    )
    if (so === undefined || !wishes.every((meant) => isWish(meant, reader))) continue
    const owners = new Set([owner, ...wishes.flatMap(({ intent }) => reader.languageOf(intent) ?? [])])
    const look: First['look'] = (turn) => {
      const verdict = conditions.decide({ ...turn, parts: { ...emptyParts(said), wish: read.wish } })
      if (verdict.kind !== 'verdict') return verdict
      const { isSo, fact, shows } = verdict
      return { kind: 'found', wanted: isSo === (read.holds === holds) ? so : instead, fact, shows }
    }
    return { look, owners }
  }
  return undefined
}

/** The coming day that a condition names. */
function dayIn(test: string, scene: Scene): Temporal.PlainDate | undefined {
  const day = timesIn(test, scene)
    .find(({ saysDay, grain }) => saysDay && !longerThanDay.has(grain))
    ?.start.toPlainDate()
  return day && Temporal.PlainDate.compare(day, scene.now.toPlainDate()) > 0 ? day : undefined
}

/** Puts the day behind the one time of a request that names no day. */
function onDay(order: string, day: Temporal.PlainDate | undefined, scene: Scene): string {
  const times = timesIn(order, scene)
  const [time] = times
  if (!day || !time || times.some(({ saysDay }) => saysDay) || times.length > 1 || !time.saysTime) return order
  return `${order.slice(0, time.until)} on ${day.toString()}${order.slice(time.until)}`
}

function timesIn(text: string, { now, context: { zone } }: Scene): readonly When[] {
  return readTimes(text, { now, zone, dateOrder: dateOrderOf(zone) })
}

const longerThanDay: ReadonlySet<string> = new Set(['week', 'weekend', 'month', 'quarter', 'year'])

/** Runs the lookup on the results so far: what was found and how many results that took, or the next move. */
export function lookFirst(
  { look }: First,
  turn: Omit<Turn, 'parts'>,
): { found: Found; spent: number } | { move: Move } {
  for (let spent = 0; ;) {
    const seen = look({ ...turn, results: turn.results.slice(0, spent) })
    if (seen.kind === 'found') return { found: seen, spent }
    if (seen.kind === 'say' || spent + seen.calls.length > turn.results.length) return { move: seen }
    spent += seen.calls.length
  }
}
