import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { spanOfRef, spokenOf } from './mentions.ts'

/** “Which of those is the longest?”, “which one comes first”: one of those that were just shown. */
export function asksMost(sentence: string, { shown, asked }: Dialogue, wording: Wording): Heard | undefined {
  const before = wishIn(asked)
  const spoken = spokenOf({ shown })
  // “And which starts first?”, after one of them was told.
  const refs = spoken.length < 2 && before?.do === 'next' && before.row ? before.row : spoken
  const words = tokenize(withoutCourtesy(plainWords(sentence))).map(({ text }) => text)
  const found = words.filter((word) => extremes.has(word) || comparatives.has(word))
  const [word, ...others] = found
  const isAsked = words.some((each) => each === 'which' || each === 'what') || /\?\s*$/.test(sentence)
  const isOfThem = words.every((each) => found.includes(each) || asking.has(each) || ofThem.has(each))
  if (word === undefined || others.length > 0 || refs.length < 2 || !isAsked || !isOfThem) return undefined
  const isEnding = words.some((each) => ending.has(each))
  const best = extremesOf(comparatives.get(word) ?? word, refs, { wording, isEnding })
  if (best.length === 0) return undefined
  const target = { ...readTarget('it', wording), it: true, all: best.length > 1, named: best }
  return {
    wish: { do: 'next', target, asks: measures.get(word) === 'length' ? 'how-long' : 'what', row: refs },
    sure: true,
  }
}

/** “Take away the shortest of them”. */
export function theMost(sentence: string, refs: readonly ThingRef[], wording: Wording): Heard | undefined {
  const text = plainWords(sentence)
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => extremes.has(word) && !ordered.has(word))
  const found = tokens[at]
  const chosen = found && refs.length > 1 ? extreme(found.text, refs, wording) : undefined
  if (!found || !chosen) return undefined
  const behind = tokens.slice(at + 1)
  const end = behind.findIndex(({ text: word }) => !ofThem.has(word))
  const last = end === -1 ? behind.at(-1) : (behind[end - 1] ?? found)
  const before = tokens[at - 1]?.text === 'the' ? (tokens[at - 1]?.from ?? found.from) : found.from
  const order = `${text.slice(0, before)}it${text.slice((last ?? found).to)}`
  return pointingAt(readWish(order, wording, [chosen]), chosen)
}

/** The only one that is so; nothing where two are. */
function extreme(word: string, refs: readonly ThingRef[], wording: Wording): ThingRef | undefined {
  const [best, ...others] = extremesOf(word, refs, { wording, isEnding: false })
  return others.length > 0 ? undefined : best
}

function extremesOf(
  word: string,
  refs: readonly ThingRef[],
  { wording: { zone }, isEnding }: { wording: Wording; isEnding: boolean },
): ThingRef[] {
  const isLength = measures.get(word) === 'length'
  const spans = refs.flatMap((ref) => {
    const at = spanOfRef(ref, zone)
    const minutes = at?.from.until(at.to).total('minutes') ?? 0
    const start = (isEnding ? at?.to : at?.from)?.toString() ?? ''
    return at && !(isLength && at.allDay) ? [{ ref, by: isLength ? String(minutes).padStart(8, '0') : start }] : []
  })
  const sorted = spans.toSorted((one, other) => (one.by < other.by ? -1 : one.by > other.by ? 1 : 0))
  const best = extremes.get(word) === 'least' ? sorted[0] : sorted.at(-1)
  return sorted.filter(({ by }) => by === best?.by).map(({ ref }) => ref)
}

const extremes: ReadonlyMap<string, 'least' | 'most'> = new Map([
  ['shortest', 'least'],
  ['longest', 'most'],
  ['earliest', 'least'],
  ['soonest', 'least'],
  ['first', 'least'],
  ['latest', 'most'],
  ['last', 'most'],
])
const measures: ReadonlyMap<string, 'length'> = new Map(
  ['shortest', 'longest', 'shorter', 'longer'].map((word) => [word, 'length']),
)
/** Of two, and of more. */
const comparatives: ReadonlyMap<string, string> = new Map([
  ['shorter', 'shortest'],
  ['longer', 'longest'],
  ['earlier', 'earliest'],
  ['sooner', 'soonest'],
  ['later', 'latest'],
])
/** An order counts these by itself: “cancel the first one”. */
const ordered = setOf('first last earliest latest')
const ending = setOf('end ends finish finishes')
const asking =
  setOf(`which what whats what's is are was the will be comes come starts start begins begin takes take lasts happens
  ends end finishes finish goes on in and then so out ?`)
const ofThem = setOf('one ones of them those these all both two three four event events meeting meetings call calls')

function pointingAt(heard: Heard | undefined, ref: ThingRef): Heard | undefined {
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target) return undefined
  return { wish: { ...heard.wish, target: { ...target, it: true, all: false, named: [ref] } } as Wish, sure: true }
}
