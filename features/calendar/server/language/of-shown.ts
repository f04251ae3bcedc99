import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { withoutCourtesy } from '../../language/event/courtesy.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { withoutFillers } from '../../language/reading/cores.ts'
import { type Heard, readWish } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Target, Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { saidOfShown } from './in-hand.ts'
import { spanOfRef, spokenOf } from './mentions.ts'

/** What is said of events that were just shown, named, or done, by their place among them. */
export function ofShown(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const refs = spokenOf(dialogue)
  const done = dialogue.did?.isPast === true ? [] : (dialogue.did?.things ?? []).filter(({ kind }) => kind === 'event')
  if (refs.length === 0) return done.length === 0 ? undefined : weekBeside(sentence, done, { dialogue, wording })
  return (
    theMost(sentence, refs, wording) ??
    ofTwo(sentence, refs, { dialogue, wording }) ??
    weekBeside(sentence, refs, { dialogue, wording }) ??
    saidOfShown(sentence, refs, wording)
  )
}

/** “Take away the shortest of them”. */
function theMost(sentence: string, refs: readonly ThingRef[], wording: Wording): Heard | undefined {
  const text = plainWords(sentence)
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => extremes.has(word))
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

function extreme(word: string, refs: readonly ThingRef[], { zone }: Wording): ThingRef | undefined {
  const spans = refs.flatMap((ref) => {
    const at = spanOfRef(ref, zone)
    return at && !at.allDay ? [{ ref, minutes: at.from.until(at.to).total('minutes') }] : []
  })
  const sorted = spans.toSorted((one, other) => one.minutes - other.minutes)
  const [best, next] = extremes.get(word) === 'least' ? sorted : sorted.toReversed()
  return best && next?.minutes !== best.minutes ? best.ref : undefined
}

const extremes: ReadonlyMap<string, 'least' | 'most'> = new Map([
  ['shortest', 'least'],
  ['longest', 'most'],
])
const ofThem = new Set('one of them those these all three two event meeting'.split(' '))

/** “The later one” of things that were asked about, though only the first of them was shown. */
function ofTwo(
  sentence: string,
  refs: readonly ThingRef[],
  { dialogue, wording }: { dialogue: Dialogue; wording: Wording },
): Heard | undefined {
  const asked = wishIn(dialogue.asked)
  const named = asked && 'target' in asked ? asked.target : undefined
  if (refs.length > 1 || !comparing.test(sentence)) return undefined
  const heard = readWish(sentence, wording, [])
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target?.order || target.words.length > 0 || target.span) return undefined
  // Nothing tells what the other one is.
  if (!named || named.words.length === 0)
    return { wish: { ...heard.wish, target: readTarget('it', wording) } as Wish, sure: true }
  const meant: Target = { ...named, order: target.order, it: false, named: undefined, text: named.text }
  return { wish: { ...heard.wish, target: meant } as Wish, sure: true }
}

const comparing = /\bthe (?:later|earlier|latter|former|other) one\b/i
/** “And the week after, start that one at nine”: the same of the series, seven days on. */
function weekBeside(
  sentence: string,
  refs: readonly ThingRef[],
  { dialogue, wording }: { dialogue: Dialogue; wording: Wording },
): Heard | undefined {
  const [ref, ...others] = refs
  const at = ref && spanOfRef(ref, wording.zone)
  const text = withoutFillers(withoutCourtesy(plainWords(sentence)))
  const [whole = ''] = besideWeek.exec(text) ?? []
  if (!ref || !at || others.length > 0 || whole === '' || /\?\s*$/.test(sentence)) return undefined
  const rest = text
    .replace(whole, ' ')
    .replace(still, '')
    .replace(/^[\s,]+/, '')
    .trim()
  const weeks = /before|previous/i.test(whole) ? -1 : 1
  const from = at.from.toPlainDate().add({ weeks }).toPlainDateTime()
  const span = { from, to: from.add({ days: 1 }), words: 'that week', saysDay: true }
  const wish = wishIn(dialogue.did?.frame)
  const words = tokenize(ref.title).map(({ text: word }) => word)
  const heard = tokenize(rest).every(({ text: word }) => again.has(word))
    ? wish && { wish, sure: true }
    : (readWish(rest, wording, [ref]) ?? saidOfShown(rest, [ref], wording))
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target || (!target.it && wish !== heard.wish)) return undefined
  const meant: Target = { ...readTarget('it', wording), it: false, named: undefined, words, span, scope: 'this' }
  return { wish: { ...heard.wish, target: meant } as Wish, sure: true }
}

const besideWeek = /\b(?:in |on )?the (?:week after(?: that)?|week before(?: that)?|following week|next week)\b[,:]?/i
const still = /[,;]\s*(?:but )?still\b.*$/i
const again = new Set('same too also again do that it as well the thing please - ,'.split(' '))

function pointingAt(heard: Heard | undefined, ref: ThingRef): Heard | undefined {
  const target = heard && 'target' in heard.wish ? heard.wish.target : undefined
  if (!heard || !target) return undefined
  return { wish: { ...heard.wish, target: { ...target, it: true, all: false, named: [ref] } } as Wish, sure: true }
}
