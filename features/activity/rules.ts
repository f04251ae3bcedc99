import type { Change, Effect, Origin, Shown } from '#foundation/contract/act.ts'
import type { ActivityState, Policy } from './contract.ts'

/** For so long something waits for a yes. */
export const waitingHours = 24

type Wanted = {
  effect: Effect
  origin: Origin
  sources: readonly string[]
  policy: Policy
  /** Ask for approval even though it can be undone. */
  asks?: boolean
  /** Pressing a button for it shows whom it reaches. */
  pressIsYes?: boolean
}

/**
 * Whether a person must approve it first. A button they pressed is their approval if it touches only their own things,
 * or if its screen shows whom it reaches.
 */
export function needsYes({ effect, origin, sources, policy, asks = false, pressIsYes = false }: Wanted): boolean {
  if (sources.length > 0) return true
  if (origin === 'button') return effect === 'destructive' || (effect === 'outward' && !pressIsYes)
  return effect !== 'write' || asks || policy === 'everything'
}

/** The sentences for activities that ended without a receipt, and for answers that come too late. */
export const closedSentences: Record<Exclude<ActivityState, 'waiting' | 'done' | 'failed'>, string> = {
  declined: 'You said no. Nothing was done.',
  expired: `Nobody answered within ${waitingHours} hours. Nothing was done.`,
  replaced: 'This was changed before you said yes. Please look at what took its place.',
  running: 'This is being done right now.',
  unknown: 'The server stopped while this was being done. It may have happened or not: please look.',
  undone: 'This was taken back.',
}

/** The outcome of a proposal that was approved in part; the rest becomes a new proposal. */
export const approvedInPart = 'You left out a part of this. The rest took its place.'

/** How many proposals of one answer may be pending at once: more would be approved without being read. */
export const mostWaiting = 5

export const undoUnknown = 'The server stopped while this was being taken back. It may have been or not: please look.'

export const redoUnknown = 'The server stopped while this was being done again. It may have been or not: please look.'

/** Whether an action undoes or redoes another one. */
export function isReversal(action: string): boolean {
  return action === 'activity.undo' || action === 'activity.redo'
}

/** Whether undoing these changes removes something that they added. */
export function addsSomething(changes: readonly Change[]): boolean {
  return changes.some(({ before, after }) => before === null && after !== null)
}

/** Which entry of a list a field of a card belongs to: 1 for `steps.1.event.title` in the list `steps`. */
export function partOf(list: string, field: string): number | undefined {
  const at = field.startsWith(`${list}.`) ? field.slice(list.length + 1).split('.')[0] : undefined
  return at !== undefined && /^\d+$/.test(at) ? Number(at) : undefined
}

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

/**
 * Makes everything in a text visible, so that people approve exactly what they read. Characters that change the text
 * direction, are invisible or exist in no font become their code points. Long runs of spaces or empty lines, which push
 * text out of sight, become their lengths.
 */
export function visible(text: string): string {
  const named = text.replaceAll(unseen, (character, at: number) =>
    belongs(text, character, at) ? character : numberOf(character),
  )
  return named
    .replaceAll(manyLines, (run) => `\n⟨${run.split('\n').length - 2} empty lines⟩\n`)
    .replaceAll(manySpaces, (run) => `⟨${run.length} spaces⟩`)
}

const manyLines = /\n(?:[^\S\n]*\n){6,}/g
const manySpaces = /[^\S\n]{41,}/g

/** In one line. */
export function visibleLine(text: string): string {
  return visible(text.replaceAll(/\s+/gu, ' '))
}

export function visibleShown({ title, fields, sources }: Shown): Shown {
  return {
    ...(sources && { sources: sources.map(visibleLine) }),
    title: visibleLine(title),
    fields: fields.map(({ name, label, value, form }) => ({
      name,
      label: visibleLine(label),
      value: visible(value),
      ...(form && { form: { lines: isVisible(value) ? form.lines : [], words: visible(form.words) } }),
    })),
  }
}

/** Only then is a text drawn with its form. Otherwise its plain text shows what is in it. */
function isVisible(text: string): boolean {
  return visible(text) === text
}

/** The braille blank and the fillers of Hangul are letters by class, and no font shows them. */
const unseen = /[[\p{Cc}--[\n\t]]\p{Cf}\p{Zl}\p{Zp}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gv

/** Joiners within emoji and within the scripts that are written with them, and the mark that asks for an emoji. */
function belongs(text: string, character: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 4), at)
  const after = text.slice(at + character.length, at + character.length + 2)
  if (character === '\uFE0F') return /(?:\p{Extended_Pictographic}|[\d#*])$/u.test(before)
  if (character === '\u200D' && /\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?$/u.test(before))
    return /^\p{Extended_Pictographic}/u.test(after)
  if (character !== '\u200C' && character !== '\u200D') return false
  return joined.test(before.slice(-2)) && joined.test(after)
}

const joined = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Malayalam}]/u

function numberOf(character: string): string {
  const number = character.codePointAt(0) ?? 0
  return `⟨U+${number.toString(16).toUpperCase().padStart(4, '0')}⟩`
}
