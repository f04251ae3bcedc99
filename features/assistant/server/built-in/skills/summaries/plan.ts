import { productName } from '#foundation/contract/product.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { readRequest } from '#foundation/language/summary/length.ts'
import { type Length, type Source, summarise } from '#foundation/language/summary/summarise.ts'
import { ask, bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { isText, summaries } from '../../../../language/summaries.ts'
import * as words from './wording.ts'

/** Behind the command, a few words may be the name of a file. */
const summariseText: Plan = (turn) => {
  const { parts, texts } = turn
  const { text, length } = readRequest(parts.sentence, parts.text ?? '')
  const kept = sumUpAttached(turn, length)
  if (kept) return kept
  if (text === '' && length) return summariseChat(turn)
  const named = texts && /\p{L}/u.test(text) && !isText(text) ? texts.sumUpNamed(turn, text, length) : undefined
  return named ?? told([{ text }], length) ?? ask(words.whatText, 'text')
}

/** What was asked for with a command, and what was summed up before, is not part of what was talked about. */
const summariseChat: Plan = (turn) => {
  const { sentence } = turn.parts
  const { length } = readRequest(sentence, sentence)
  const kept = sumUpAttached(turn, length)
  if (kept) return kept
  const sources = turn.before.flatMap(({ role, text, dialogue }) =>
    text.startsWith('/') || isSummary(dialogue) ? [] : [{ text, who: role === 'user' ? 'You' : productName }],
  )
  return told(sources, length) ?? say(words.emptyChat)
}

function told(sources: readonly Source[], length: Length | undefined): Move | undefined {
  const { points, of } = summarise(sources, { length })
  if (of === 0) return undefined
  return say(
    words.summary(
      points.map(({ source, text }) => ({ text, who: sources[source]?.who })),
      of,
    ),
  )
}

/** What came along with the message is what should be summed up. */
function sumUpAttached(turn: Turn, length: Length | undefined): Move | undefined {
  const { context, texts } = turn
  const ids = (context.attached ?? []).flatMap(({ kind, id }) => (kind === texts?.kind ? [id] : []))
  return ids.length > 0 ? texts?.sumUp(turn, ids, length) : undefined
}

function isSummary(dialogue: Dialogue | undefined): boolean {
  return summarising.has(dialogue?.asked?.intent ?? '')
}

const summarising: ReadonlySet<string> = new Set(['summarise-text', 'summarise-chat'])

export const summariesLanguage = bindLanguage(summaries, {
  handsOver: ['summarise-text', 'summarise-chat'],
  plans: { 'summarise-text': summariseText, 'summarise-chat': summariseChat },
  asks: [{ question: 'text', intent: 'summarise-text', complete: ({ parts }) => ({ text: parts.sentence.trim() }) }],
})
