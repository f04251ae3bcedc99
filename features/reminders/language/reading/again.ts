import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { lengthAt, phrasesOf, trimmed } from '#foundation/language/english/courtesy.ts'
import { minutesOf, written } from './said-when.ts'

export type SaidAgain = Pick<NewWish, 'again' | 'againAt'> & { rest: string }

/** Words that introduce when to ask again. */
const begins =
  phrasesOf(`and again, again, and if i have not, if i have not, when i have not, and when i have not, and keep, and keep on, keep, and every, and if it is not,
  if it is not, when it is not, unless i have, unless it is, unless i, and then every, and remind me again, and then again, and repeat, repeating`)
const ends =
  phrasesOf(`until i have, until i do, until i did, until it is done, until done, until i am done, until i say so, until i say, until i confirm, until i tell you,
  until it is, until i tick, until i mark, till it is done, till i do, till i have, till done, until i have done it, until i mark it, until i finish, until i stop you`)
const usualMinutes = 30
const minutesRange = { least: 5, most: 10_080 }

/** “… and if I have not done it by noon, again”, “… every 10 minutes until I do”. */
export function againIn(said: string, wording: Wording): SaidAgain {
  const tokens = tokenize(said)
  const at = tokens.findIndex(
    (_, place) => place > 0 && (lengthAt(tokens, place, begins) > 0 || lengthAt(tokens, place, ends) > 0),
  )
  const from = tokens[at]?.from
  if (at === -1 || from === undefined) return { rest: said }
  const tail = said.slice(from)
  // “Remind me of the oven again in ten minutes”: “again” means once more.
  if (/^again in\b/i.test(tail) && readTimes(said.slice(0, from), wording).length === 0)
    return { rest: `${said.slice(0, from)}${tail.slice('again '.length)}` }
  const isUntil = tokens.some((_, place) => place >= at && lengthAt(tokens, place, ends) > 0)
  const length = lengthIn(tail)
  if (length !== undefined) return { rest: trimmed(said.slice(0, from)), again: bounded(length) }
  const [time] = readTimes(tail, wording)
  // “And again on Monday at 9” is one more time.
  if (time?.saysTime && !time.saysDay && !isUntil) {
    const clock = time.kind === 'before' && time.end ? time.end : time.start
    return { rest: trimmed(said.slice(0, from)), againAt: written(clock).slice(11) }
  }
  if (!isUntil) return { rest: said }
  return untilDone(said.slice(0, from), behind(said, tokens, at + lengthAt(tokens, at, ends)))
}

const restOfIt = new Set(['it', 'that', 'so', 'this', 'them'])

/** “… until I do it *to take my pills*”. */
function behind(said: string, tokens: readonly Token[], end: number): string {
  const next = restOfIt.has(tokens[end]?.text ?? '') ? end + 1 : end
  return next < tokens.length ? said.slice(tokens[next]?.from) : ''
}

/** “Every 10 minutes until I do”: what stands before is how often. */
function untilDone(before: string, more: string): SaidAgain {
  const found = readLengths(before).at(-1)
  const lead = before.slice(0, found?.at ?? 0).trimEnd()
  if (!found || !lead.toLowerCase().endsWith('every'))
    return { rest: trimmed(`${before} ${more}`), again: usualMinutes }
  const rest = `${lead.slice(0, -'every'.length)} ${before.slice(found.until)} ${more}`
  return { rest: trimmed(rest.replaceAll(/ {2,}/g, ' ')), again: bounded(minutesOf(found.duration)) }
}

function lengthIn(text: string): number | undefined {
  const [found] = readLengths(text)
  if (found) return minutesOf(found.duration)
  return /\bevery hour\b/i.test(text) ? 60 : undefined
}

function bounded(minutes: number): number {
  return Math.min(minutesRange.most, Math.max(minutesRange.least, minutes))
}
