import { answerOf, call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { type JudgedMail, judgedMail, mailPassages, type ThreadRow } from '../../contract.ts'
import type { Trust } from '../../language/wish.ts'
import { consult, momentOf, refOf, spokenOf } from './finding.ts'
import * as words from './judged-wording.ts'

export const judgeSenders = 'mail.judge-senders'

/** What speaks for and against the sender of the mail that is meant; of several, of one that looks suspicious. */
export function judged(turn: Turn, { words: about, it }: Trust): Move {
  const spoken = it ? spokenOf(turn.dialogue).map(({ id }) => id) : []
  const [only] = spoken
  if (only !== undefined) return judgedThread(turn, only)
  const answer = answerOf(turn, consult)
  if (answer === undefined) return call(consult, { words: about })
  const threads = mailPassages.parse(answer).passages.map(({ thread }) => thread)
  const meant = threads.find(({ marked }) => marked) ?? threads[0]
  return meant ? judgedThread(turn, meant.id) : say(words.noSuchMail, { isNothing: true })
}

function judgedThread(turn: Turn, id: string): Move {
  const looked = answerOf(turn, judgeSenders)
  if (looked === undefined) return call(judgeSenders, { id })
  const found = judgedMail.parse(looked)
  return say(words.judged(found, momentOf(turn)), { shows: [refOf(found.thread)] })
}

/** What is suspicious in these, in a sentence each; or the lookup needed first. Each is looked up by itself. */
export function warnings(turn: Turn, threads: readonly ThreadRow[]): string | Move {
  const marked = threads.filter(({ marked: isMarked }) => isMarked)
  const looked = turn.results.flatMap(({ tool, result }) =>
    tool === judgeSenders && result.kind === 'answer' ? [judgedMail.parse(result.answer)] : [],
  )
  const open = marked.find(({ id }) => !looked.some(({ thread }) => thread.id === id))
  if (open) return call(judgeSenders, { id: open.id })
  return looked.filter(isMarkedHere).map(words.warning).join('\n\n')
}

function isMarkedHere({ messages }: JudgedMail): boolean {
  return messages.some(({ marks }) => marks.length > 0)
}
