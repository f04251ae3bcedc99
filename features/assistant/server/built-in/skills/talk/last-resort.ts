import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { chips } from '#foundation/language/wording/quoting.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { When } from '#foundation/time/words/when.ts'
import { type Move, say, sayInTurn, type Turn } from '#foundation/server/language.ts'
import { kindOfSentence, type SentenceKind } from '#foundation/language/english/sentence-kind.ts'
import { isWish, wishes } from '../../../../language/wishes.ts'
import { declined } from '../wishes/wording.ts'
import { recalled } from '../memory/plan.ts'
import { nearestAnswer } from '../product/aspects.ts'
import * as words from './last-resort-wording.ts'
import { welcome } from './wording.ts'

/** What is said where nothing was understood: it fits the kind of sentence, and does not come twice in a dialogue. */
export function lastResort(turn: Turn): Move {
  const kind = kindOfSentence(turn.parts.sentence)
  const again = kind === 'statement' || kind === 'talk' ? undefined : refusedAgain(turn)
  return again ?? answers[kind](turn)
}

/** “Just the temperature then?” right after the weather was refused is the same wish. */
function refusedAgain(turn: Turn): Move | undefined {
  const { said = {}, asked } = turn.dialogue
  const name = asked?.intent ?? ''
  // An order with a verb of its own is another wish.
  if (kindOfSentence(turn.parts.sentence.replaceAll('?', '')) === 'order') return undefined
  if (!isWish(name) || said[name] === undefined || wordsIn(turn).length > mostInFollowUp) return undefined
  const { text, said: used } = declined(name, wishes[name], said)
  return say(text, { said: used })
}

const mostInFollowUp = 8

const answers: Readonly<Record<SentenceKind, (turn: Turn) => Move>> = {
  statement: (turn) => inTurn(turn, words.told[moodOf(turn)]),
  talk: (turn) => (hasAny(turn, words.thanking) ? sayInTurn(turn, 'thanks', welcome) : inTurn(turn, words.chatting)),
  question: (turn) =>
    nearestAnswer(turn) ??
    recalled(turn) ??
    ofField(turn) ??
    offering(turn, isBare(turn) ? fragmentWords(turn) : words.unanswered(askedFor(turn))),
  order: (turn) => nearestAnswer(turn) ?? missing(turn) ?? ofField(turn) ?? offering(turn, words.unclearOrder),
  fragment: (turn) => offering(turn, fragmentWords(turn)),
}

type Wordings = { key: string; texts: readonly string[] }

function inTurn(turn: Turn, { key, texts }: Wordings): Move {
  return sayInTurn(turn, key, texts)
}

/** What could be done with the very words comes each time; general suggestions once in a dialogue. */
function offering(turn: Turn, { key, texts }: Wordings): Move {
  const { said = {} } = turn.dialogue
  const text = texts[(said[key] ?? 0) % texts.length] ?? ''
  const own = suggestionsFor(turn)
  const isFirst = said['suggestions'] === undefined
  const offered = [...own, ...(isFirst ? words.suggestions : [])]
  const used = isFirst ? [key, 'suggestions'] : [key]
  return say(offered.length === 0 ? text : `${text}\n\n${chips(offered)}`, { said: used })
}

function suggestionsFor(turn: Turn): string[] {
  const { parts, suggests, offers } = turn
  const sentence = parts.sentence.trim()
  const bare = withoutEnd(sentence, ' .?!')
  // Quotes and lines would end the words too early where they are read again; a time alone is nothing to do or to find.
  if (bare.length > mostSuggested || wordCount(bare) < 2 || /["“”\n]/.test(bare) || timeIn(turn)) return []
  const kind = kindOfSentence(sentence)
  return suggests.flatMap(({ tool, order }) => (offers(tool) ? (order(bare, kind) ?? []) : []))
}

const mostSuggested = 80

function wordsIn({ parts }: Turn): string[] {
  return tokenize(parts.sentence).map(({ text }) => text)
}

function hasAny(turn: Turn, some: ReadonlySet<string>): boolean {
  return wordsIn(turn).some((word) => some.has(word))
}

function moodOf(turn: Turn): keyof typeof words.told {
  if (wordsIn(turn).some((word) => ofUs.has(word)) && hasAny(turn, words.praising)) return 'praise'
  const moods = ['hard', 'glad', 'change'] as const
  return moods.find((mood) => hasAny(turn, words.moods[mood])) ?? 'fact'
}

const ofUs = new Set(['you', "you're", 'youre', 'your'])

/** The part of a question that nothing here can tell. */
function askedFor(turn: Turn): string {
  const all = wordsIn(turn)
  const at = all.findIndex((word) => word in words.askedFor)
  const counts = all[at] === 'how' && ['many', 'much', 'long', 'far', 'old'].includes(all[at + 1] ?? '')
  return at === -1 || at > 3 ? words.whether : counts ? words.howMany : (words.askedFor[all[at] ?? ''] ?? words.whether)
}

/** What an order leaves open, by its verb; said once. */
function missing(turn: Turn): Move | undefined {
  const { said = {} } = turn.dialogue
  const verb = wordsIn(turn)
    .slice(0, 5)
    .find((word) => word in words.missing)
  const found = verb === undefined ? undefined : words.missing[verb]
  if (!found || said[found.key] !== undefined) return undefined
  return say(found.text, { said: [found.key] })
}

/** What is out of reach by what the message is about; said once. */
function ofField(turn: Turn): Move | undefined {
  const field = words.fieldOf(turn.parts.topics)
  const known = field === undefined ? undefined : words.fields[field]
  const key = `field-${field}`
  if (!known || turn.dialogue.said?.[key] !== undefined) return undefined
  return say(`${known.text}\n\n${chips(known.chips)}`, { said: [key] })
}

/** “In weeks?”, “so incl?”: a question without a verb. */
function isBare({ parts }: Turn): boolean {
  const bare = parts.sentence.replaceAll('?', '')
  return wordCount(bare) <= 3 && kindOfSentence(bare) === 'fragment'
}

function wordCount(text: string): number {
  return text.split(' ').filter((word) => word !== '').length
}

/** “At 4:30” asks what should be then; anything else, what should happen with it. */
function fragmentWords(turn: Turn): Wordings {
  const { dialogue, parts } = turn
  const sentence = parts.sentence.trim()
  const time = timeIn(turn)
  if (time) return words.atTime(sentence.slice(time.at, time.until))
  const [thing] = dialogue.did?.isPast === true ? [] : (dialogue.did?.things ?? [])
  const about = thing ?? (dialogue.shown.length === 1 ? dialogue.shown[0] : undefined)
  return about ? words.about(shortened(sentence), about.title) : words.alone(shortened(sentence))
}

function timeIn({ context, today, parts }: Turn): When | undefined {
  const reading = { now: today.toPlainDateTime(), zone: context.zone, dateOrder: dateOrderOf(context.zone) }
  return readTimes(parts.sentence.trim().slice(0, 200), reading)[0]
}

function shortened(text: string): string {
  const bare = text.replace(/[.!?]$/, '')
  return bare.length > 60 ? `${bare.slice(0, 59).toWellFormed()}…` : bare
}
