import type { Wish } from '#features/calendar/language/wish.ts'
import { resolve } from '#features/assistant/server/built-in/resolve.ts'
import { reader } from '#features/assistant/server/built-in/testing/understood.ts'
import { emptyDialogue } from '#foundation/language/dialogue.ts'

/** Intents that the labels of every set map to. */
export type Intent = 'find' | 'create' | 'change' | 'delete' | 'time' | 'zones' | 'other'

export type Recognise = (text: string) => Intent

export type Labelled = { id: string; text: string; label: string }

/** Creates a recogniser that may learn from these sentences; it is never asked about one of them. */
export type Teach = (sentences: readonly Labelled[]) => Recognise

/** The built-in assistant as it ships. It cannot be trained here yet. */
export const builtIn: Teach = () => recognise

const now = Temporal.PlainDateTime.from('2026-11-18T10:20')
const scene = {
  context: { commands: [], zone: 'Europe/London' },
  now,
  today: now.toPlainDate(),
  before: [],
  dialogue: emptyDialogue,
}

function recognise(text: string): Intent {
  const { intent, parts } = resolve(text, reader, scene)
  if (intent === 'calendar') return intentOf(parts.wish as Wish)
  return byName[intent] ?? 'other'
}

function intentOf(wish: Wish): Intent {
  const first = wish.do === 'several' ? wish.wishes[0] : wish
  return (first && byWish[first.do]) ?? 'other'
}

const byWish: { readonly [wish in Wish['do']]?: Intent } = {
  list: 'find',
  next: 'find',
  guess: 'find',
  free: 'find',
  create: 'create',
  beside: 'create',
  move: 'change',
  resize: 'change',
  swap: 'change',
  rename: 'change',
  place: 'change',
  invite: 'change',
  repeat: 'change',
  cancel: 'delete',
}

const byName: Readonly<Record<string, Intent>> = {
  dashboard: 'find',
  'date-today': 'time',
  'date-relative': 'time',
  'weekday-of-date': 'time',
  'days-until': 'time',
  'time-now': 'time',
  'time-in-place': 'time',
  'zone-own': 'time',
  'zone-difference': 'zones',
}
