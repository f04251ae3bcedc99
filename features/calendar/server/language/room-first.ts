import type { ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { capital } from '../../language/event/titles.ts'
import { nowhere } from '../../language/reading/destination.ts'
import type { Wish } from '../../language/wish.ts'
import { itself } from './mentions.ts'

/** “Leave me 15 minutes to get back first”: what was put right behind something begins so much later. */
export function roomFirst(
  sentence: string,
  ref: ThingRef | undefined,
  made: Wish | undefined,
  wording: Wording,
): Wish | undefined {
  const text = withoutCourtesy(plainWords(sentence))
  const [length, ...more] = readLengths(text)
  const before = length ? tokenize(text.slice(0, length.at)).map((token) => token.text) : []
  const behind = length ? tokenize(text.slice(length.until)) : []
  const last = behind.at(-1)
  const isFirst = last !== undefined && firstly.has(last.text) && behind.length <= mostWords
  if (!ref || !length || more.length > 0 || !isFirst || !before.some((word) => leaving.has(word))) return undefined
  if (!before.every((word) => leaving.has(word) || light.has(word))) return undefined
  const target = itself(ref, wording)
  // What was put behind something leads up to nothing.
  if (made?.do === 'create' && made.leadsUp === false)
    return { do: 'move', target, to: { ...nowhere, by: length.duration } }
  const minutes = length.duration.total({ unit: 'minutes', relativeTo: wording.now.toPlainDate() })
  const aim = behind.slice(0, -1).filter((token, at) => at > 0 || !light.has(token.text))
  const title = aim.length === 0 ? '' : capital(text.slice(length.until).slice(aim[0]?.from, aim.at(-1)?.to))
  return { do: 'beside', target, side: 'before', minutes, title, people: [] }
}

const mostWords = 8
const firstly = setOf('first beforehand')
const leaving = setOf('leave give need allow want')
const light = setOf('me us i we and but please pls ok just to for of at least a about with , .')
