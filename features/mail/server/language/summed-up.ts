import type { z } from 'zod'
import { readRequest } from '#foundation/language/summary/length.ts'
import { summarise } from '#foundation/language/summary/summarise.ts'
import { type Move, say, type Turn } from '#foundation/server/language.ts'
import type { mailThread, ThreadRow } from '../../contract.ts'
import { refOf } from './finding.ts'
import * as words from './wording.ts'

/** So much is said whole, for a summary of it might leave out the date or the amount that counts. */
export const wholeWords = 160
/** A conversation needs this much: each mail makes a point of its own, where a text has one subject. */
export const pointWords = 120

type Messages = z.output<typeof mailThread>['messages']

/** The sentences that say most, or all of what is short. */
export function summedUp(turn: Turn, threads: readonly ThreadRow[], messages: Messages): Move {
  const [first] = threads
  const { length } = readRequest(turn.parts.sentence, turn.parts.sentence)
  const sources = messages.map(({ text, from, own }) => ({ text, who: own ? 'You' : (from?.name ?? '') }))
  const all = sources.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const { points, of } = summarise(sources, {
    length: length ?? { words: all <= wholeWords ? wholeWords : pointWords },
  })
  const lines = points.map(({ text, source }) => ({ text, who: sources[source]?.who ?? '' }))
  return first ? say(words.summed(first, lines, of), { shows: threads.map(refOf) }) : say(words.nothingSaid)
}
