import type { Effect, Origin, Shown } from '#foundation/contract/act.ts'
import type { ActivityState, Policy } from './contract.ts'

/** For so long something waits for a yes. */
export const waitingHours = 24

/** `asks`: it wants to be seen first, although it could be undone. */
type Wanted = { effect: Effect; origin: Origin; sources: readonly string[]; policy: Policy; asks?: boolean }

/** Whether a person must say yes first. A button that they pressed is their yes to what touches their own things alone. */
export function needsYes({ effect, origin, sources, policy, asks = false }: Wanted): boolean {
  if (effect !== 'write' || sources.length > 0) return true
  return origin !== 'button' && (asks || policy === 'everything')
}

/** What is said of an activity that ended without a receipt, and to whoever comes too late to answer it. */
export const closedSentences: Record<Exclude<ActivityState, 'waiting' | 'done' | 'failed'>, string> = {
  declined: 'You said no. Nothing was done.',
  expired: `Nobody answered within ${waitingHours} hours. Nothing was done.`,
  replaced: 'This was changed before you said yes. Please look at what took its place.',
  running: 'This is being done right now.',
  unknown: 'The server stopped while this was being done. It may have happened or not: please look.',
  undone: 'This was taken back.',
}

export const undoUnknown = 'The server stopped while this was being taken back. It may have been or not: please look.'

/** Objects with their keys in order, so that the same content is always the same text. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (isPlainObject(each) ? inOrder(each) : each))
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function inOrder(object: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(object).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(entries)
}

/** Neither NUL nor half a character, anywhere in it: both cannot be kept. */
export function isKeepable(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0')
  if (Array.isArray(value)) return value.every(isKeepable)
  if (isPlainObject(value)) return Object.entries(value).flat().every(isKeepable)
  return true
}

/**
 * A text in which everything can be seen: what turns the direction of writing around, what takes no room and what no
 * font shows stands there as its number, so that nobody says yes to something else than what they read.
 */
export function visible(text: string): string {
  return text.replaceAll(unseen, (character, at: number) =>
    belongs(text, character, at) ? character : named(character),
  )
}

/** In one line. */
export function visibleLine(text: string): string {
  return visible(text.replaceAll(/\s+/gu, ' '))
}

export function visibleShown({ title, fields }: Shown): Shown {
  return {
    title: visibleLine(title),
    fields: fields.map(({ name, label, value }) => ({ name, label: visibleLine(label), value: visible(value) })),
  }
}

/** The braille blank and the fillers of Hangul are letters by class, and no font shows them. */
const unseen = /[[\p{Cc}--[\n\t]]\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gv

/** Joiners within emoji and within the scripts that are written with them, and the mark that asks for an emoji. */
function belongs(text: string, character: string, at: number): boolean {
  const before = text.slice(0, at)
  const after = text.slice(at + character.length)
  if (character === '\uFE0F') return /(?:\p{Extended_Pictographic}|[\d#*])$/u.test(before)
  if (character === '\u200D' && /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?$/u.test(before))
    return /^\p{Extended_Pictographic}/u.test(after)
  if (character !== '\u200C' && character !== '\u200D') return false
  return joined.test(before.slice(-2)) && joined.test(after.slice(0, 2))
}

const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]/u

function named(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `⟨U+${number.toString(16).toUpperCase().padStart(4, '0')}⟩`
}
