import { toShares } from './exponential.ts'
import { signsOf } from './signs.ts'
import { unit } from './training.ts'
import { addRow, type Table } from './weights.ts'
import type { Word } from './words.ts'

/** An intent that a message may have, and how likely that is: 0 to 1. */
export type Guess = { intent: string; score: number }
export type Learned = (words: readonly Word[]) => readonly Guess[]

/** The label of a weights file for everything that its feature does not understand. */
export const other = 'other'

/**
 * What was learned from the example sentences of each feature, best first. Every feature judges for itself how likely
 * each of its intents is against everything else; where several are sure of the same message, they share.
 */
export function createLearned(tables: readonly Table[]): Learned {
  return (words) => {
    const signs = signsOf(words)
    const guesses = tables.flatMap((table) => guessesOf(table, signs))
    const sum = Math.max(
      1,
      guesses.reduce((total, { score }) => total + score, 0),
    )
    return guesses
      .map(({ intent, score }) => ({ intent, score: Math.round((score / sum) * 1e6) / 1e6 }))
      .toSorted((a, b) => b.score - a.score || (a.intent < b.intent ? -1 : 1))
  }
}

function guessesOf(table: Table, signs: Uint32Array): Guess[] {
  const scores = new Int32Array(table.labels.length)
  for (const sign of signs) addRow(table, sign, scores)
  const shares = Float64Array.from(scores, (score) => score / unit / heat)
  toShares(shares)
  return table.labels.flatMap((intent, label) => (intent === other ? [] : [{ intent, score: shares[label] ?? 0 }]))
}

/** Scores are divided by this, so that a score of 0.8 is right in eight of ten sentences nobody trained with. */
const heat = 0.85
