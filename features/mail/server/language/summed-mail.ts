import type { z } from 'zod'
import { summarise } from '#foundation/language/summary/summarise.ts'
import type { Move, Turn } from '#foundation/server/language.ts'
import type { mailThread } from '../../contract.ts'
import type { Described } from '../../language/wish.ts'
import { conversationMeant } from './conversation-meant.ts'
import { pointWords, wholeWords } from './summed-up.ts'

/** The main points of a conversation, as they stand in a mail to somebody else. */
export function pointsOf(turn: Turn, which: Described): { subject: string; text: string } | Move {
  const meant = conversationMeant(turn, which)
  if ('kind' in meant) return meant
  const { thread, messages } = meant
  const sources = withoutPrivate(messages).map(({ text, from, own }) => ({
    text,
    who: own ? '' : (from?.name ?? ''),
  }))
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

/** “Only to you: …”, a remark between fewer people than the conversation has, is for nobody else. */
function withoutPrivate(messages: Messages): Messages {
  const circles = messages.map(({ from, to, cc }) => new Set([from, ...to, ...cc].flatMap((one) => one?.address ?? [])))
  const widest = circles.toSorted((one, other) => other.size - one.size)[0] ?? new Set()
  return messages.filter((_, at) => {
    const circle = circles[at] ?? widest
    return circle.size === widest.size || !circle.isSubsetOf(widest)
  })
}

type Messages = z.output<typeof mailThread>['messages']
