import type { Piece } from '#foundation/language/pieces/piece.ts'
import { days, due, goal, lists, often } from './goal.ts'
import { column, level, priority, who } from './words.ts'

/** “Task: …”, “todo: …”: what is to be done follows the colon. */
const heading: Piece<true> = {
  name: 'heading',
  read: ({ message, tokens }) => {
    const colon = tokens.findIndex(({ to }) => message.charAt(to) === ':')
    const words = tokens.slice(0, colon + 1).map(({ text }) => text)
    const isHeading =
      (words.some((word) => headings.has(word)) || ['new', 'add'].includes(words.join(' '))) &&
      words.every((word) => headings.has(word) || beside.has(word) || /^\d{1,2}$/.test(word))
    return colon >= 0 && isHeading ? [{ at: 0, end: colon + 1, value: true }] : []
  },
}

const headings = new Set(['task', 'tasks', 'todo', 'to-do', 'do', 'todos'])
const beside = new Set([
  'new',
  'another',
  'to',
  'a',
  'an',
  'add',
  'create',
  'my',
  'list',
  'one',
  'on',
  'for',
  'make',
  'note',
  'put',
  'please',
  'the',
  'this',
  'me',
  'two',
  'three',
  'four',
  'five',
  'some',
  'more',
  'also',
])

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

export const taskPieces: readonly Piece[] = [goal, due, often, lists, days, level, priority, who, heading, column, past]
