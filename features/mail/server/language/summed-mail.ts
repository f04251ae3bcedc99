import { summarise } from '#foundation/language/summary/summarise.ts'
import { answerOf, call, type Move, type Turn } from '#foundation/server/language.ts'
import { mailThread } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { readThread } from './answering.ts'
import { nothing, targets } from './finding.ts'
import { pointWords, wholeWords } from './summed-up.ts'

/** The main points of a conversation, as they stand in a mail to somebody else. */
export function pointsOf(turn: Turn, which: Described): { subject: string; text: string } | Move {
  const meant = targets(turn, which)
  if ('kind' in meant) return meant
  const [thread] = meant
  if (!thread) return nothing(which)
  const looked = answerOf(turn, readThread)
  if (looked === undefined) return call(readThread, { id: thread.id })
  const sources = mailThread
    .parse(looked)
    .messages.map(({ text, from, own }) => ({ text, who: own ? '' : (from?.name ?? '') }))
  const all = sources.reduce((sum, { text }) => sum + text.split(/\s+/).length, 0)
  const { points } = summarise(sources, { length: { words: all <= wholeWords ? wholeWords : pointWords } })
  const lines = points.map(
    ({ text, source }) => `- ${[sources[source]?.who ?? '', text].filter((part) => part !== '').join(': ')}`,
  )
  return {
    subject: `Summary: ${thread.subject}`,
    text: `These are the main points of “${thread.subject}”:\n\n${lines.join('\n')}`,
  }
}
