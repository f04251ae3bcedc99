import { withoutFalseStart } from '#foundation/language/english/false-start.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutChatter } from './chatter.ts'
import { withoutCourtesy } from './courtesy.ts'
import { mended } from './mended.ts'
import { plainWords } from './plain-words.ts'

/** A sentence as somebody with more time would have written it, without courtesies and what is told besides. */
export function prepared(sentence: string, wording: Wording): string {
  return withoutCourtesy(withoutChatter(written(sentence), wording))
}

/** The same, with everything that is told besides. */
export function written(sentence: string): string {
  return mended(withoutCourtesy(plainWords(withoutFalseStart(sentence))))
}
