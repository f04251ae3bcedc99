import { z } from 'zod'
import { allWords, contentWords } from '../content-words.ts'
import { answerOf, ask, bindLanguage, call, type Move, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { type FactPart, partIn, without } from '../../../../rules/fact-parts.ts'
import { memory } from '../../../../language/memory.ts'
import * as words from './wording.ts'

const recallFacts = 'assistant.recall-facts'
const mostShown = 20

const factShape = z.object({ id: z.string(), text: z.string() })
type Fact = z.infer<typeof factShape>

const remember: Plan = ({ parts }) => {
  if (parts.text === undefined) return ask(words.whatToRemember, 'fact')
  const text = parts.text.trim().slice(0, 1_000)
  return call('assistant.remember-fact', { text: text.charAt(0).toUpperCase() + text.slice(1) })
}

function withFacts(turn: Turn, input: { words?: string }, then: (facts: Fact[]) => Move): Move {
  const answer = answerOf(turn, recallFacts)
  if (answer === undefined) return call(recallFacts, input)
  const facts = z.array(factShape).safeParse(answer)
  return facts.success ? then(facts.data) : say(words.unread)
}

const recall: Plan = (turn) => {
  const { text } = turn.parts
  if (text === undefined)
    return withFacts(turn, {}, (facts) =>
      say(facts.length === 0 ? words.knowsNothing : words.facts(facts.slice(0, mostShown).map((fact) => fact.text))),
    )
  const wanted = text.replace(/[?.!]+$/, '')
  return withFacts(turn, { words: searchWords(wanted) }, (facts) => {
    const [best, ...others] = nearest(facts, wanted)
    if (!best) return say(words.nothingAbout(wanted))
    const shows = [best, ...others].map(({ id, text: title }) => ({ kind: 'fact', id, title }))
    return say(others.length === 0 ? words.one(best.text) : words.facts([best, ...others].map((fact) => fact.text)), {
      shows,
    })
  })
}

const forget: Plan = (turn) => {
  const { text } = turn.parts
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
  return one === other || (one.length > 4 && other.length > 4 && (one.startsWith(other) || other.startsWith(one)))
}

export const memoryLanguage = bindLanguage(memory, {
  plans: { remember, recall, forget },
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
