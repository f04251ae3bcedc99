import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Deed, Heard, Wish } from '../wish.ts'
import { isPointing } from './described.ts'
import { tellingWords } from './read-question.ts'

/** “Label it and star it”, “archive the offer, then mute it”: two deeds or three, each read by itself. */
export function readSeveral(message: string, { read, guess }: Readers): Heard | undefined {
  const parts = partsOf(message)
  if (parts.length < 2 || parts.length > mostDeeds) return undefined
  const heard: Heard[] = []
  for (const part of parts) {
    const [first] = heard
    const noMore = first && isNoMore(part) ? first : undefined
    const each = noMore ? muting(noMore) : (read(part) ?? (heard.length === 0 ? guess(part) : undefined))
    // “Archive the offer, star Lea’s mail and mark it read”: “it” is what was named last.
    const before = noMore ? deedOf(noMore.wish) : deedOf(heard.at(-1)?.wish ?? { do: 'take-back' })
    const deed = each ? deedOf(each.wish) : before && pointingDeed(part, before, read)
    if (!deed) return undefined
    const meant = before && (isPointing(deed.which) || noMore) ? { ...deed, which: before.which } : deed
    heard.push({ wish: meant, sure: each?.sure ?? true })
  }
  const deeds = withoutTwice(withoutCorrected(heard.flatMap(({ wish }) => deedOf(wish) ?? [])))
  const [only] = deeds
  const sure = heard.some((each, at) => each.sure && !isPointingAt(parts[at] ?? '')) || parts.slice(1).some(isNoMore)
  return deeds.length === 1 && only ? { wish: only, sure } : { wish: { do: 'several', deeds }, sure }
}

/** `guess` reads without a word of mail; what stands beside it shows that mail is meant. */
type Readers = Record<'read' | 'guess', (part: string) => Heard | undefined>

const mostDeeds = 3

/** “Star it” is surely about whatever was named before, mail or not. */
function isPointingAt(part: string): boolean {
  return tokenize(part).some(({ text }) => its.has(text))
}

/** “Bin that, archive it”: what is said of the same mail last is meant. */
function withoutCorrected(deeds: readonly Deed[]): Deed[] {
  const places = deeds.filter((deed) => away.has(deed.do))
  return places.length < 2 || places.some(({ which }) => which !== places[0]?.which)
    ? [...deeds]
    : deeds.filter((deed) => !away.has(deed.do) || deed === places.at(-1))
}

/** “Hide it until Thursday, snooze it I mean” is one. */
function withoutTwice(deeds: readonly Deed[]): Deed[] {
  const [first] = deeds
  return deeds.filter(
    (deed) =>
      deed === first ||
      deed.do !== 'snooze' ||
      first?.do !== 'snooze' ||
      deed.until !== undefined ||
      deed.which !== first.which,
  )
}

const away: ReadonlySet<Wish['do']> = new Set(['archive', 'delete', 'spam'])

/** “Star it” as the second of two. */
function pointingDeed(part: string, before: Deed, read: Readers['read']): Deed | undefined {
  const tokens = tokenize(part)
  const isIt = tokens.some(({ text }) => its.has(text))
  const named = before.which.from ?? before.which.words
  if (!isIt || named === '') return undefined
  const pronoun = tokens.findLast(({ text }) => its.has(text))
  const said = `${part.slice(0, pronoun?.from)}the mail "${named}"${part.slice(pronoun?.to)}`
  const wish = read(said)?.wish
  const deed = wish && deedOf(wish)
  return deed && { ...deed, which: before.which }
}

const its = new Set('it them that those this'.split(' '))

function muting({ wish, sure }: Heard): Heard | undefined {
  const deed = deedOf(wish)
  return deed && { wish: { do: 'mute', which: deed.which }, sure }
}

function isNoMore(part: string): boolean {
  return findPhrases(tokenize(part), noMore)[0]?.at === 0
}

const noMore = phrases([
  [
    `do not show me theirs, do not show me them, do not show me those, do not show me that, do not show me it, never show me, i do not want to see them again, i do not want to see it again, do not bother me with`,
    true,
  ],
])

function deedOf(wish: Wish): Deed | undefined {
  return deeds.has(wish.do) ? (wish as Deed) : undefined
}

const deeds: ReadonlySet<Wish['do']> = new Set([
  'archive',
  'delete',
  'star',
  'unstar',
  'read',
  'unread',
  'spam',
  'not-spam',
  'mute',
  'unmute',
  'wake',
  'snooze',
  'move',
  'label',
  'sort',
])

/** Apart before each verb that files mail, where “and”, “then” or a comma stands before it. */
function partsOf(message: string): string[] {
  const text = withoutCourtesy(message)
  const tokens = tokenize(text)
  const starts = tokens.flatMap(({ from }, at) => {
    if (at < 2) return []
    const behind = text.slice(tokens[at - 1]?.to ?? 0, from)
    const isApart = joining.has(tokens[at - 1]?.text ?? '') || /[,;]/.test(behind)
    const isVerb = verbs.has(tokens[at]?.text ?? '') || givesIt.test(text.slice(from))
    return isApart && (isVerb || isNoMore(text.slice(from))) ? [at] : []
  })
  const edges = [0, ...starts]
  return edges.map((at, step) => {
    const end = lastOf(tokens, at, edges[step + 1])
    const isLast = step === edges.length - 1
    const part = text
      .slice(tokens[at]?.from ?? 0, isLast ? undefined : tokens[end - 1]?.to)
      .replace(step > 0 ? besides : /^$/, '')
    // “Mark it as read and archive”.
    return step > 0 && end - at === 1 ? `${part} it` : part
  })
}

/** “Star it as well”, “snooze it, I mean”. */
const besides = /,? (?:as well|too|also|i mean|i meant)[.!]*$/iu
/** “Give it the label Roof”. */
const givesIt = /^(?:give|put|stick|set|add) (?:it|them|that|those|the (?:label|tag|star))\s/iu

/** Where a part ends, without the “and” in front of the next. */
function lastOf(tokens: readonly Token[], at: number, next: number | undefined): number {
  if (next === undefined) return tokens.length
  const end = tokens.findLastIndex(({ text }, place) => place >= at && place < next && !joining.has(text))
  return end + 1
}

/** “The rota is final. Archive that one”: what was told before is meant. */
export function readToldBefore(message: string, { read, guess }: Readers): Heard | undefined {
  const [, told = '', order = ''] = /^(.{3,120})[.!;] (.{3,120})$/.exec(message) ?? []
  const deed = deedOf((read(order) ?? guess(order))?.wish ?? { do: 'take-back' })
  if (!deed || !isPointing(deed.which)) return undefined
  const words = tellingWords(told)
  return words === '' ? undefined : { wish: { ...deed, which: { words, all: false } }, sure: false }
}

const joining = new Set('and then also'.split(' '))
const verbs = new Set(
  'archive star unstar flag unflag label tag mute unmute snooze delete bin trash mark move put file'.split(' '),
)
