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
import { kindOfSentence, orderVerbs } from '../../rules/sentence-kind.ts'
import type { Reader } from './reader.ts'
import { resolve, type Scene } from './resolve.ts'
import { isWish, wishesIn } from './several-wishes.ts'

/** What has to be found before it is known what a message wants, which is then read as if that had been said alone. */
export type First = { look: (turn: Omit<Turn, 'parts'>) => Move | Found }

/** `wanted`: what is to be done then; nothing where it is left as it is. */
export type Found = { kind: 'found'; wanted: string | undefined; fact: string; shows: readonly ThingRef[] }

/** First whom the message means, then on what it depends. */
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
 * “If Tom has overdue tasks, book half an hour with him, otherwise thank him by mail”: one feature knows whether it is so, and
 * others do what follows. What one feature reads as a whole is left to it.
 */
function choiceIn(said: string, reader: Reader, scene: Scene): First | undefined {
  const message = said.length > longest ? said : behindQuestion(spelledOut(said), scene)
  if (message.length > longest || !mentions.test(message)) return undefined
  const ways = conditionalsIn(message, (word) => orderVerbs.has(word)).map(asOrdered)
  const ordered = [...ways.filter(({ order }) => isOrder(order)), ...ways.filter(({ order }) => !isOrder(order))]
  for (const conditional of ordered.slice(0, mostWays)) {
    const made = isOfLater(conditional) ? undefined : chosenBy(conditional, { reader, scene })
    const isOne = made?.owners.size === 1 && isReadAsOne(message, reader, scene)
    if (made) return isOne ? whole(message, said) : made
  }
  return undefined
}

const mentions = /\b(?:if|unless|in case|in the event|provided)\b/i
const longest = 1_000
/** Each of them is read by several features. */
const mostWays = 4

/** The feature reads all of it by itself, with the question that came before. */
function whole(message: string, said: string): First | undefined {
  if (!dependsOnAnswer(said)) return undefined
  return { look: () => ({ kind: 'found', wanted: message, fact: '', shows: [] }) }
}

/** “Has Tom open tasks?”, and then “if so, book …”. */
function behindQuestion(message: string, { before }: Scene): string {
  const last = before.findLast(({ role }) => role === 'user')?.text ?? ''
  if (!dependsOnAnswer(message) || kindOfSentence(last) !== 'question') return message
  return `${withoutEnd(last, ' ?.!')}? ${message.slice(message.search(/\bif\b/i))}`
}

/** “Could you check …, and if so, book a room?” orders it. */
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

/** “Remind me if he has not paid”, “if he has not paid by Friday, …”: only later shows whether it is so. */
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

/** Each way in which the feature that can tell may be asked, and whose wishes follow. */
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
    const [so, instead] = [order, otherwise && !leavesIt(otherwise) ? otherwise : undefined].map((text) =>
      text === undefined || who === undefined ? text : named(text, who),
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

/** What was found, and after how many results; or what has to be looked up or said before. */
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
