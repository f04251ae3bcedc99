import type { Offered } from './offered.ts'

/**
 * Whether all text in the input of an action, apart from ids, times and choices, consists of words that the person
 * wrote. Then it holds nothing that others wrote.
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

/** The choices of all fields together: no matter in which field one stands, it is a word of ours. */
function choicesIn(schema: unknown): Set<unknown> {
  if (typeof schema !== 'object' || schema === null) return new Set()
  const { enum: several = [], const: one } = schema as { enum?: unknown[]; const?: unknown }
  return new Set([...several, one, ...Object.values(schema).flatMap((inner) => [...choicesIn(inner)])])
}

function isWordless(text: string): boolean {
  const isRepetition = text.split(';').every((part) => repetition.test(part))
  return uuid.test(text) || moment.test(text) || isRepetition || zones.has(text)
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i
const moment = /^\d[\dTZ:.+-]*$/
/** One part of a rule of iCalendar, such as `BYDAY=MO,WE`. */
const repetition = /^(?:FREQ|INTERVAL|BY[A-Z]{3,8}|COUNT|UNTIL|WKST)=[A-Z0-9,+-]{1,60}$/
const zones: ReadonlySet<string> = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
