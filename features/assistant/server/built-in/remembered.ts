import type { Meant } from './resolve.ts'

/** “What’s my flyer number?”: what is remembered comes before a search, where it holds each word. */
export function remembered({ intent, parts }: Meant): Meant[] {
  if (intent !== 'recall' || parts.text === undefined) return []
  return [{ intent, parts: { ...parts, wish: { asked: parts.text, isWhole: true } }, tries: true }]
}
