import { createGrammar } from '#foundation/language/grammar.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { changes } from '../changes.ts'
import { keeping } from '../keeping.ts'
import { neverPlanned, notOurs, ours } from '../event/happenings.ts'
import { readTimes } from '../event/times.ts'
import type { SaidScope, Wish } from '../wish.ts'
import { meanings } from './meanings.ts'
import { says } from './naming.ts'
import { readTarget, withoutScope } from './target.ts'

type Intent = keyof typeof changes.intents

const grammar = createGrammar(changes)
const endings: ReadonlySet<string> = new Set<Intent>(['end', 'end-from', 'end-all'])
const nones: ReadonlySet<string> = new Set<Intent>(['none'])
const swaps: ReadonlySet<string> = new Set<Intent>(['swap'])
const told = new Set(Object.keys(changes.intents).filter((intent) => intent.startsWith('told-')))
const apart: ReadonlySet<string> = new Set([...endings, ...nones, ...swaps, ...told])
const plain = new Set(Object.keys(changes.intents).filter((intent) => !apart.has(intent)))

/** What is to become of an event that is there. */
export function readChange(said: string, wording: Wording): Wish | undefined {
  if (isOthers(said) && !isPutOff(said, wording) && !says(said, 'series title')) return undefined
  return readScoped(said, plain, wording)
}

/** “Swap the gym and the client call tomorrow”. */
export function readSwap(text: string, wording: Wording): Wish | undefined {
  return swapOfTwo(text, wording) ?? readAs(text, swaps, { wording, isScoped: false })
}

/** “Swap tomorrow's two tours”: the first and the last of them. */
function swapOfTwo(text: string, wording: Wording): Wish | undefined {
  const [, before = '', after = ''] = two.exec(text) ?? []
  const target = after === '' ? undefined : readTarget(`${before} ${after}`.trim(), wording)
  if (!target?.span?.saysDay || target.words.length + target.kinds.length === 0) return undefined
  const at = (from: 'start' | 'end') => ({ ...target, it: false, all: false, order: { from, at: 0 } })
  return { do: 'swap', one: at('start'), other: at('end'), text }
}

const two =
  /^(?:swap|switch|exchange)(?: round| around)?\s+(.{0,30}?)\b(?:two|both)\s+(?!and\b)([^,]+?)(?: round| around| over)?$/i

/** What people say of an event instead of a wish: “the budget lock needs to slide to 3:30”. */
export function readTold(text: string, wording: Wording): Wish | undefined {
  return readScoped(text, told, wording)
}

/** “Stop the team sync after 30 November”, “no more stand-ups from December”: that one and all that follow. */
export function readEnd(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const wish = readAs(text, endings, { wording, isScoped: false })
  return wish && { wish, sure: ours.test(text) }
}

/** “No stand-up on Friday”: what would take place then does not. */
export function readNone(text: string, wording: Wording): { wish: Wish; sure: boolean } | undefined {
  const wish = readAs(text, nones, { wording, isScoped: false })
  return wish && { wish, sure: ours.test(text) }
}

function readScoped(said: string, intents: ReadonlySet<string>, wording: Wording): Wish | undefined {
  const { text, scope } = withoutLastScope(said)
  const wish = readAs(text, intents, { wording, isScoped: scope !== undefined })
  return wish && scope && 'target' in wish && wish.target
    ? { ...wish, target: { ...wish.target, scope: wish.target.scope ?? scope } }
    : wish
}

/** The first reading that makes sense, from the one that explains most. */
function readAs(
  text: string,
  intents: ReadonlySet<string>,
  { wording, isScoped }: { wording: Wording; isScoped: boolean },
): Wish | undefined {
  const reads = (order: string) => readChange(order, wording)
  const { now, zone = 'UTC' } = wording
  for (const { template, slots } of grammar(text, { now, zone }, intents)) {
    const wish = meanings[template.intent as Intent](slots, { text, wording, isScoped, reads })
    if (wish) return isConditional(slots['event']) ? { do: 'nothing', why: 'conditional', text } : wish
  }
  return undefined
}

/** “The review if Tom declines”: what depends on something else is not done at once. */
function isConditional(event: unknown): boolean {
  const words = typeof event === 'string' ? tokenize(event).map((token) => token.text) : []
  return words.some((word, at) => (word === 'if' || word === 'unless') && at > 0 && words[at - 1] !== 'what')
}

const kept = createGrammar(keeping)
const keepings: ReadonlySet<string> = new Set<keyof typeof keeping.intents>(['kept'])
const sameEnds: ReadonlySet<string> = new Set<keyof typeof keeping.intents>(['same-end'])

/** “Start at 9:30, same end”, “two hours, still ending at noon”: what is to be done without that, and the end where one is named. */
export function withoutSameEnd(
  text: string,
  { now, zone = 'UTC' }: Wording,
): { order: string; end: string } | undefined {
  const [found] = kept(text, { now, zone }, sameEnds)
  const { order, end = '' } = (found?.slots ?? {}) as { order?: string; end?: string }
  return order === undefined ? undefined : { order, end }
}

/** Without what is to stay as it is: of everything it is an exception. */
export function withoutKept(text: string, { now, zone = 'UTC' }: Wording): string {
  const [found] = kept(text, { now, zone }, keepings)
  const { order, but } = (found?.slots ?? {}) as { order?: string; but?: string }
  if (order === undefined) return text
  return but !== undefined && says(order, 'all every everything both') ? `${order} except ${but}` : order
}

/** “Move the stand-up to ten, only tomorrow's”. */
function withoutLastScope(text: string): { text: string; scope: SaidScope } {
  for (const begin of [',', '(', ' from now on', ' from then on', ' going forward', ' for good']) {
    const at = text.lastIndexOf(begin)
    const scoped = withoutScope(at > 0 ? text.slice(at) : '')
    const isAll = tokenize(scoped.text).every((token) => token.text === 'it')
    if (scoped.scope && isAll) return { text: text.slice(0, at), scope: scoped.scope }
  }
  return { text, scope: undefined }
}

/** Its first words name something that is no event. */
function isOthers(text: string): boolean {
  const [, ...words] = text.split(' ', 4)
  return notOurs.test(words.join(' ')) && !ours.test(words.slice(0, 2).join(' '))
}

/** “Reschedule the presentation to Friday”: only what is planned can be. */
function isPutOff(text: string, wording: Wording): boolean {
  return !neverPlanned.test(text) && (readTimes(text, wording).length > 0 || readLengths(text).length > 0)
}
