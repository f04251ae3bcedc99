import type { Classes } from './classes.ts'
import { toShares } from './exponential.ts'
import { readSlots, type Slotted } from './slots.ts'
import { unit } from './training.ts'
import { addRow, readWeights, type Table } from './weights.ts'

/** Makes words of what fills a slot: of the first, or of all with commas between them; `undefined` if nothing fills it. */
export type Filled = { one: FromSlot; all: FromSlot }
type FromSlot = <T extends string | undefined>(slot: string, order: (text: string) => T) => T | undefined

/** The plain order for each intent that was learned; `undefined` if a slot that it needs is empty. */
export type Orders = Readonly<Record<string, (filled: Filled, text: string) => string | undefined>>

/** The orders of a feature: of its thing in hand, and of one that is named. `makes`: the intents of something new. */
export type SaidOrders = { inHand: Orders; first: Orders; makes: readonly string[] }

/**
 * `order`: `undefined` where a slot is empty that it needs. `fills`: a slot is filled. `strange`: words that stand in no example
 * and fill no slot. `makes`: it is something new, and no change of what is there.
 */
export type Retold = {
  intent: string
  score: number
  order: string | undefined
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
  files: { intents: Uint8Array; slots: Uint8Array },
  { orders, makes }: { orders: Orders; makes: readonly string[] },
  { classes, signsOf }: Signer,
): Retelling {
  const intents = readWeights(files.intents)
  const slots = readWeights(files.slots)
  return (message) => {
    const best = likeliest(intents, signsOf(message))
    if (!best) return undefined
    const order = orders[best.intent]
    const about = { ...best, makes: makes.includes(best.intent) }
    if (!order) return { ...about, order: undefined, fills: false, strange: [] }
    const read = readSlots(slots, { intent: best.intent, text: message }, classes)
    return { ...about, order: order(filledBy(read), message), fills: read.slots.length > 0, strange: read.strange }
  }
}

function filledBy({ slots }: Pick<Slotted, 'slots'>): Filled {
  const textsOf = (name: string) => slots.filter(({ slot }) => slot === name).map(({ text }) => text)
  return {
    one: (name, order) => textsOf(name).slice(0, 1).map(order)[0],
    all: (name, order) => (textsOf(name).length === 0 ? undefined : order(textsOf(name).join(', '))),
  }
}

function likeliest(table: Table, signs: Uint32Array): { intent: string; score: number } | undefined {
  const scores = new Int32Array(table.labels.length)
  for (const sign of signs) addRow(table, sign, scores)
  const shares = Float64Array.from(scores, (score) => score / unit)
  toShares(shares)
  const at = shares.indexOf(Math.max(...shares))
  const intent = table.labels[at]
  return intent === undefined ? undefined : { intent, score: shares[at] ?? 0 }
}
