import type { Offered } from './offered.ts'

/**
 * Whether a wish that the built-in model has read from a message holds only words that the person wrote there, beside
 * ids, times and choices. What others wrote and what was read before cannot be in it then.
 */
export function isInOwnWords(wish: unknown, { inputSchema }: Pick<Offered, 'inputSchema'>, said: string): boolean {
  const written = new Set(wordsOf(said))
  const choices = choicesIn(inputSchema)
  const isOwn = (part: unknown): boolean => {
    if (typeof part === 'string')
      return choices.has(part) || isWordless(part) || wordsOf(part).every((word) => written.has(word))
    return typeof part !== 'object' || part === null || Object.values(part).every(isOwn)
  }
  return isOwn(wish)
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []

/** Of all fields together: a choice is a word of ours wherever it stands. */
function choicesIn(schema: unknown): Set<unknown> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  const { enum: several = [], const: one } = schema as { enum?: unknown[]; const?: unknown }
  return new Set([...several, one, ...Object.values(schema).flatMap((inner) => [...choicesIn(inner)])])
}

function isWordless(text: string): boolean {
  return [uuid, moment, repetition].some((pattern) => pattern.test(text)) || zones.has(text)
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const moment = /^\d[\dTZ:.+-]*$/
const repetition =
  /^(?:FREQ|INTERVAL|BY[A-Z]{3,8}|COUNT|UNTIL|WKST)=[A-Z0-9,+-]{1,60}(?:;(?:FREQ|INTERVAL|BY[A-Z]{3,8}|COUNT|UNTIL|WKST)=[A-Z0-9,+-]{1,60})*$/
const zones: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
