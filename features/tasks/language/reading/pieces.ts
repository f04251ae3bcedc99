import type { Piece } from '#foundation/language/pieces/piece.ts'
import { days, due, goal, lists, often } from './goal.ts'
import { column, level, priority, who } from './words.ts'

/** “Paid”, “watered”: what was done, said as a fact. */
const past: Piece<true> = {
  name: 'past',
  read: ({ tokens }) =>
    tokens.flatMap(({ text }, at) => {
      const isPast = pastForms.has(text) || (text.length > 4 && text.endsWith('ed') && !neverPast.has(text))
      return isPast && at < 5 ? [{ at, end: at + 1, value: true as const }] : []
    }),
}

const pastForms = new Set(
  'paid sent bought wrote read made called met told gave took got brought sold cut did built chose found held kept left lent rang ran said saw shot sang spoke spent taught thought wore drew drove flew hung hid'.split(
    ' ',
  ),
)
const neverPast = new Set(
  'need needed shared wanted liked hated failed seemed started used supposed tired bored scheduled planned hundred indeed cancelled canceled moved booked'.split(
    ' ',
  ),
)

export const taskPieces: readonly Piece[] = [goal, due, often, lists, days, level, priority, who, column, past]
