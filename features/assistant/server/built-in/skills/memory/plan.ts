import { z } from 'zod'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { factBefore, factRead, put, withSign } from './follow-ups.ts'
import { allWords, contentWords } from '../content-words.ts'
import { answerOf, ask, bindLanguage, call, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { type Instead, putRight } from '../../../../rules/instead.ts'
import { type FactPart, partIn, without } from '../../../../rules/fact-parts.ts'
import { memory } from '../../../../language/memory.ts'
import * as words from './wording.ts'

const recallFacts = 'assistant.recall-facts'
const mostShown = 20

const factShape = z.object({ id: z.string(), text: z.string() })
type Fact = z.infer<typeof factShape>

const remember: Plan = ({ parts }) => {
  const added = parts.wish as { text: string } | undefined
  const said = parts.text ?? added?.text
  if (said === undefined) return ask(words.whatToRemember, 'fact')
  const text = said.trim().slice(0, 1_000)
  return call('assistant.remember-fact', { text: text.charAt(0).toUpperCase() + text.slice(1) })
}

function withFacts(turn: Turn, input: { words?: string }, then: (facts: Fact[]) => Move): Move {
  const answer = answerOf(turn, recallFacts)
  if (answer === undefined) return call(recallFacts, input)
  const facts = z.array(factShape).safeParse(answer)
  return facts.success ? then(facts.data) : say(words.unread)
}

const recall: Plan = (turn) => {
  const { text, wish } = turn.parts
  const { asked, isWhole } = (wish ?? {}) as { asked?: string; isWhole?: true }
  if (isWhole) return recalled(turn, false, true) ?? say(words.nothingAbout(asked ?? ''), { isNothing: true })
  if (asked !== undefined) return recalled(turn, true) ?? say(words.nothingAbout(asked), { isNothing: true })
  if (text === undefined)
    return withFacts(turn, {}, (facts) =>
      say(facts.length === 0 ? words.knowsNothing : words.facts(facts.slice(0, mostShown).map((fact) => fact.text))),
    )
  const wanted = text.replace(/[?.!]+$/, '')
  return withFacts(turn, { words: searchWords(wanted) }, (facts) => {
    const [best, ...others] = nearest(facts, wanted)
    if (!best) return withFacts({ ...turn, results: turn.results.slice(1) }, {}, (all) => elsewhere(wanted, all))
    const shows = [best, ...others].map(({ id, text: title }) => ({ kind: 'fact', id, title }))
    return say(others.length === 0 ? words.one(best.text) : words.facts([best, ...others].map((fact) => fact.text)), {
      shows,
    })
  })
}

const correct: Plan = (turn) => {
  const { parts, dialogue } = turn
  const wish = parts.wish as Instead | Sign | { right: string; of?: string; said?: string }
  if ('wrong' in wish) return setRight(turn, wish)
  if ('sign' in wish) return signed(turn, wish)
  const { right, of, said } = wish
  if (of !== undefined && said !== undefined) return renumbered(turn, { right, of, said })
  const fact = factBefore(dialogue)
  return fact
    ? call('assistant.change-fact', { id: fact.id, text: put(right, fact.title) })
    : ask(words.whatToRemember, 'fact')
}

type Sign = Parameters<typeof withSign>[0]

/** Of the fact that was spoken of last. */
function signed(turn: Turn, sign: Sign): Move {
  const fact = factBefore(turn.dialogue)
  if (!fact) return ask(words.whatToRemember, 'fact')
  const text = withSign(sign, fact.title)
  return text === fact.title ? say(words.one(text)) : call('assistant.change-fact', { id: fact.id, text })
}

/** The remembered fact that holds the wrong word, corrected. */
function setRight(turn: Turn, instead: Instead): Move {
  return withFacts(turn, {}, (facts) => {
    const wrong = facts.filter(({ text }) => putRight(instead, text) !== undefined)
    const about = instead.about === '' ? [] : nearest(wrong, instead.about)
    const [best, ...others] = about.length > 0 ? about : wrong
    const text = best && putRight(instead, best.text)
    if (!best || text === undefined) return say(words.nothingAbout(instead.wrong), { isNothing: true })
    if (others.length > 0) return say(words.facts([best, ...others].map((fact) => fact.text)))
    return call('assistant.change-fact', { id: best.id, text })
  })
}

/** The one fact with a number that is about this gets the new one; a new fact where nothing is known of it. */
function renumbered(turn: Turn, { right, of, said }: { right: string; of: string; said: string }): Move {
  return withFacts(turn, {}, (facts) => {
    const numbered = facts.filter(({ text }) => tokenize(text).some((token) => /^\d+(?:[.,]\d+)?$/.test(token.text)))
    const [best, ...others] = nearest(numbered, of)
    if (!best) return call('assistant.remember-fact', { text: said.charAt(0).toUpperCase() + said.slice(1) })
    if (others.length > 0) return say(words.facts([best, ...others].map(({ text }) => text)))
    return call('assistant.change-fact', { id: best.id, text: put(right, best.text) })
  })
}

/** Nothing holds the words: the little that is known is shown beside. */
function elsewhere(wanted: string, all: readonly Fact[]): Move {
  const few = all.length > 0 && all.length <= mostBeside ? `\n\n${words.facts(all.map(({ text }) => text))}` : ''
  const shows = all.length === 1 ? all.map(({ id, text: title }) => ({ kind: 'fact', id, title })) : []
  // What nobody asked to be remembered may stand in a mail or a file.
  return say(`${words.nothingAbout(wanted)}${few}`, { shows, ...(few === '' && { isNothing: true }) })
}

const mostBeside = 5

/**
 * “Which spot do I park in?”: a question that nothing else answers may be about what is remembered. `isAmongFacts`: facts
 * were spoken of right before.
 */
export function recalled(turn: Turn, isAmongFacts = false, isWhole = false): Move | undefined {
  const said = tokenize(turn.parts.sentence).map(({ text }) => text)
  const telling = contentWords(turn.parts.sentence)
  const isOwn = said.some((word) => own.has(word))
  if (!turn.offers(recallFacts) || (!isOwn && !isAmongFacts && telling.length < 2)) return undefined
  const facts = z.array(factShape).safeParse(answerOf(turn, recallFacts)).data
  if (!facts) return turn.results.some(({ tool }) => tool === recallFacts) ? undefined : call(recallFacts, {})
  const [best, ...others] = nearest(facts, turn.parts.sentence)
  const held = best ? telling.filter((word) => allWords(best.text).some((other) => alike(word, other))).length : 0
  // “What shirt size was it?” may ask about somebody else: then the fact must hold every word, or it is another one's.
  const isHeld = isAmongFacts || (isOwn && !isWhole ? held * 2 >= telling.length : held === telling.length)
  if (!best || others.length > 0 || !isHeld) return undefined
  return say(words.one(best.text), { shows: [{ kind: 'fact', id: best.id, title: best.text }] })
}

const own = new Set(['i', 'my', 'me', 'mine'])
const pointing = new Set(['it', 'that', 'this'])

/** “Forget that, I'm back on the real stuff”. */
function pointsAt(sentence: string): boolean {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(({ text }, place) => pointing.has(text) && tokens[place - 1]?.text === 'forget')
  return at > 0 && [',', '.', ';', '!', ''].includes(sentence.charAt(tokens[at]?.to ?? 0))
}

const forget: Plan = (turn) => {
  const { text } = turn.parts
  const before = factBefore(turn.dialogue)
  if (before && (text === undefined || pointsAt(turn.parts.sentence)))
    return call('assistant.forget-fact', { id: before.id })
  if (text === undefined) return ask(words.whatToForget, 'fact-to-forget')
  const wanted = text.replace(/[?.!]+$/, '')
  const part = partIn(wanted)
  if (part) return forgetPart(turn, part, wanted)
  return withFacts(turn, { words: searchWords(wanted) }, (facts) => {
    const [best, ...others] = nearest(facts, wanted)
    if (!best) return say(words.nothingAbout(wanted))
    if (others.length > 0) return ask(words.choose([best, ...others].map((fact) => fact.text)), 'fact-to-forget')
    return call('assistant.forget-fact', { id: best.id })
  })
}

/** “Forget her number, keep the name”: a part of the fact that was shown, or of the one that holds the other words. */
function forgetPart(turn: Turn, part: FactPart, wanted: string): Move {
  const shown = new Set(turn.dialogue.shown.filter(({ kind }) => kind === 'fact').map(({ id }) => id))
  return withFacts(turn, {}, (facts) => {
    const before = facts.filter(({ id, text }) => shown.has(id) && without(part, text) !== undefined)
    const near = nearest(facts, wanted).filter(({ text }) => without(part, text) !== undefined)
    const [best, ...others] = before.length > 0 ? before : near
    const text = best && without(part, best.text)
    if (!best || text === undefined) return say(words.nothingAbout(wanted))
    if (others.length > 0) return ask(words.choose([best, ...others].map((fact) => fact.text)), 'fact-to-forget')
    return call('assistant.change-fact', { id: best.id, text })
  })
}

function searchWords(text: string): string {
  return contentWords(text).join(' ').slice(0, 200)
}

/** Those that share the most words with what was asked for; an exact one alone. */
function nearest(facts: readonly Fact[], wanted: string): Fact[] {
  const telling = contentWords(wanted)
  const scored = facts.map((fact) => {
    const held = allWords(fact.text)
    return { fact, score: telling.filter((word) => held.some((other) => alike(word, other))).length }
  })
  const best = Math.max(0, ...scored.map(({ score }) => score))
  if (best === 0) return []
  return scored.filter(({ score }) => score === best).map(({ fact }) => fact)
}

function alike(one: string, other: string): boolean {
  return (
    one === other ||
    isOwner(one, other) ||
    isOwner(other, one) ||
    (one.length >= 4 && other.length >= 4 && (one.startsWith(other) || other.startsWith(one)))
  )
}

/** “Lea” and “Lea's”, also without the apostrophe. */
function isOwner(name: string, owned: string): boolean {
  return name.length > 2 && (owned === `${name}s` || owned === `${name}'s`)
}

export const memoryLanguage = bindLanguage(memory, {
  plans: { remember, recall, forget, 'correct-fact': correct },
  reads: (sentence, { dialogue }) => factRead(sentence, dialogue),
  asks: [
    { question: 'fact', intent: 'remember', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
    { question: 'fact-to-forget', intent: 'forget', complete: ({ parts }) => ({ text: parts.sentence.trim() }) },
  ],
  doings: {
    [recallFacts]: 'Recalling facts',
    'assistant.remember-fact': 'Remembering facts',
    'assistant.forget-fact': 'Forgetting facts',
    'assistant.change-fact': 'Changing facts',
  },
})
