import { emptyParts } from '#foundation/language/understanding.ts'
import type { Reader } from './reader.ts'
import type { Meant } from './resolve.ts'
import { later } from './skills/talk/wording.ts'

/** Whether it was pressed, or begins as a command does. */
export function isButton(sentence: string): boolean {
  return /^(?:Initiated: |\/(?!\d))/.test(sentence.trim())
}

/** What quick actions send. */
export function button(sentence: string, { buttons }: Reader): Meant | undefined {
  const key = /^Initiated: (\w+)$/.exec(sentence.trim())?.[1]
  if (key === undefined) return undefined
  const intent = buttons.get(key)
  if (intent !== undefined) return { intent, parts: emptyParts(sentence) }
  return key in later ? { intent: 'later', parts: { ...emptyParts(sentence), text: key } } : undefined
}
