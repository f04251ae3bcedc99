import type { Classes } from './classes.ts'
import { toShares } from './exponential.ts'
import { other } from './learned.ts'
import { readSlots, type Slotted } from './slots.ts'
import { unit } from './training.ts'
import { addRow, type Table } from './weights.ts'

/** Makes words of what fills a slot: of the first, or of all with commas between them; `undefined` if nothing fills it. */
export type Filled = { one: FromSlot; all: FromSlot }
type FromSlot = <T extends string | undefined>(slot: string, order: (text: string) => T) => T | undefined

/** The plain order for each intent that was learned; `undefined` if a slot that it needs is empty. */
export type Orders = Readonly<Record<string, (filled: Filled, text: string) => string | undefined>>

/**
 * The plain orders of a feature, for its thing in hand and for one that the message names. `names`: the slots that hold such a
 * name. `makes`: the intents that create something.
 */
export type SaidOrders = { inHand: Orders; named: Orders; names: readonly string[]; makes: readonly string[] }

/**
 * `score`: how likely the intent is; `share`: the same among the intents of the feature, if it is about one of its things. `inHand`
 * and `named`: the order for the thing in hand, and for the one that is called `name`; `undefined` where a slot is empty that they
 * need. `fills`: a slot is filled. `strange`: words that stand in no example and fill no slot. `makes`: it is something new.
 */
export type Retold = {
  intent: string
  score: number
  share: number
  inHand?: string
  named?: string
  name?: string
  fills: boolean
  strange: readonly string[]
  makes: boolean
}

/** What a message means by examples, as a plain order that the readers of the house know. */
export type Retelling = (message: string) => Retold | undefined

/** The kinds of words, and the signs of a message by them, which every model asks for. */
export type Signer = { classes: Classes; signsOf: (message: string) => Uint32Array }

/** `intents` were learned from what people say, and `slots` from what is marked in it. */
export function createRetelling(
  { intents, slots }: { intents: Table; slots: Table },
  { inHand, named, names, makes }: SaidOrders,
  { classes, signsOf }: Signer,
): Retelling {
  return (message) => {
    const best = likeliest(intents, signsOf(message))
    if (!best) return undefined
    const read = readSlots(slots, { intent: best.intent, text: message }, classes)
    const used = new Set<string>()
    const orderOfIt = inHand[best.intent]?.(filledBy(read, used), message)
    const orderByName = named[best.intent]?.(filledBy(read), message)
    // “Forward it to Raymond” is not about what Raymond wrote.
    const name = read.slots.find(({ slot }) => names.includes(slot) && !used.has(slot))?.text
    return {
      ...best,
      ...(orderOfIt !== undefined && { inHand: orderOfIt }),
      ...(orderByName !== undefined && { named: orderByName }),
      ...(name !== undefined && { name }),
      fills: read.slots.length > 0,
      strange: read.strange,
      makes: makes.includes(best.intent),
    }
  }
}

/** `used` gathers the slots that are asked for. */
function filledBy({ slots }: Pick<Slotted, 'slots'>, used = new Set<string>()): Filled {
  const textsOf = (name: string) => {
    used.add(name)
    return slots.filter(({ slot }) => slot === name).map(({ text }) => text)
  }
  return {
    one: (name, order) => (inPieces.has(name) ? joined(textsOf(name)) : textsOf(name).slice(0, 1)).map(order)[0],
    all: (name, order) => (textsOf(name).length === 0 ? undefined : order(textsOf(name).join(', '))),
  }
}

/** “After lunch, so on Monday”, “every month, always the first Thursday”. */
const inPieces = new Set(['to', 'rule'])

function joined(texts: readonly string[]): string[] {
  return texts.length === 0 ? [] : [texts.join(' ')]
}

/** Of the intents of the feature; what is learned from elsewhere takes its part of the score. */
function likeliest(table: Table, signs: Uint32Array): { intent: string; score: number; share: number } | undefined {
  const scores = new Int32Array(table.labels.length)
  for (const sign of signs) addRow(table, sign, scores)
  const shares = Float64Array.from(scores, (score) => score / unit)
  toShares(shares)
  const own = shares.map((share, at) => (table.labels[at] === other ? 0 : share))
  const all = own.reduce((sum, share) => sum + share, 0)
  const at = own.indexOf(Math.max(...own))
  const [intent, score = 0] = [table.labels[at], own[at]]
  return intent === undefined || all === 0 ? undefined : { intent, score, share: score / all }
}
