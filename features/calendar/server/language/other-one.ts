import type { Dialogue, ThingRef } from '#foundation/language/dialogue.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import { plainWords } from '../../language/event/plain-words.ts'
import { readTimes } from '../../language/event/times.ts'
import { isHour } from '../../language/reading/splitting.ts'
import { alike } from '../../language/reading/alike.ts'
import { withoutFillers, withoutRemark } from '../../language/reading/cores.ts'
import { nowhere } from '../../language/reading/destination.ts'
import type { Heard } from '../../language/reading/read-wish.ts'
import { readTarget } from '../../language/reading/target.ts'
import type { Target, Wish } from '../../language/wish.ts'
import { wishIn } from './frames.ts'
import { itself } from './mentions.ts'

/** “It's the call that goes there, not the tour”, “wrong one, Pym is off and Nwosu stays”: the same of another event. */
export function otherOne(sentence: string, dialogue: Dialogue, wording: Wording): Heard | undefined {
  const { did } = dialogue
  const wish = wishIn(did?.frame)
  const events = did?.things.filter(({ kind }) => kind === 'event') ?? []
  if (
    !did ||
    (did.isPast === true && did.isUndone !== true) ||
    !wish ||
    !('target' in wish) ||
    !wish.target ||
    !others.has(wish.do)
  )
    return undefined
  if (/\?\s*$/.test(sentence)) return undefined
  const plain = withoutFillers(plainWords(sentence))
  const parts = (withoutRemark(plain) || plain).split(/[,;.–]\s*|\s-\s|\s(?:and|but)\s|\s(?=not\s)/i)
  const said = parts.map((part) => ({ words: namesIn(part), part: tokenize(part).map(({ text }) => text) }))
  if (did.isUndone !== true) {
    const kept = keptOf(said, events, wish, wording)
    if (kept) return { wish: kept, sure: true }
  }
  const meant = meansOther(sentence, said, wording)
  const wrong = meant
    ? undefined
    : said.find(({ words, part }) => isDenied(part) && words.length > 0 && events.some((ref) => isOf(words, ref)))
  const right = meant ?? said.find((each) => each !== wrong && each.words.length > 0 && !isDenied(each.part))
  if (!(wrong ?? meant) || !right || events.length !== 1 || events.some((ref) => isOf(right.words, ref)))
    return undefined
  const target: Target = { ...readTarget(right.words.join(' '), wording), it: false, all: false, named: undefined }
  if (target.words.length === 0) return undefined
  const { span } = wish.target
  const instead = { ...wish, target: wish.do === 'cancel' && span ? { ...target, span } : target } as Wish
  return { wish: did.isUndone === true ? instead : { do: 'redo', wish: instead }, sure: true }
}

/** “Hm no I meant the tuner”: a name, and no time. */
function meansOther(sentence: string, said: readonly Part[], wording: Wording): Part | undefined {
  const [only, ...others] = said.filter(({ words }) => words.length > 0)
  const isTaken = tokenize(sentence).some(({ text }) => text === 'meant')
  if (!only || !isTaken || others.length > 0 || only.words.length > 3 || only.part.some((word) => word === 'not'))
    return undefined
  const name = only.words.join(' ')
  return readTimes(name, wording).length > 0 || only.words.some((word) => /\d/.test(word) || isHour(word))
    ? undefined
    : only
}

type Part = { words: readonly string[]; part: readonly string[] }

/** “Except the triage”, “not the triage”, “lunch stays where it was”: of several that were changed, that one stays as it was. */
function keptOf(
  said: readonly Part[],
  events: readonly ThingRef[],
  wish: Wish & { target?: Target | undefined },
  wording: Wording,
): Wish | undefined {
  const [first, ...more] = said
  const isExcepted =
    first?.part.some((word) => excepting.has(word) || staying.has(word)) ||
    (first?.part[0] === 'not' && (events.length > 1 || wish.target?.all === true))
  if (!first || !isExcepted || events.length === 1 || first.words.some((word) => /\d/.test(word))) return undefined
  const target = wish.target
  // Of what a plan did, the things are not always known.
  if (events.length === 0 && target?.all === true && first.words.length > 0)
    return { do: 'redo', wish: { ...wish, target: { ...target, except: [first.words] } } as Wish }
  const kept = events.filter((ref) => isOf(first.words, ref))
  const [ref] = kept
  if (!ref || kept.length > 1 || more.some(({ words, part }) => words.length > 0 && !isDenied(part))) return undefined
  if (wish.do === 'move' && wish.to.by)
    return {
      do: 'move',
      target: itself(ref, wording),
      to: { ...nowhere, by: wish.to.by.negated() },
    }
  return target && { do: 'redo', wish: { ...wish, target: { ...target, except: [first.words] } } as Wish }
}

function isOf(words: readonly string[], { title }: ThingRef): boolean {
  const own = tokenize(title).map(({ text }) => text)
  return words.length > 0 && words.every((word) => own.some((other) => alike(word, other) || short(word, other)))
}

/** “The photog” is the photographer. */
function short(word: string, other: string): boolean {
  return word.length > 3 && other.startsWith(word)
}

function isDenied(words: readonly string[]): boolean {
  return words.some((word) => denying.has(word))
}

/** The words of a clause that may name something, up to what is told of it. */
function namesIn(part: string): string[] {
  return tokenize(part)
    .map(({ text }) => text)
    .filter((word) => !small.has(word) && !denying.has(word) && !excepting.has(word))
}

const others: ReadonlySet<Wish['do']> = new Set<Wish['do']>(['cancel', 'move', 'resize', 'place'])
const staying = setOf('stays stay stayed staying remains remain keep keeps')
const denying: ReadonlySet<string> = new Set(['not', ...staying])
const excepting = setOf('except excepting besides')
const small =
  setOf(`it its is the a an that this thats one i we meant mean said wrong way round around goes go there off out on in to be was
  were as at of for no nope sorry oh ugh ah hang wait actually and but should have been which who needs need has to put instead rather
  please has have leave where how so can cant cannot before him her them then meeting event again mixed up got two`)
