import type { Stretch } from '../reading/clock.ts'
import { readStretch } from '../reading/clock.ts'
import { type DateRead, dateReader } from '../reading/dates.ts'
import { elsewhereReader, type Place, placeReader } from '../reading/places.ts'
import { readAll, type Span } from '../reading/span.ts'
import { readDays } from '../reading/weekdays.ts'
import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { type Frame, type Grammar, type Slot, toFrames } from './grammar.ts'
import { createLexicon, type Lexicon } from './lexicon.ts'
import { fit, type Fit, names, type Scene, wordsLeft } from './match.ts'
import { toWords, type Word } from './words.ts'

/** What a sentence says besides its intent. */
export type Parts = {
  places: readonly Place[]
  /** What stands where a place would, and is none that is known. */
  elsewhere: string | undefined
  dates: readonly DateRead[]
  days: readonly number[]
  stretch: Stretch | undefined
  /** The person's own words, as they were written. */
  text: string | undefined
  /** What it is about, where it is about something that is not understood. */
  topics: readonly string[]
  /** The concepts that it names. */
  concepts: ReadonlySet<string>
  /** What a skill’s own reader made of it. */
  wish?: unknown
  /** The sentence itself. */
  sentence: string
}

export type Understood = { intent: string; score: number; parts: Parts }

export type Understand = (sentence: string, today: Temporal.PlainDate) => Understood

/** Less of a sentence explained is as good as not understood. */
const enough = 0.66

/** So much must be explained before anything is done with a word left over. */
const sure = 0.86

/** What every topic weighs that nothing explains: a meeting in a question about the time makes it another one. */
const topicWeight = 3

/** What a sentence is about, wherever it stands. */
const weighty = ['topic', 'appointment']

export function createUnderstanding(grammars: readonly Grammar[]): Understand {
  const lexicon = createLexicon(grammars.map(({ concepts }) => concepts))
  const known = new Set(grammars.flatMap(({ concepts }) => Object.keys(concepts)))
  const frames = grammars.flatMap((grammar) => toFrames(grammar, known))
  const acts = new Set(grammars.flatMap((grammar) => grammar.acts ?? []))
  const commands = new Map(grammars.flatMap(({ commands: some }) => Object.entries(some ?? {})))
  return (sentence, today) => {
    const command = /^\s*\/([a-z-]+)\s*/i.exec(sentence)
    const meant = commands.get(command?.[1]?.toLowerCase() ?? '')
    if (command && meant) return commanded(meant, sentence.slice(command[0].length).trim(), sentence)
    const scene = toScene(sentence, today, lexicon)
    const best = bestOf(frames, scene, lexicon)
    return { intent: intentOf(best, scene, acts), score: best?.score ?? 0, parts: toParts(scene, best) }
  }
}

/** Nothing is done because somebody wonders about it, or says that it should not be done. */
function intentOf(best: Fit | undefined, scene: Scene, acts: ReadonlySet<string>): string {
  if (!best || best.score < enough) return 'out-of-scope'
  const { intent } = best.frame
  if (!acts.has(intent)) return intent
  if (names('denied', best, scene)) return 'no'
  if (names('wondered', best, scene)) return 'help'
  const left = wordsLeft(best, scene)
  const ofOthers = left.some(({ from }) => /^\p{Lu}/u.test(scene.sentence.slice(from)))
  return left.length === 0 || (best.score >= sure && !ofOthers) ? intent : 'out-of-scope'
}

function commanded(meant: { text: string; alone: string }, text: string, sentence: string): Understood {
  const parts = { ...nothing, sentence, text: text === '' ? undefined : text }
  return { intent: text === '' ? meant.alone : meant.text, score: 1, parts }
}

export const nothing = {
  concepts: new Set<string>(),
  places: [],
  elsewhere: undefined,
  dates: [],
  days: [],
  stretch: undefined,
  topics: [],
}

function toScene(sentence: string, today: Temporal.PlainDate, lexicon: Lexicon): Scene {
  const written = toWords(sentence)
  const words = lexicon.mend(written)
  const marks = lexicon.mark(words)
  const spans = new Map<Slot, readonly Span<unknown>[]>()
  const read = (slot: Slot): readonly Span<unknown>[] => {
    const found = spans.get(slot) ?? readSlot(slot, { sentence, words, today, marks, read })
    spans.set(slot, found)
    return found
  }
  const within = (concept: string, at: number) =>
    (marks.get(concept) ?? []).some((span) => span.at <= at && at < span.end)
  const weights = words.map((word, at) => {
    // “Remind me what day it is” wants no reminder.
    if (within('asks-again', at)) return 0
    return weighty.some((concept) => within(concept, at)) ? topicWeight : lexicon.weigh(word)
  })
  return { sentence, words, weights, marks, read }
}

type Reading = {
  sentence: string
  words: readonly Word[]
  today: Temporal.PlainDate
  marks: ReadonlyMap<string, Span<string>[]>
  read: Scene['read']
}

function readSlot(slot: Slot, { sentence, words, today, marks, read }: Reading): readonly Span<unknown>[] {
  switch (slot) {
    case 'place':
      return readAll(words, placeReader(sentence))
    case 'date':
      return readAll(words, dateReader(today))
    case 'offset':
      return datesIn(read, 'offset')
    case 'calendar':
      return datesIn(read, 'calendar')
    case 'days':
      return readAll(words, readDays)
    case 'stretch':
      return readAll(words, readStretch)
    case 'elsewhere':
      return readAll(words, elsewhereReader(sentence))
    case 'topic':
      return weighty.flatMap((concept) => marks.get(concept) ?? [])
    default:
      return slot satisfies never
  }
}

function datesIn(read: Scene['read'], kind: DateRead['kind']): readonly Span<unknown>[] {
  return (read('date') as readonly Span<DateRead>[]).filter(({ value }) => value.kind === kind)
}

function bestOf(frames: readonly Frame[], scene: Scene, lexicon: Lexicon): Fit | undefined {
  let best: Fit | undefined
  for (const frame of frames) {
    const candidate = fit(frame, scene, lexicon)
    if (candidate && (!best || isBetter(candidate, best))) best = candidate
  }
  return best
}

/** Of two that mean the same, the one that leaves the person’s own words to them; “for me” alone is none of those. */
function isBetter(one: Fit, other: Fit): boolean {
  const same = one.frame.intent === other.frame.intent && one.frame.free !== other.frame.free
  const text = one.text ?? other.text ?? ''
  if (!same || !saysSomething(text)) return one.score > other.score
  return one.frame.free
}

function saysSomething(text: string): boolean {
  const words = toWords(text)
  return words.length > 2 || words.some((word) => !lightWords.includes(word.text))
}

function toParts(scene: Scene, best: Fit | undefined): Parts {
  const values = <T>(slot: Slot) => scene.read(slot).map(({ value }) => value as T)
  const halves = values<Stretch>('stretch')
  return {
    places: values<Place>('place'),
    elsewhere: values<string>('elsewhere')[0],
    dates: values<DateRead>('date'),
    days: values<readonly number[]>('days').flat(),
    stretch: halves.length === 0 ? undefined : Object.assign({}, ...halves),
    text: best?.text,
    topics: scene.read('topic').map((span) => textOf(scene, span)),
    concepts: new Set(scene.marks.keys()),
    sentence: scene.sentence,
  }
}

function textOf({ words }: Scene, { at, end }: Span<unknown>): string {
  return words
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ')
}
