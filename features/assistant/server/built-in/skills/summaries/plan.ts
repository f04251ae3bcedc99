import type { FindingKind } from '#foundation/contract/finding.ts'
import { productName } from '#foundation/contract/product.ts'
import type { Dialogue } from '#foundation/language/dialogue.ts'
import { findIn } from '#foundation/language/findings/find.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { saidIn } from '#foundation/language/text/transcript.ts'
import { readRequest } from '#foundation/language/summary/length.ts'
import { type Length, type Source, summarise } from '#foundation/language/summary/summarise.ts'
import { ask, type Binding, bindLanguage, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { isText, summaries } from '../../../../language/summaries.ts'
import { spanIn } from '../../../../language/overview.ts'
import { foundApart } from '../findings/wording.ts'
import { recapOf } from '../overview/plan.ts'
import * as words from './wording.ts'

/** Behind the command, a few words may be the name of a file. */
const summariseText: Plan = (turn) => {
  const { parts, texts } = turn
  const { text, length } = readRequest(parts.sentence, parts.text ?? '')
  const kept = sumUpAttached(turn, length)
  if (kept) return kept
  const span = spanIn(text)
  if (span) return recapOf(turn, span)
  if (text === '' && length) return summariseChat(turn)
  if (!/\p{L}/u.test(text)) return ask(words.whatText, 'text')
  if (isText(text)) return toldWithFindings(turn, text, length) ?? ask(words.whatText, 'text')
  return texts?.sumUpNamed(turn, text, length) ?? say(words.tooShort(text))
}

/** What was asked for with a command, and what was summed up before, is not part of what was talked about. */
const summariseChat: Plan = (turn) => {
  const { sentence } = turn.parts
  const again = isSummary(turn.dialogue) ? otherLength(sentence, turn.before) : undefined
  const length = again ?? readRequest(sentence, sentence).length
  const kept = sumUpAttached(turn, length) ?? (again && summariseAgain(turn, again)) ?? sumUpShown(turn, length)
  if (kept) return kept
  const sources = turn.before.flatMap(({ role, text, id, dialogue }) =>
    text.startsWith('/') || isSummary(dialogue)
      ? []
      : [{ text, who: role === 'user' ? 'You' : productName, path: pathOf(turn, id) }],
  )
  return told(sources, length) ?? say(words.emptyChat)
}

/** What is summed up, with the address in the app at which it stands. */
type Placed = Source & { path?: string | undefined; whole?: string }

function pathOf({ context }: Turn, messageId: string | undefined): string | undefined {
  return messageId === undefined ? undefined : `/assistant/${context.conversationId}?message=${messageId}`
}

function told(sources: readonly Placed[], length: Length | undefined, apart?: string): Move | undefined {
  const { points, of } = summarise(sources, { length })
  if (of === 0) return undefined
  const lines = points.map(({ source, text }) => ({
    text,
    who: sources[source]?.who,
    isOurs: sources[source]?.who === productName,
    path: sources[source]?.path,
    line: lineOf(text, sources[source]?.whole),
  }))
  const summed = words.summary(lines, of)
  return say(apart === undefined ? summed : `${summed}\n\n${apart}`)
}

/** Lists the duties, decisions, open questions and dates of a pasted text separately. */
function toldWithFindings(turn: Turn, text: string, length: Length | undefined): Move | undefined {
  const { today, context } = turn
  const message = { path: pathOf(turn, messageOf(turn, text)), whole: text }
  const sources = saidIn(text).map((source) => ({ ...source, ...message }))
  const found = findIn(sources, { day: today.toString() }).filter(({ kind }) => kindsApart.has(kind))
  return told(sources, length, found.length > 0 ? foundApart(found, context.format) : undefined)
}

/** The message with the text: the one that is answered, or an earlier one that is summed up again. */
function messageOf({ context, parts, before }: Turn, text: string): string | undefined {
  if (parts.text === undefined || parts.sentence.includes(text)) return context.messageId
  return before.findLast((said) => said.role === 'user' && said.text.includes(text))?.id
}

/** In which line of a text of several lines a sentence begins. */
function lineOf(sentence: string, whole = ''): number | undefined {
  const at = whole.indexOf(sentence)
  return at < 0 || !whole.trim().includes('\n') ? undefined : whole.slice(0, at).split('\n').length
}

const kindsApart: ReadonlySet<FindingKind> = new Set(['duty', 'decision', 'question', 'date'])

/** What came along with the message is what should be summed up. */
function sumUpAttached(turn: Turn, length: Length | undefined): Move | undefined {
  const { context, texts } = turn
  const ids = (context.attached ?? []).flatMap(({ kind, id }) => (kind === texts?.kind ? [id] : []))
  return ids.length > 0 ? texts?.sumUp(turn, ids, length) : undefined
}

/** “Summarise it”, of what was just shown. */
function sumUpShown(turn: Turn, length: Length | undefined): Move | undefined {
  const said = tokenize(turn.parts.sentence)
  const pointsAtIt = said.some(({ text }) => pointing.has(text)) && !said.some(({ text }) => ofChat.has(text))
  const ids = pointsAtIt ? textsShown(turn) : []
  return ids.length > 0 ? turn.texts?.sumUp(turn, ids, length) : undefined
}

const pointing = setOf('it them that those this these')
const ofChat = setOf('chat conversation dialogue discussion thread exchange talk talked discussed said above here')

function textsShown({ texts, dialogue }: Turn): string[] {
  return dialogue.shown.flatMap(({ kind, id }) => (kind === texts?.kind ? [id] : []))
}

/** “Shorter” and “in two lines” after a summary of texts that are kept, or of one that was pasted. */
function summariseAgain(turn: Turn, length: Length): Move | undefined {
  const { texts, before } = turn
  const ids = textsShown(turn)
  if (texts && ids.length > 0) return texts.sumUp(turn, ids, length)
  const asked = before.findLast(({ role, text }) => role === 'user' && !otherLength(text))?.text ?? ''
  const text = asked.replace(request, '')
  return isText(text) ? toldWithFindings(turn, text, length) : undefined
}

/** The words that ask for a summary, before the text itself. */
const request =
  /^\s*(?:\/summari[sz]e\s+|(?=[^\n:]{0,80}(?:summar|sum |tl;?dr|gist|condense|shorten|recap|points))[^\n:]{0,80}[:\n]\s*|(?:please )?(?:summari[sz]e|sum up|tl;?dr)\s+)/i

const readAgain: NonNullable<Binding['reads']> = (sentence, { dialogue }) =>
  isSummary(dialogue) && otherLength(sentence) ? { intent: 'summarise-again', wish: undefined, sure: true } : undefined

function otherLength(sentence: string, before: Turn['before'] = []): Length | undefined {
  const said = withoutPlease(sentence)
  const asked = withoutPlease(before.findLast(({ role }) => role === 'user')?.text ?? '')
  if (shorter.test(said)) return shorterThan(shorter.test(asked) ? { sentences: 2 } : readRequest(asked, asked).length)
  if (longer.test(said)) return { words: 240 }
  const { text, length } = readRequest(said, said)
  return /^(?:please|now|again|and|once more|the same|it|this|that|\s|,)*$/i.test(text) ? length : undefined
}

function withoutPlease(sentence: string): string {
  return withoutEnd(sentence, '.!? ').replace(/,? please$/i, '')
}

function shorterThan(length: Length | undefined): Length {
  if (!length) return { sentences: 2 }
  return 'words' in length ? { words: Math.ceil(length.words / 2) } : { sentences: Math.ceil(length.sentences / 2) }
}

const shorter =
  /^(?:please |can you |could you )?(?:make (?:it|this|that) )?(?:even |much |a (?:bit|little|lot) )?(?:shorter|briefer)$/i
const longer =
  /^(?:please |can you |could you )?(?:make (?:it|this|that) )?(?:even |much |a (?:bit|little|lot) )?(?:longer|more detailed)$/i

/** Of a text, of this chat, or of what another feature keeps. */
function isSummary(dialogue: Dialogue | undefined): boolean {
  return dialogue?.asked?.intent.startsWith('summarise-') === true
}

export const summariesLanguage = bindLanguage(summaries, {
  reads: readAgain,
  handsOver: ['summarise-text', 'summarise-chat', 'summarise-again'],
  plans: { 'summarise-text': summariseText, 'summarise-chat': summariseChat, 'summarise-again': summariseChat },
  asks: [{ question: 'text', intent: 'summarise-text', complete: ({ parts }) => ({ text: parts.sentence.trim() }) }],
})
