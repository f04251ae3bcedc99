import type { GrammarMatch } from '#foundation/language/grammar.ts'
import type { Span } from '#foundation/language/pieces/span.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidSpan } from '../event/said-event.ts'
import { sameWords } from '../question-words.ts'
import type { ListWish, Target, Wish } from '../wish.ts'
import { readTarget } from './target.ts'

export type Read = { wish: Wish; sure: boolean }

/** A question as one template reads it. */
export type Asked = {
  text: string
  wording: Wording
  /** What stands in a slot; empty where nothing does. */
  slot: (name: string) => string
  span: SaidSpan | undefined
  /** What was said but the words that ask. */
  rest: string
  says: (concept: string) => boolean
  /** A concept stands where no word of the template does. */
  saysBesides: (concept: string) => boolean
}

/** These tell which event is meant, though templates name them. */
const telling = new Set(['span', ...['order', 'happening', 'happenings', 'next'].map((name) => `questions/${name}`)])

export function askedOf(match: GrammarMatch, text: string, wording: Wording): Asked {
  const { read, used, slots } = match
  const idle = read.marks.get('questions/idle') ?? []
  const [andAsks] = read.marks.get('questions/and-asks') ?? []
  const marks = (concept: string) => read.marks.get(`questions/${concept}`) ?? []
  return {
    text,
    wording,
    slot: (name) => (typeof slots[name] === 'string' ? slots[name] : ''),
    span: slots['span'] as SaidSpan | undefined,
    rest: without(match, [
      ...used.filter(({ value }) => !telling.has(value)),
      ...idle,
      ...(andAsks ? [{ ...andAsks, end: read.tokens.length }] : []),
    ]),
    says: (concept) => marks(concept).length > 0,
    saysBesides: (concept) =>
      marks(concept).some((span) => used.every(({ at, end }) => span.end <= at || span.at >= end)),
  }
}

function without({ read: { message, tokens } }: GrammarMatch, spans: readonly Span[]): string {
  const characters = [...Array(message.length).keys()]
  const gone = spans.map(({ at, end }) => [tokens[at]?.from ?? 0, tokens[end - 1]?.to ?? 0] as const)
  return characters
    .map((place) => (gone.some(([from, to]) => from <= place && place < to) ? ' ' : message.charAt(place)))
    .join('')
    .replaceAll(/[\s?!]+/g, ' ')
    .trim()
}

/** Which event a phrase of a question means; nothing where it says nothing of it. */
export function named(phrase: string, wording: Wording): Target | undefined {
  const target = readTarget(phrase.replace(/[\s,.;]+$/, ''), wording)
  if (target.words.length === 0 && target.kinds.length === 0 && target.clock === undefined) return undefined
  const isArrival = target.words.some((word) => arriving.has(word))
  const same = sameWords.find((words) => target.words.some((word) => words.includes(word)))
  const others = same ?? (isArrival ? journeys : undefined)
  const words = others ? target.words.filter((word) => !others.includes(word) && !arriving.has(word)) : target.words
  return { ...target, words, it: false, all: false, ...(others && { oneOf: others }) }
}

/** “When do we arrive in Porto?” asks of the journey. */
const arriving = new Set(['arrive', 'arrives', 'arriving', 'depart', 'departs', 'departing'])
const journeys = 'flight fly flying plane train trip bus ferry journey travel drive'.split(' ')

/** Everything of the kind in a stretch that is said apart. */
export function everyOne(target: Target): Target {
  return { ...target, it: false, all: true, span: undefined, clock: undefined, order: undefined }
}

export function listed(about: ListWish['about'], span: SaidSpan, target?: Target, meetings = false): Read {
  return { wish: { do: 'list', about, meetings, span, target }, sure: true }
}
