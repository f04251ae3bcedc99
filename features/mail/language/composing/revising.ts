import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Compose, Revision } from '../wish.ts'
import { withTimes, without } from './corrected.ts'
import { inPieces } from './in-pieces.ts'
import { oneRevision } from './one-revision.ts'
import { withSwap } from './swapped.ts'

const mostCharacters = 1_000

/** What is to become of the mail that was just drafted, in one or more steps. `isOfOthers`: nobody in it is its reader. */
export function readRevision(message: string, wording: Wording, isOfOthers = false): Revision | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  return inPieces(message, wording, isOfOthers) ?? oneRevision(message, wording, isOfOthers)
}

/** The mail with what was added to it or changed in it. */
export function revised(given: Compose, revision: Revision, wording: Wording): Compose {
  return stepsOf(revision).reduce((wish, step) => revisedOnce(wish, step, wording), given)
}

/** What is to be changed, one after the other. */
export function stepsOf({ next, ...step }: Revision): Revision[] {
  return [step, ...(next ? stepsOf(next) : [])]
}

function revisedOnce(given: Compose, revision: Revision, wording: Wording): Compose {
  const { words = [], tone, closing, subject, cc = [], address, to, joins } = revision
  const isWritten = given.body !== undefined
  const { reply, ...letter } = rewordedIn(given, revision, wording)
  // What goes to somebody else instead answers nobody.
  const wish: Compose = { ...letter, ...(reply && (to === undefined || joins) && { reply }) }
  return {
    ...wish,
    ...(isWritten && words.length > 0 && { body: `${wish.body ?? ''}\n\n${words.join(' ')}` }),
    ...(!isWritten && words.length > 0 && { words: [...(wish.words ?? []), ...words] }),
    ...(tone && { tone }),
    ...(closing !== undefined && { closing }),
    ...(tone === 'friendly' && { isWarm: true as const }),
    ...(subject !== undefined && { subject }),
    ...(cc.length > 0 && { cc: [...(wish.cc ?? []), ...cc] }),
    ...(to && { to: joins ? [...wish.to, ...to] : to }),
    ...(address !== undefined && { to: [withAddress(wish.to, address)] }),
  }
}

/** Where no word of it can be changed, the other time is said in words of its own. */
function rewordedIn(wish: Compose, revision: Revision, wording: Wording): Compose {
  const lists = { words: wish.words ?? [], questions: wish.questions ?? [] }
  if (!rewords(revision)) return wish
  const change = (text: string) => reworded(text, revision, wording)
  const all = [...lists.words, ...lists.questions, ...(wish.body === undefined ? [] : [wish.body])]
  const about = { matter: changedIn(wish.matter, change), topic: changedIn(wish.topic, change) }
  const isKept =
    all.every((text) => change(text) === undefined) && about.matter === undefined && about.topic === undefined
  const changed = (texts: string[]) => texts.map((text) => change(text) ?? text).filter((text) => text !== '')
  const { reason: _reason, ...bare } = wish
  const isOfReason = revision.drops !== undefined && reasonNamed.test(revision.drops)
  return {
    ...(isOfReason ? bare : wish),
    ...(about.matter !== undefined && { matter: about.matter }),
    ...(about.topic !== undefined && { topic: about.topic }),
    ...(wish.words && { words: changed(wish.words) }),
    ...(wish.questions && { questions: changed(wish.questions) }),
    ...(wish.body !== undefined && { body: change(wish.body) ?? wish.body }),
    ...(isKept &&
      revision.times !== undefined && { words: [...lists.words, ...(revision.orElse ?? [otherTime(revision.times)])] }),
  }
}

function changedIn(text: string | undefined, change: (text: string) => string | undefined): string | undefined {
  const left = text === undefined ? undefined : change(text)
  return left === undefined || left === '' ? undefined : withoutEnd(left, '.')
}

const reasonNamed = /^(?:reasons?|why|explanations?|excuses?)$/iu

export function otherTime(times: string): string {
  return `${times.charAt(0).toUpperCase()}${times.slice(1)} instead, please.`
}

/** Whether what it says already changes. */
export function rewords({ times, drops, swap }: Revision): boolean {
  return times !== undefined || drops !== undefined || swap !== undefined
}

/** The text as it was corrected; nothing where nothing of it changes. */
export function reworded(text: string, { times, drops, swap }: Revision, wording: Wording): string | undefined {
  if (swap) return withSwap(text, swap)
  const timed = times === undefined ? undefined : withTimes(text, times, wording)
  return drops === undefined ? timed : without(timed ?? text, drops)
}

/** Under the name that was said, where it goes to one person. */
function withAddress([only, ...others]: readonly string[], address: string): string {
  const name = others.length > 0 ? '' : (only ?? '').replace(/\s*<[^<>]*>$|^\S+@\S+$/, '')
  return name === '' ? address : `${name} <${address}>`
}
