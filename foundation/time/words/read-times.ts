import { readByChrono } from './by-chrono.ts'
import type { When, Wording } from './when.ts'

/** Every time that the text says, in order; they do not overlap. */
export function readTimes(text: string, wording: Wording): When[] {
  return readByChrono(text, wording)
}
