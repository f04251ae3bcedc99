import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { without } from '#foundation/language/text/phrases.ts'
import { distance } from '#foundation/language/text/spelling.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { readTimes } from '#foundation/time/words/read-times.ts'
import type { FileNamed, NamedDeed, Naming } from '../wish.ts'
import { clausesOf, isKept, isTelling, piecesOf, withoutExcepted, withoutTelling } from './clauses.ts'
import { deedsIn, type DeedWord, isBroughtBack, isPutAway, isWished, namesDeed } from './deed-words.ts'
import { labelLast } from './as-order.ts'
import { countedIn, tellingOf, withoutWeak } from './naming.ts'
import { returnIn } from './stretch.ts'
import { isRange, saysAll, withoutWhen } from './when-came.ts'

const mostCharacters = 240

/**
 * Deeds and what they are done to, wherever they stand: “motion alerts: mark as read, both”, “give Hugo’s invoice the label
 * Tiles”. Which mail the other words name is only seen in the mailbox.
 */
export function readAnyOrder(message: string, wording: Wording): FileNamed | undefined {
  const order = message.replace(tag, '').replace(otherOne, '')
  if (message.length > mostCharacters || /^[/]|\?\s*$/.test(order)) return undefined
  const { main: spoken, except } = withoutExcepted(joinedUp(labelLast(withoutCourtesy(order))))
  const { text: main, when } = withoutWhen(spoken, wording)
  const tokens = tokenize(main)
  const parts = clausesOf(main)
  if (isGuarded(tokens, parts)) return undefined
  const clauses = withReturn(
    parts.map((clause) => clauseOf(corrected(clause), { wording, isAlone: parts.length === 1 })),
    wording,
  )
  const deeds = clauses.flatMap(({ deed }) => deed ?? [])
  const isVain = clauses.some(
    ({ isOff, word, deed, rest }) =>
      isOff || (deed === undefined && (word !== undefined || (deeds.length > 0 && namesDeed(rest)))),
  )
  // “Star the quote and archive the bill” are two orders.
  const isApart = clauses.filter(({ deed, rest }) => deed !== undefined && namingsOf(rest).length > 0).length > 1
  const isDated =
    !deeds.some((deed) => deed.do === 'snooze') && (tokens.some(({ text }) => days.has(text)) || isRange(tokens))
  if (deeds.length === 0 || deeds.length > mostDeeds || isVain || isDated || (deeds.length > 1 && isApart))
    return undefined
  const { named, remarks, isTold, kept } = namesIn(clauses)
  const said = new Set(tokens.map(({ text }) => text))
  const excepted = [...(except === undefined ? [] : [except]), ...kept]
  const left = tellingOf(excepted.join(' '))
  const each = excepted
    .flatMap(piecesOf)
    .map(tellingOf)
    .filter((words) => words.length > 0)
  const isEverything =
    saysAll.test(main) && left.length > 0 && (when ? !isDated : deeds.every((deed) => deed.do === 'read'))
  if (named.length === 0 && !isEverything) return undefined
  return {
    do: 'file-named',
    deeds,
    named: named.map(({ words }) => words),
    ...(named.some(({ count }) => count !== undefined) && { counts: named.map(({ count }) => count ?? null) }),
    ...(remarks.length > 0 && { perhaps: remarks }),
    isTold,
    ...(excepted.length > 0 && { except: left }),
    ...(each.length > 1 && { exceptEach: each }),
    ...when,
    isAll: except !== undefined || [...said].some((word) => all.has(word)),
    isBoth: said.has('both'),
    isWhole: [...said].some((word) => whole.has(word)),
  }
}

type Names = { named: Named[]; remarks: Naming[]; isTold: boolean; kept: string[] }

/** What the deeds are done to: what is named beside them, or was told before. `remarks` may name more. */
function namesIn(clauses: readonly Clause[]): Names {
  const others = clauses.filter(({ deed, said }) => deed === undefined && kindOfSentence(said) !== 'talk')
  const [told, beside] = [
    others.filter((clause) => clause.isTold && !clause.isKept),
    others.filter((clause) => !clause.isTold && !clause.isKept),
  ]
  const ordered = clauses.filter(({ deed }) => deed !== undefined).flatMap(({ rest }) => namingsOf(rest))
  const isMore = ({ rest }: Clause) => {
    const words = tokenize(rest).map(({ text }) => text)
    return ordered.length === 0 || adds.has(words.at(-1) ?? '') || words[0] === 'and'
  }
  const named = [...ordered, ...beside.filter(isMore).flatMap(({ rest }) => namingsOf(rest))]
  // “Done with the bill and the offer, archive them”.
  const isSeveral = clauses.some(({ said, deed }) => deed && tokenize(said).some(({ text }) => them.has(text)))
  const before = told.flatMap(({ rest }) =>
    namingsOf(withoutTelling(rest.replaceAll(withIt, ' '))).slice(0, isSeveral ? mostTold : 1),
  )
  return {
    named: named.length > 0 ? named : before,
    remarks: beside
      .filter((clause) => !isMore(clause))
      .flatMap(({ rest }) => namingsOf(rest).map(({ words }) => words)),
    isTold: named.length === 0 && before.length > 0,
    kept: others.filter((clause) => clause.isKept).map(({ rest }) => rest),
  }
}

const them = new Set(['them', 'em', 'those', 'both', 'these'])
const mostTold = 4
const withIt = /\s(?:w|with)\b\/?/gi
/** “Otto’s as well” is no remark. */
const adds = new Set('too also well'.split(' '))
/** “Archive it, would you?” asks nothing. */
const tag = /,? (?:would|will|could|can) you(?: please)?\?\s{0,3}$/i
/** “The one from Mark Ellison, not the other Mark.” */
const otherOne = /,? (?:and )?not the other \p{L}+[.!]*$/iu
/** Mail of a day is found by when it came. */
const days = new Set('today todays tonight'.split(' '))

const mostDeeds = 2
const all = new Set(
  'all every everything anything any lot stuff mails emails messages ones newsletters alerts invoices bills those them notifications both'.split(
    ' ',
  ),
)
const whole = new Set('thread threads conversation chain saga discussion whole'.split(' '))

/** “Tiles + electricity” are both, and “digest = read” is “digest: read”. */
function joinedUp(text: string): string {
  return text
    .replaceAll(/ (?:[+&]|n) /g, ' and ')
    .replaceAll(/\s?(?:[-=]>|→|=)\s?/g, ': ')
    .replaceAll(/[()]/g, ', ')
    .replace(starBeside, '$1 and star')
    .replace(hourBehind, '$1 at $2')
}

/** “Give them the label Roof and a star each”. */
const starBeside = /\b(the (?:label|tag) \S{1,40}) and (?:a|the) star(?: each| too| as well)?(?=[.!]?$)/iu
/** “Until this evening, 8pm” is one time. */
const hourBehind =
  /\b(morning|afternoon|evening|night|tonight|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day),\s+(?:at )?(\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]m)?)(?=[\s,.!?]*$)/iu

/** The verb with which a clause begins may be misspelled. */
function corrected(clause: string): string {
  const [first] = tokenize(clause)
  const meant = first && longVerbs.find((verb) => first.text !== verb && distance(first.text, verb, 1) <= 1)
  return first && meant !== undefined ? `${clause.slice(0, first.from)}${meant}${clause.slice(first.to)}` : clause
}

const longVerbs = ['archive', 'snooze', 'label']

type Named = { words: Naming; count?: number }

function namingsOf(text: string): Named[] {
  return piecesOf(text)
    .map((piece) => {
      const { rest, count } = countedIn(piece)
      return { words: withoutWeak(tellingOf(rest)), ...(count !== undefined && { count }) }
    })
    .filter(({ words }) => words.some((word) => !ordinals.has(word)))
}

/** “The second one” names nothing: it counts what was listed. */
const ordinals = new Set(['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'last'])

const particle = /\b(?:away|aside|back)\b/i

type Clause = {
  said: string
  rest: string
  word?: DeedWord
  deed?: NamedDeed
  isTold: boolean
  isKept: boolean
  isOff: boolean
}
type Reading = { wording: Wording; isAlone: boolean }

function clauseOf(clause: string, { wording, isAlone }: Reading): Clause {
  const tokens = tokenize(clause)
  const { found, isDenied } = deedsIn(tokens)
  const [first, second] = found
  if (!first) return { said: clause, rest: clause, isTold: isTelling(tokens), isKept: isKept(tokens), isOff: false }
  const last = second?.value === first.value ? second : first
  const isOff = (second !== undefined && second.value !== first.value) || isDenied
  const bare = without(clause, tokens, { at: last.at, end: last.end }).replace(
    isPutAway(tokens) || isBroughtBack(tokens) ? particle : /^$/,
    ' ',
  )
  const open = last === first ? bare : without(bare, tokenize(bare), { at: first.at, end: first.end })
  const around = { clause, tokens, end: first.end, open, wording, isAlone }
  return { said: clause, ...filedIn(first.value, around), word: first.value, isTold: false, isKept: false, isOff }
}

/** “I don’t need the quote before the 10th, snooze it”: when it comes back is said in another clause. */
function withReturn(clauses: readonly Clause[], wording: Wording): Clause[] {
  const open = clauses.find(({ word, deed }) => word === 'snooze' && deed === undefined)
  const other = clauses.find(({ word, rest }) => word === undefined && untilIn(rest, wording).until !== undefined)
  if (open && !other && isPutAway(tokenize(open.said)))
    return clauses.map((clause) => (clause === open ? { ...clause, deed: { do: 'archive' } } : clause))
  if (!open || !other) return [...clauses]
  const { until = '', rest } = untilIn(other.rest, wording)
  return clauses.map((clause) =>
    clause === open ? { ...clause, deed: { do: 'snooze', until } } : clause === other ? { ...clause, rest } : clause,
  )
}

/** “Bin the digests off into the archive”. */
const thrown = /^\s*(?:bin|chuck|sling|bung|shove|whack|stuff|lob)\s(?:off\s)?/i

type Around = {
  clause: string
  tokens: readonly Token[]
  end: number
  open: string
  wording: Wording
  isAlone: boolean
}

function filedIn(
  value: DeedWord,
  { clause, tokens, end, open, wording, isAlone }: Around,
): Pick<Clause, 'rest' | 'deed'> {
  if (value === 'snooze') {
    const { until, rest } = untilIn(open, wording)
    return until === undefined ? { rest } : { rest, deed: { do: 'snooze', until } }
  }
  if (value !== 'label' && value !== 'the-label')
    return { rest: value === 'archive' ? open.replace(thrown, '') : open, deed: { do: value } }
  // “Ana’s invite - label talks”: the mail is named before.
  const [only, another] = tokenize(open)
  if (!isAlone && value === 'label' && only && !another)
    return { rest: '', deed: { do: 'label', label: open.slice(only.from, only.to) } }
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
  { clause, tokens, end, open }: Omit<Around, 'wording' | 'isAlone'>,
  isVerb: boolean,
): { label?: string; rest: string } {
  const [, stuck] = stuckOn.exec(clause) ?? []
  if (stuck !== undefined && !articles.has(stuck.toLowerCase())) return { label: stuck, rest: '' }
  const [quoted, label] = /(?:^|\s)["“‘']([^"”’']{1,40})["”’'](?=\s|$)/u.exec(open) ?? []
  if (quoted !== undefined && label !== undefined) return { label, rest: open.replace(quoted, ' ') }
  const [, lead = '', before = '', after] =
    /^(.{0,160}?)(?:^|\s)(\S{1,40}) (?:label|tag) (?:on|onto) (.{2,160})$/iu.exec(clause) ?? []
  if (after !== undefined && !articles.has(before.toLowerCase())) return { label: before, rest: `${lead} ${after}` }
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

/** “Stick a Money label on”: what it is put on was named before. */
const stuckOn =
  /^(?:stick|put|slap|pop|whack|add|bung|give (?:it|them|both)) (?:an?|the|my) (\S{1,40}) (?:label|tag)(?: (?:on|onto|to))?(?: (?:it|them|both|those|em))?$/i
const articles = new Set('the a an my this that put stick pop give get gets'.split(' '))

function isGuarded(tokens: readonly Token[], parts: readonly string[]): boolean {
  const [first, second] = tokens
  // “Mark Ana’s mails as read, she’s told me all of it”: the clause behind the order only says what the person knows already.
  const toldMe = parts.slice(1).find((part) => alreadyTold.test(part)) ?? ''
  const known = new Set(tokenize(toldMe).map(({ text }) => text))
  const asks = questions.has(first?.text ?? '') && second?.text !== 'not' && !isWished(tokens)
  return (
    asks ||
    tokens.some(
      ({ text }, at) =>
        (guards.has(text) && !known.has(text)) || (mights.has(text) && subjects.has(tokens[at - 1]?.text ?? '')),
    )
  )
}

const alreadyTold =
  /^(?:(?:because|since|as) )?(?:he|she|they|we)(?:['’](?:s|ve|d)| has| have| had)?(?: already| just)? (?:told|asked) (?:me|us|him|her|them)\b/iu
const questions = new Set(
  'what which who whom whose when where why how is are was were do does did has have had can could would will should shall may might am'.split(
    ' ',
  ),
)
/** “I should archive it”, while “the visit should go to the archive” is an order. */
const mights = new Set('should would might must'.split(' '))
const subjects = new Set('i we you he she they'.split(' '))
/** What others say or do, what might be, and what is not now. */
const guards = new Set(
  `if unless whether never says said told tells reckons reckon thinks asked asks wants wanted nearly almost whenever
  used always remind`.split(/\s+/),
)
