import type { Span } from '../reading/span.ts'
import type { Frame, Part, Slot } from './grammar.ts'
import type { Lexicon } from './lexicon.ts'
import type { Word } from './words.ts'

/** A sentence with everything that was found in it. */
export type Scene = {
  sentence: string
  words: readonly Word[]
  weights: readonly number[]
  marks: ReadonlyMap<string, Span<string>[]>
  read: (slot: Slot) => readonly Span<unknown>[]
}

/** A frame that fits: how well, by what, and the person's own text where the frame has one. */
export type Fit = {
  frame: Frame
  score: number
  used: readonly Span<unknown>[]
  text: string | undefined
  /** The words that the text is made of. */
  at: number
  end: number
}

/** Each element that a frame needs makes it a little more likely than one that needs less. */
const forEach = 0.03

export function fit(frame: Frame, scene: Scene, lexicon: Lexicon): Fit | undefined {
  const unwanted = (part: Part) => part.kind === 'not' && (scene.marks.get(part.name)?.length ?? 0) > 0
  if ([...frame.parts, ...frame.tail].some(unwanted)) return undefined
  return frame.free ? fitText(frame, scene, lexicon) : fitBag(frame, scene)
}

function fitBag(frame: Frame, scene: Scene): Fit | undefined {
  const used: Span<unknown>[] = []
  for (const part of frame.parts) {
    if (part.kind === 'not') continue
    const span = choose(spansOf(part, scene), used, scene.weights)
    if (!span && part.needed) return undefined
    if (span) used.push(span)
  }
  return { frame, score: share(scene, used) + bonus(frame), used, text: undefined, at: 0, end: 0 }
}

/** Of those that nothing else has taken, the one that explains most, then the longest, then the first. */
function choose(
  spans: readonly Span<unknown>[],
  used: readonly Span<unknown>[],
  weights: readonly number[],
): Span<unknown> | undefined {
  const weight = ({ at, end }: Span<unknown>) => weights.slice(at, end).reduce((sum, each) => sum + each, 0)
  let best: Span<unknown> | undefined
  for (const span of spans) {
    if (used.some((other) => span.at < other.end && other.at < span.end)) continue
    const more = best ? weight(span) - weight(best) || lengthOf(span) - lengthOf(best) : 1
    if (more > 0) best = span
  }
  return best
}

function lengthOf({ at, end }: Span<unknown>): number {
  return end - at
}

function spansOf(part: Part, scene: Scene): readonly Span<unknown>[] {
  return part.kind === 'slot' ? scene.read(part.name) : (scene.marks.get(part.name) ?? [])
}

/** How much of what the sentence says is explained. */
function share({ weights }: Scene, used: readonly Span<unknown>[]): number {
  let all = 0
  let explained = 0
  for (const [at, weight] of weights.entries()) {
    all += weight
    if (used.some((span) => span.at <= at && at < span.end)) explained += weight
    else if (weight <= light) all -= weight * ignored
  }
  return all === 0 ? 0 : explained / all
}

const light = 0.1
/** Of the weight of a word that tells little, so much is forgiven where nothing explains it. */
const ignored = 0.8

function bonus({ parts, tail }: Frame): number {
  return forEach * [...parts, ...tail].filter((part) => part.kind !== 'not' && part.needed).length
}

/** The lead must stand in its order, with nothing but light words before and between; the tail likewise. */
function fitText(frame: Frame, scene: Scene, lexicon: Lexicon): Fit | undefined {
  const used: Span<unknown>[] = []
  let from = 0
  for (const part of frame.parts) {
    if (part.kind === 'not') continue
    const span = ahead(part, scene, lexicon, from)
    if (!span && part.needed) return undefined
    if (!span) continue
    used.push(span)
    from = span.end
  }
  let to = scene.words.length
  for (const part of frame.tail.toReversed()) {
    if (part.kind === 'not') continue
    const span = behind(part, scene, lexicon, to)
    if (!span && part.needed) return undefined
    if (!span) continue
    used.push(span)
    to = span.at
  }
  const text = from < to ? textBetween(scene, from, to) : ''
  if (text === '' || used.length === 0 || frame.accepts?.(text) === false) return undefined
  return { frame, score: 0.9 + bonus(frame), used, text, at: from, end: to }
}

function ahead(part: Part, scene: Scene, lexicon: Lexicon, from: number): Span<unknown> | undefined {
  const spans = spansOf(part, scene).filter(({ at }) => at >= from && isLight(scene, lexicon, from, at))
  return spans.toSorted((one, other) => one.at - other.at || other.end - one.end)[0]
}

function behind(part: Part, scene: Scene, lexicon: Lexicon, until: number): Span<unknown> | undefined {
  const spans = spansOf(part, scene).filter(({ end }) => end <= until && isLight(scene, lexicon, end, until))
  return spans.toSorted((one, other) => other.end - one.end || one.at - other.at)[0]
}

function isLight({ words }: Scene, lexicon: Lexicon, from: number, to: number): boolean {
  return words.slice(from, to).every((word) => lexicon.weigh(word) <= light)
}

/** A bracket or a quotation mark that stands before the first word belongs to it. */
function textBetween({ sentence, words }: Scene, at: number, end: number): string {
  const first = words[at]?.from ?? 0
  const from = /[“"'‘«(]/.test(sentence.charAt(first - 1)) ? first - 1 : first
  return tidy(sentence.slice(from, end === words.length ? undefined : words[end - 1]?.to))
}

/** Without the quotation marks around it and the courtesy behind it. */
export function tidy(text: string): string {
  const bare = text
    .trim()
    .replace(/[\s,]+(?:please|thanks|thank you)[.!]*$/i, '')
    .replace(/[\s,;:]+$/, '')
  const quoted = /^(["“'‘«])(.+)(["”'’»])[.!?]*$/s.exec(bare)
  return (quoted?.[2] ?? bare).trim()
}

/** The words that tell something and that nothing explains. */
export function wordsLeft({ used, at, end }: Fit, { words, weights }: Scene): Word[] {
  const taken = [...used, { at, end }]
  return words.filter(
    (_, place) => (weights[place] ?? 0) > light && !taken.some((span) => span.at <= place && place < span.end),
  )
}

/** Whether a concept stands outside of the person’s own text. */
export function names(concept: string, { at, end }: Fit, { marks }: Scene): boolean {
  return (marks.get(concept) ?? []).some((span) => span.end <= at || span.at >= end || at === end)
}
