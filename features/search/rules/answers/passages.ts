import type { AskedFor, AskedTerm, Wanted } from './asked.ts'
import { countsWhatIsAsked, holds } from './expected.ts'
import { asks, type Candidate, type Read, readCandidate, type Sentence, withoutEnding } from './candidates.ts'
import { exactlyIn, type Held, heldIn, highest, pairsIn, shareOf, times, wordsIn } from './held.ts'

/**
 * The sentence of a passage that answers best. `share`: how much of the question the sentence and its surroundings hold,
 * from 0 to 1; `near`: the same of what stands close by, without the subject of the whole text; `fits`: it holds the kind
 * of thing that is asked for.
 */
export type Likely = { at: number; from: number; to: number; share: number; near: number; score: number; fits: boolean }

/** How much a word counts where it does not stand in the sentence itself. */
const credits = {
  heading: 0.85,
  beside: 0.65,
  passage: 0.45,
  next: 0.3,
  subject: 0.45,
  title: 1.35,
  thing: 0.5,
  asked: 0.7,
  question: 0.55,
} as const
/**
 * What the score of a sentence is made of: how much of the question is held by it and its surroundings, by words that tell
 * the passages of one thing apart and by any; the kind of thing that is asked for, a number of what is counted, words as the
 * question has them and side by side as there, the rank, a thing that was just spoken of or that is named. Many words hold
 * some of any question, so length takes from it.
 */
const bonuses = {
  share: 0.5,
  apart: 0.5,
  fits: 0.18,
  measured: 0.3,
  member: 0.15,
  counts: 0.2,
  exact: 0.3,
  pairs: 0.12,
  rank: 0.25,
  spokenOf: 0.15,
  named: 0.15,
  long: -0.2,
  headed: 0.12,
  focus: 0.25,
} as const
const longest = 400

/** `weights`: how rare each term of the question is. `spokenOf`: the things that the dialogue is about. */
type Weighing = { asked: AskedFor; weights: readonly number[]; spokenOf: ReadonlySet<string> }

/** One answer for each passage that holds anything of the question, the best first. */
export function likeliestPassages(candidates: readonly Candidate[], given: Weighing): Likely[] {
  const read = candidates.map((candidate) => readCandidate(candidate, given.asked.terms))
  const subjects = subjectsOf(read)
  const names = namesIn(read)
  const apart = apartIn(read, given.weights)
  const byPlace = new Map(read.map(({ thing, number, passage }) => [`${thing} ${number}`, passage]))
  const nextTo = ({ thing, number }: Read): Held[] =>
    number === undefined ? [] : [number - 1, number + 1].map((at) => byPlace.get(`${thing} ${at}`) ?? [])
  return read
    .flatMap((each, at) => {
      const around = {
        at,
        subject: subjects.get(each.thing) ?? [],
        names,
        apart: apart.get(each.thing) ?? [],
        next: nextTo(each),
      }
      return bestIn(each, { ...around, weighing: given }) ?? []
    })
    .toSorted((one, other) => other.score - one.score)
}

/** What holds a term by less only tells of the kind that it is of: a country of France. */
const meant = 0.5

/** How many of the passages hold each term: in its own words, and in other words for it. */
export function countHolding(
  candidates: readonly Candidate[],
  terms: readonly AskedTerm[],
): { own: number; other: number }[] {
  const held = candidates.map(({ title, heading, text }) =>
    heldIn(wordsIn(`${withoutEnding(title)} ${heading} ${text}`), terms),
  )
  return terms.map((_, at) => ({
    own: held.filter((each) => each[at] === 1).length,
    other: held.filter((each) => (each[at] ?? 0) >= meant).length,
  }))
}

/** Terms that stand nowhere in a thing, neither in its title nor in any of its passages that were read. */
export function absentIn(thing: string, candidates: readonly Candidate[], terms: readonly AskedTerm[]): AskedTerm[] {
  const text = candidates.flatMap((each) =>
    each.thing === thing ? [`${withoutEnding(each.title)} ${each.heading} ${each.text}`] : [],
  )
  const held = heldIn(wordsIn(text.join(' ')), terms)
  return terms.filter((_, at) => (held[at] ?? 0) < meant)
}

/** “When does my passport expire?”: “you may close the ticket” has other words for it, and none of its own. */
export function isOnlyRelated(candidate: Candidate | undefined, terms: readonly AskedTerm[]): boolean {
  if (!candidate) return false
  const { title, heading, text } = candidate
  return !heldIn(wordsIn(`${withoutEnding(title)} ${heading} ${text}`), terms).includes(1)
}

/** “What does the contract say about …”: the words of a text are asked for, and not only what they tell. */
function asksForWords(question: string): boolean {
  if (/\baccording to\b|\bsays? about\b/iu.test(question)) return true
  return (
    /\b(?:do|does|did) (?:the|this|that|my|our)\b/iu.test(question) && /\b(?:say|state|mention|tell)\b/iu.test(question)
  )
}

/** The things that a question names by a word of their title, where it asks what they say. */
export function thingsNamed(
  question: string,
  candidates: readonly Candidate[],
  terms: readonly AskedTerm[],
): Set<string> {
  if (!asksForWords(question)) return new Set()
  const titles = new Map(candidates.map(({ thing, title }) => [thing, heldIn(wordsIn(withoutEnding(title)), terms)]))
  return new Set([...titles].flatMap(([thing, title]) => (title.includes(1) ? [thing] : [])))
}

/** What a thing is about as a whole: the words of its beginning and its title count more than those elsewhere in it. */
function subjectsOf(read: readonly Read[]): Map<string, Held> {
  const found = new Map<string, Held>()
  for (const { thing, passage, title, isFirst, sentences } of read) {
    // What somebody asked is what the answers to it are about.
    const asking = sentences.filter(({ text }) => asks(text)).map(({ held }) => times(held, credits.asked))
    const inPassage = passage.map((held) => (held < 1 ? 0 : isFirst ? credits.subject : credits.thing))
    const inTitle = times(title, credits.title)
    found.set(thing, highest(passage.length, found.get(thing) ?? [], inPassage, inTitle, ...asking))
  }
  return found
}

/** For each thing how much each term tells its passages apart: the name of its hero stands in nearly all. */
function apartIn(read: readonly Read[], weights: readonly number[]): Map<string, readonly number[]> {
  const byThing = Map.groupBy(read, ({ thing }) => thing)
  return new Map(
    Array.from(byThing, ([thing, all]) => {
      const having = weights.map(
        (_, at) => all.filter((each) => each.passage[at] === 1 || each.heading[at] === 1).length,
      )
      return [thing, weights.map((weight, at) => weight * (1 - (having[at] ?? 0) / (all.length + 2)))]
    }),
  )
}

/** In how many titles each term stands: one that is in a single title names that thing. */
function namesIn(read: readonly Read[]): number[] {
  const titles = [...new Map(read.map(({ thing, title }) => [thing, title])).values()]
  const [first = []] = titles
  return first.map((_, at) => titles.filter((title) => title[at] === 1).length)
}

type Around = {
  at: number
  subject: Held
  names: readonly number[]
  apart: readonly number[]
  /** What the passages before and behind hold. */
  next: readonly Held[]
  weighing: Weighing
}

function bestIn(read: Read, around: Around): Likely | undefined {
  const { at, subject, next, weighing } = around
  const { asked, weights } = weighing
  const { sentences, heading } = read
  const seeksQuestions = asked.terms.some(({ stem }) => stem === 'question' || stem === 'ask' || stem === 'open')
  // What somebody asks is no answer, and neither is what stands before it.
  const isTelling = (each: Sentence | undefined): boolean => each !== undefined && (seeksQuestions || !asks(each.text))
  const passage = highest(weights.length, ...sentences.filter(isTelling).map(({ held }) => held))
  const further = highest(
    weights.length,
    times(heading, credits.heading),
    times(passage, credits.passage),
    ...next.map((held) => times(held, credits.next)),
  )
  const scoreOf = scoring(read, around)
  let best: Likely | undefined
  for (const [place, sentence] of sentences.entries()) {
    const beside = [sentences[place - 1], isTelling(sentences[place + 1]) ? sentences[place + 1] : undefined].map(
      (each) => times(each?.held ?? [], credits.beside),
    )
    const close = highest(weights.length, sentence.held, ...beside, further)
    const { score, share, fits } = scoreOf(sentence, close)
    const told = isTelling(sentence) ? score : score * credits.question
    if (share > 0 && told > (best?.score ?? 0)) {
      const { from, to } = sentence
      best = { at, from, to, share, near: nearOf(close, subject, weights), score: told, fits }
    }
  }
  return best
}

type Scored = { score: number; share: number; fits: boolean }

/** What a sentence of a passage scores, given how much of each term it holds with what stands close by. */
function scoring(read: Read, { subject, names, apart, weighing }: Around) {
  const { asked, weights, spokenOf } = weighing
  const { sentences, heading, thing, title, rank } = read
  const exact = times(
    highest(weights.length, ...sentences.map(({ words }) => exactlyIn(words, asked.terms))),
    credits.passage,
  )
  const named = Math.max(0, ...title.map((held, term) => (held === 1 ? 1 / (names[term] ?? 1) : 0)))
  const isHeaded = heading.some((held, term) => held > 0 && asked.terms[term]?.isAside !== true)
  const hasAside = asked.terms.some((term) => term.isAside)
  const focus = weights.map((weight, term) => (asked.terms[term]?.isAside === true ? 0 : weight))
  // What it asks for stands here, whatever else the text is about.
  const about = subject.map((held, term) => (hasAside && asked.terms[term]?.isAside !== true ? held / 2 : held))
  const ofPassage =
    bonuses.rank * rank +
    (spokenOf.has(thing) ? bonuses.spokenOf : 0) +
    bonuses.named * named +
    (isHeaded ? bonuses.headed : 0)
  return ({ text, words, held: own }: Sentence, close: Held): Scored => {
    const share = shareOf(highest(weights.length, close, about), weights)
    const fits = holds(text, asked.wanted)
    const isMember = words.said.some((word) => asked.members?.has(word))
    const score =
      bonuses.share * share +
      bonuses.apart * shareOf(close, apart) +
      bonuses.exact * shareOf(highest(weights.length, exactlyIn(words, asked.terms), exact), weights) +
      bonuses.pairs * pairsIn(words, asked.terms) +
      bonuses.long * Math.min(1, text.length / longest) +
      (countsWhatIsAsked(words, asked) ? bonuses.counts : 0) +
      (fits && asked.wanted !== 'any' ? (isMeasured(asked.wanted) ? bonuses.measured : bonuses.fits) : 0) +
      (isMember ? bonuses.member : 0) +
      (hasAside ? bonuses.focus * shareOf(own, focus) : 0)
    return { score: score + ofPassage, share, fits }
  }
}

/** These kinds of things are told from others by how they are written. */
function isMeasured(wanted: Wanted): boolean {
  return ['money', 'size', 'duration', 'clock', 'phone', 'address', 'condition'].includes(wanted)
}

/** The subject of the whole text need not be named again. */
function nearOf(close: Held, subject: Held, weights: readonly number[]): number {
  const isNamed = (at: number) => (subject[at] ?? 0) >= credits.subject && (close[at] ?? 0) < 0.5
  return shareOf(
    close,
    weights.map((weight, at) => (isNamed(at) ? 0 : weight)),
  )
}
