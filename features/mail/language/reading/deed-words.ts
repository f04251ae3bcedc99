import type { Span } from '#foundation/language/pieces/span.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'

export type DeedWord = 'archive' | 'star' | 'read' | 'unread' | 'mute' | 'snooze' | 'label' | 'the-label'

/** The words of deeds in a clause, wherever they stand. `isDenied`: “do not archive”, “she archives”, “I mute”. */
export function deedsIn(tokens: readonly Token[]): { found: Span<DeedWord>[]; isDenied: boolean } {
  const all = findPhrases(tokens, deeds).filter((each) => isDeed(tokens, each))
  const isAway = all.length === 0 && (isPutAway(tokens) || isBroughtBack(tokens))
  const found: Span<DeedWord>[] = isAway ? [{ at: 0, end: 1, value: 'snooze' }] : all
  const [first] = found
  return { found, isDenied: first !== undefined && isDenied(tokens, first.at) }
}

/** “Put the poster mail away until Thursday”. */
export function isPutAway(tokens: readonly Token[]): boolean {
  return putting.has(tokens[0]?.text ?? '') && tokens.some(({ text }) => text === 'away' || text === 'aside')
}

/** “Bring the menu back on Monday”. */
export function isBroughtBack(tokens: readonly Token[]): boolean {
  return bringing.has(tokens[0]?.text ?? '') && tokens.some(({ text }, at) => at > 1 && text === 'back')
}

const bringing = new Set(['bring', 'get', 'fetch'])
const putting = new Set('put set lay leave keep'.split(' '))

/** A verb that is also a noun is a deed only where an order can stand: “Park Hotel” parks nothing. */
function isDeed(tokens: readonly Token[], { at, end, value }: Span<DeedWord>): boolean {
  const [before, word] = [tokens[at - 1]?.text, tokens[at]?.text ?? '']
  // “Get the favour thing archived” is an order, and “archived mails” are mails.
  if (end - at === 1 && done.has(word)) return isWished(tokens) || before === 'be'
  // “Set the offers to read”, and not “have the offers to read”.
  if (word === 'to' && value === 'read' && end - at === 2)
    return end === tokens.length && setting.has(tokens[0]?.text ?? '')
  if (end - at > 1) return value !== 'read' || word === 'as' || setting.has(tokens[0]?.text ?? '')
  // Nothing else is called so.
  if (end - at === 1 && (word === 'snooze' || word === 'mute')) return true
  if (word === 'read') return end === tokens.length && (at === 0 || tokens[0]?.text === 'mark')
  return at === 0 || joints.has(before ?? '') || (end === tokens.length && !articles.has(before ?? ''))
}

/** “Have the quote starred”, and not “have you starred it”. */
export function isWished(tokens: readonly Token[]): boolean {
  return (
    wishes.has(tokens[0]?.text ?? '') &&
    !subjects.has(tokens[1]?.text ?? '') &&
    tokens.slice(-2).some(({ text }) => done.has(text))
  )
}

const setting = new Set('mark set put switch turn change'.split(' '))
const done = new Set('archived starred flagged muted silenced snoozed labelled labeled tagged'.split(' '))
const wishes = new Set('get have make want need needs should must please'.split(' '))
const joints = new Set('and then also please pls just - – so ok'.split(' '))
const articles = new Set('the a an my this that i we you he she they it'.split(' '))

function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  // “Mark it as read” has no subject.
  const isVerb = !behind.has(tokens[at]?.text ?? '')
  return (
    tokens.slice(0, at).some(({ text }) => denying.has(text)) || ((isVerb || before !== 'it') && subjects.has(before))
  )
}

const behind = new Set('as to into in for off out a the with back'.split(' '))
const denying = new Set(['not', 'never', 'no'])
const subjects = new Set(
  'i we you he she they who it did does do had has have was were be been to need needs'.split(' '),
)

/** Names of deeds. A clause that holds one and is not understood must not be ignored. */
export function namesDeed(text: string): boolean {
  return tokenize(text).some(({ text: word }) => names.has(word))
}

const names = new Set('archive star unstar mute unmute snooze label unlabel unread'.split(' '))

const deeds = phrases<DeedWord>([
  [
    `archive i mean, archive, archived, to archive, to the archive, into archive, into the archive, into my archive, in the archive, for archive, can go to archive,
    can go to the archive, can go into the archive, can go in the archive, may go to the archive, can be archived, off to the archive, off into the archive, away into the archive, out of my inbox, out of the inbox`,
    'archive',
  ],
  [
    `star, flag, starred, flagged, a star on, a star to, a star for, stars on, stars to, stars for, star on, a star, a star at, pop a star on, put a star on, stick a star on,
    give a star to, give star to, give star, put star on, put star to, star to, star at, gets a star, get a star, deserves a star`,
    'star',
  ],
  ['as read, as seen, them to read, it to read, both to read, all to read, those to read, to read, read', 'read'],
  ['as unread, as not read, as new, unread again, back to unread, to unread', 'unread'],
  ['mute, silence, muted, silenced', 'mute'],
  [
    `snooze, snoozed, hide, park, back up, bring back, bring back up, bring it back, bring it back up, bring them back, bring that back, back to the top, show it again, show me again,
    show it to me again, show them again, put it off, put them off, put it away, should come back, come back, must come back, comes back, can come back, let it come back, let it rest, pop up again, not before,
    do not show me it, do not show it, do not show it to me, do not show me that, do not show me them, do not show them`,
    'snooze',
  ],
  ['label, tag', 'label'],
  [
    `the label, the tag, get label, get the label, get tag, get the tag, gets label, gets the label, with label, a label, a tag, label on, tag on, label onto, labelled, labelled as, labeled, labeled as, tagged,
    tagged as`,
    'the-label',
  ],
])
