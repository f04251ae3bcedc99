import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases, without } from '#foundation/language/text/phrases.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { FileNamed, NamedDeed, Naming } from '../wish.ts'
import { clausesOf, isTelling, piecesOf, withoutExcepted } from './clauses.ts'
import { tellingOf } from './naming.ts'
import { returnIn } from './stretch.ts'

const mostCharacters = 240

/**
 * Deeds and what they are done to, wherever they stand: “motion alerts: mark as read, both”, “give Hugo’s invoice the label
 * Tiles”. Which mail the other words name is only seen in the mailbox.
 */
export function readAnyOrder(message: string, wording: Wording): FileNamed | undefined {
  if (message.length > mostCharacters || /^[/]|\?\s*$/.test(message)) return undefined
  const { main, except } = withoutExcepted(joinedUp(withoutCourtesy(message)))
  const tokens = tokenize(main)
  if (isGuarded(tokens)) return undefined
  const clauses = clausesOf(main).map((clause) => clauseOf(clause, wording))
  const deeds = clauses.flatMap(({ deed }) => deed ?? [])
  if (deeds.length === 0 || deeds.length > mostDeeds || clauses.some(({ isOff }) => isOff)) return undefined
  const [acting, told] = [
    clauses.filter(({ deed, isTold }) => deed !== undefined || !isTold),
    clauses.filter(({ deed, isTold }) => deed === undefined && isTold),
  ]
  const named = acting.flatMap(({ rest }) => namingsOf(rest))
  const before = named.length > 0 ? named : told.flatMap(({ rest }) => namingsOf(rest).slice(0, 1))
  if (before.length === 0) return undefined
  const said = new Set(tokens.map(({ text }) => text))
  return {
    do: 'file-named',
    deeds,
    named: before,
    isTold: named.length === 0,
    ...(except !== undefined && { except: tellingOf(except) }),
    isAll: except !== undefined || [...said].some((word) => all.has(word)),
    isBoth: said.has('both'),
    isWhole: [...said].some((word) => whole.has(word)),
  }
}

const mostDeeds = 2
const all = new Set(
  'all every everything anything any lot stuff mails emails messages ones newsletters alerts invoices bills those them notifications both'.split(
    ' ',
  ),
)
const whole = new Set('thread threads conversation chain saga discussion whole'.split(' '))

/** “Tiles + electricity” are both; a word in a deed may be misspelled. */
function joinedUp(text: string): string {
  const joined = text.replaceAll(/ [+&] /g, ' and ').replaceAll(/[()]/g, ', ')
  const [first] = tokenize(joined)
  const meant = first && longVerbs.find((verb) => first.text !== verb && distance(first.text, verb, 1) <= 1)
  return first && meant !== undefined ? `${joined.slice(0, first.from)}${meant}${joined.slice(first.to)}` : joined
}

const longVerbs = ['archive', 'snooze', 'label']

function namingsOf(text: string): Naming[] {
  return piecesOf(text)
    .map((piece) => tellingOf(piece))
    .filter((words) => words.length > 0)
}

type Clause = { rest: string; deed?: NamedDeed; isTold: boolean; isOff: boolean }

function clauseOf(clause: string, wording: Wording): Clause {
  const tokens = tokenize(clause)
  const found = findPhrases(tokens, deeds).filter(({ at, end, value }) => isDeed(tokens, { at, end }, value))
  const [first, second] = found
  if (!first) return { rest: clause, isTold: isTelling(tokens), isOff: false }
  const last = second?.value === first.value ? second : first
  const isOff = (second !== undefined && second.value !== first.value) || isDenied(tokens, first.at)
  const bare = without(clause, tokens, { at: last.at, end: last.end })
  const open = last === first ? bare : without(bare, tokenize(bare), { at: first.at, end: first.end })
  return { ...filedIn(first.value, { clause, tokens, end: first.end, open, wording }), isTold: false, isOff }
}

type Around = { clause: string; tokens: readonly Token[]; end: number; open: string; wording: Wording }

function filedIn(value: Value, { clause, tokens, end, open, wording }: Around): Pick<Clause, 'rest' | 'deed'> {
  if (value === 'snooze') {
    const { until, rest } = untilIn(open, wording)
    return until === undefined ? { rest } : { rest, deed: { do: 'snooze', until } }
  }
  if (value !== 'label' && value !== 'the-label') return { rest: open, deed: { do: value } }
  const { label, rest } = labelIn({ clause, tokens, end, open }, value === 'label')
  return label === undefined ? { rest } : { rest, deed: { do: 'label', label } }
}

/** The last time in the message, until which it stays away: “the Q4 forecast tomorrow at 7”. */
function untilIn(text: string, wording: Wording): { until?: string; rest: string } {
  const from = readTimes(text, wording).at(-1)?.at ?? 0
  const { until, rest } = returnIn(text.slice(from), wording)
  return { rest: `${text.slice(0, from)} ${rest}`, ...(until !== undefined && { until }) }
}

/** In quotes, behind “the label”, behind “as” or “with”, or the last word. */
function labelIn(
  { clause, tokens, end, open }: Omit<Around, 'wording'>,
  isVerb: boolean,
): { label?: string; rest: string } {
  const [quoted, label] = /(?:^|\s)["“‘']([^"”’']{1,40})["”’'](?=\s|$)/u.exec(open) ?? []
  if (quoted !== undefined && label !== undefined) return { label, rest: open.replace(quoted, ' ') }
  if (!isVerb) {
    const behind = clause.slice(tokens[end]?.from ?? clause.length)
    const [, named, more = ''] = /^(\S{1,40})((?: (?:on|to|onto|for) .*)?)$/u.exec(behind) ?? []
    return named === undefined
      ? { rest: open }
      : { label: named, rest: `${clause.slice(0, tokens[end - 1]?.from ?? 0)} ${more}` }
  }
  const [, thing, as] = /^(.{2,160}?) (?:as|with|under) (\S{1,40})$/u.exec(open) ?? []
  const [, other, last] = /^(.{2,160}) (\S{1,40})$/u.exec(open) ?? []
  const [rest, word] = thing === undefined ? [other, last] : [thing, as]
  return rest === undefined || word === undefined ? { rest: open } : { label: word, rest }
}

/** A verb that is also a noun is a deed only where an order can stand: “Park Hotel” parks nothing. */
function isDeed(tokens: readonly Token[], { at, end }: { at: number; end: number }, value: Value): boolean {
  if (end - at > 1) return value !== 'read' || tokens[at]?.text === 'as' || tokens[0]?.text === 'mark'
  const [before, word] = [tokens[at - 1]?.text, tokens[at]?.text ?? '']
  if (word === 'read') return end === tokens.length && tokens[0]?.text === 'mark'
  return at === 0 || joints.has(before ?? '') || (end === tokens.length && !articles.has(before ?? ''))
}

const joints = new Set('and then also please pls just - – so ok'.split(' '))
const articles = new Set('the a an my this that i we you he she they it'.split(' '))

/** “Do not archive”, “she archives”, “I mute”. */
function isDenied(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]?.text ?? ''
  return (
    tokens.slice(0, at).some(({ text }) => text === 'not' || text === 'never' || text === 'no') || subjects.has(before)
  )
}

const subjects = new Set('i we you he she they who it did does do had has have was were be been to'.split(' '))

type Value = 'archive' | 'star' | 'read' | 'unread' | 'mute' | 'snooze' | 'label' | 'the-label'

const deeds = phrases<Value>([
  [
    `archive i mean, archive, to archive, to the archive, into archive, into the archive, into my archive, in the archive, for archive, can go to archive,
    can go to the archive, can go into the archive, can go in the archive, may go to the archive, can be archived, off to the archive, out of my inbox, out of the inbox`,
    'archive',
  ],
  [
    'star, flag, a star on, a star to, a star for, stars on, stars to, stars for, star on, a star, a star at, pop a star on, put a star on, stick a star on, give a star to',
    'star',
  ],
  ['as read, as seen, read', 'read'],
  ['as unread, as not read, as new', 'unread'],
  ['mute, silence', 'mute'],
  ['snooze, hide, park, back up, bring back, bring back up, back to the top', 'snooze'],
  ['label, tag', 'label'],
  [
    'the label, the tag, get label, get the label, get tag, get the tag, gets label, gets the label, with label, a label, a tag',
    'the-label',
  ],
])

function isGuarded(tokens: readonly Token[]): boolean {
  return questions.has(tokens[0]?.text ?? '') || tokens.some(({ text }) => guards.has(text))
}

const questions = new Set(
  'what which who whom whose when where why how is are was were do does did has have had can could would will should shall may might am'.split(
    ' ',
  ),
)
/** What others say or do, what might be, and what is not now. */
const guards = new Set(
  `if unless whether never says said told tells reckons reckon thinks asked asks wants wanted should would might nearly almost whenever
  used always remind`.split(/\s+/),
)
