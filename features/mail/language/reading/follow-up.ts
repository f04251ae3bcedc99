import type { ThingRef } from '#foundation/language/dialogue.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Described, Wish } from '../wish.ts'
import { mostShown } from '../shown.ts'
import { describedBy, isPointing, isTold } from './described.ts'

/** Which of the threads that were offered is meant, by their ids. */
export function readChoice(sentence: string, things: readonly ThingRef[], wording: Wording): string[] | undefined {
  const [only] = things
  if (things.length === 1 && only && yes.test(sentence)) return [only.id]
  const which = describedBy(withoutCourtesy(sentence), wording)
  if (which.places) {
    const { places } = which
    if (places.length === 0) return things.map(({ id }) => id)
    return places.flatMap((place) => things.at(place < 0 ? place : place - 1)?.id ?? [])
  }
  if (which.newest === 1 && things[0]) return [things[0].id]
  const telling = tokenize([which.words, which.from ?? ''].join(' ')).map(({ text }) => text)
  if (telling.length === 0 || telling.length > mostTelling) return undefined
  const fitting = things.filter(({ title }) => {
    const held = new Set(tokenize(title).map(({ text }) => text))
    return telling.every((word) => held.has(word))
  })
  return fitting.length === 1 ? fitting.map(({ id }) => id) : undefined
}

const yes = /^\s*(?:yes|yeah|yep|yup|sure|ok|okay|right|correct|exactly)\b/i
const mostTelling = 8

/** “The project one”, “open the board one”: one of those that were just shown, by a word of its title. */
export function readPicked(sentence: string, things: readonly ThingRef[], wording: Wording): Wish | undefined {
  const name = things.length > 1 ? picks.exec(sentence.trim())?.[1] : undefined
  const ids = name === undefined ? undefined : readChoice(name, things, wording)
  return ids?.length === 1 ? { do: 'open', which: { ids, words: '', all: false } } : undefined
}

const picks =
  /^(?:(?:and|so|ok|okay|then|no|please) )*(?:(?:open|show(?: me)?|read(?: me)?|(?:when|where|what|who)(?:['’]?s| is| was)|what (?:day|time) is) )?(?:the|that) ([\p{L}\p{N}'’ -]{2,40}?) (?:one|mail|thread)[?.!]*$/iu

/** “And from Tom?”, “only the unread ones”: what is said now stands in the place of what was said of the same before. */
export function readNext(sentence: string, before: Wish, wording: Wording): Wish | undefined {
  if (before.do === 'list' && wantsRest(sentence))
    return { ...before, skip: (before.skip ?? 0) + mostShown, which: { ...before.which, all: true } }
  if (before.do !== 'list' && before.do !== 'count' && before.do !== 'wrote') return undefined
  const tokens = tokenize(sentence)
  const [lead] = findPhrases(tokens, leads)
  const from = tokens[lead?.end ?? 0]?.from
  if (lead?.at !== 0 || from === undefined || tokens.length > mostWords) return undefined
  const said = withoutEnd(sentence.slice(from), '?.! ')
  // “Just star it” orders, and asks of nobody called Star.
  if (kindOfSentence(said) === 'order') return undefined
  const now = describedBy(said, wording)
  if (isPointing(now) || !isTold(now)) return undefined
  const named = before.do === 'wrote' || /^\p{Lu}/u.test(said) ? asSender(now) : now
  return { ...before, which: merged(before.which, named) }
}

/** “Show the rest”, “more”. */
function wantsRest(sentence: string): boolean {
  return rest.test(withoutEnd(sentence.trim(), '?.! '))
}

const rest =
  /^(?:(?:and|ok|okay|now|please|then|so) )*(?:(?:can you |could you )?(?:show|list|give|tell)(?: me)? |(?:what are |what about |i want (?:to see )?)?)?(?:(?:the|all) (?:rest|others|other ones|remaining ones|other \d+|next ones|next)(?: of (?:them|it|the list))?|(?:some )?more(?: of (?:them|those|it))?(?: mails?)?|(?:the )?\d+ (?:more|others))(?: please| too| as well)?$/iu

const mostWords = 10
const leads = phrases([['and, and what about, what about, how about, only, just, and only, now only, and now', true]])

/** “And Tom?” after mail from Sara. */
function asSender({ words, ...which }: Described): Described {
  return words !== '' && which.from === undefined ? { ...which, words: '', from: words } : { words, ...which }
}

function merged({ newest: _newest, ...before }: Described, now: Described): Described {
  const words = now.words === '' ? before.words : now.words
  return { ...before, ...now, words, all: true }
}
