import { withoutHonorific } from '#foundation/language/english/honorifics.ts'
import { createPointing } from '#foundation/language/pieces/pointing.ts'
import { quoted } from '#foundation/language/pieces/written.ts'
import { findPhrases, joined, phrases, trimmed, without } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { mailNouns } from '../lexicon.ts'
import type { Described } from '../wish.ts'
import { isWhole, oldestIn } from './of-several.ts'
import { stretchIn } from './stretch.ts'

/** “All unread mails from Sara about the offer since Monday”, “the newest one”, “it”, “the first two”. */
export function describedBy(said: string, wording: Wording): Described {
  const text = said.trim()
  const tokens = tokenize(text)
  const pointed = pointedAt(tokens)
  if (pointed) return pointed
  const found: Described = { words: '', all: tokens.some((token) => plural.has(token.text)) }
  if (isWhole(tokens)) found.whole = true
  let rest = oldestIn(quotedIn(labelIn(text, found), found, wording), found)
  rest = newestIn(rest, found)
  rest = statesIn(rest, found)
  const stretch = stretchIn(rest, wording)
  if (stretch) {
    const { rest: left, ...when } = stretch
    Object.assign(found, when)
    rest = left
  }
  rest = ownerIn(rest, found)
  rest = clausesIn(rest, found)
  if (found.from !== undefined) found.from = withoutHonorific(found.from)
  if (found.to !== undefined) found.to = withoutHonorific(found.to)
  found.words = [found.words, trimmed(rest, small)].filter((words) => words !== '').join(' ')
  return found
}

/** Whether anything was said of which mail it is. */
export function isTold({ it, other, places, ids, words, from, to, ...states }: Described): boolean {
  const { all: _all, newest: _newest, oldest: _oldest, whole: _whole, ...facts } = states
  return (
    [it, other, places, ids, from, to].some((each) => each !== undefined) ||
    words !== '' ||
    Object.values(facts).some((each) => each !== undefined)
  )
}

export function isPointing({ it, other, places }: Described): boolean {
  return it === true || other === true || places !== undefined
}

function pointedAt(tokens: readonly Token[]): Described | undefined {
  const pointing = point(tokens)
  if (pointing?.kind === 'places') return { places: pointing.places, words: '', all: pointing.all }
  return pointing && { words: '', all: false, ...(pointing.kind === 'it' ? { it: true } : { other: true }) }
}

const point = createPointing(
  'mail, mails; email, emails; e-mail, e-mails; message, messages; thread, threads; newsletter, newsletters; conversation, conversations',
)

const plural = new Set(
  'all every everything each whatever mails emails e-mails messages threads conversations newsletters newsletter anything something both any invitations invites ones'.split(
    ' ',
  ),
)

/** “The last 5”, “the latest”, “the three newest”. */
function newestIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => newest.has(word))
  const isTime =
    at >= 0 && ['week', 'month', 'year', 'night', 'days', 'weeks', 'weekend'].includes(tokens[at + 1]?.text ?? '')
  if (at < 0 || isTime || units.has(tokens[at + 2]?.text ?? '')) return text
  const behind = countOf(tokens[at + 1]?.text)
  const before = countOf(tokens[at - 1]?.text)
  const nouns = tokens.slice(at + 1).some(({ text: word }) => plural.has(word))
  found.newest = behind ?? before ?? (nouns ? 5 : 1)
  found.all = found.newest > 1
  const from = before === undefined || behind !== undefined ? at : at - 1
  return without(text, tokens, { at: from, end: behind === undefined ? at + 1 : at + 2 })
}

const newest = new Set('last latest newest recent'.split(' '))
const units = new Set('day days hour hours week weeks month months minute minutes year years'.split(' '))
const numbers = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

function countOf(word = ''): number | undefined {
  const named = numbers.indexOf(word) + 1
  return /^\d{1,2}$/.test(word) ? Number(word) : named > 0 ? named : undefined
}

type State = Partial<Described>

const states = phrases<State>([
  [
    'unread, unopened, not opened, not opened yet, i have not opened, i have not opened yet, that i have not opened, that i have not opened yet, i did not open, did i not open, did i not read, have i not opened, have i not read, not read yet, not yet read, i have not read, i have not read yet, i have not seen, new, that are unread, which are unread',
    { unread: true },
  ],
  [
    'i have read, that i have read, which i have read, i already read, i have already read, that i read already, already read, read mail, read mails, read email, read emails, read messages, that are read',
    { unread: false },
  ],
  ['starred, flagged, with a star, with a flag, important, marked as important, pinned', { starred: true }],
  [
    'have pdfs, has a pdf, have a pdf, have attachments, has attachments, have an attachment, has an attachment, have files attached, have documents, contain attachments, with attachments, with an attachment, with files, with a file, with a file attached, with files attached, with something attached, that have attachments, that has an attachment, that have an attachment, with documents, with a document, with a pdf, with pdfs, with a spreadsheet, with pictures, with csv files, with word files, with excel files, with attached files, that have files',
    { files: true },
  ],
  [
    'invitations, invitation, invites, invite, meeting invitations, meeting requests, meeting invites',
    { invitation: true },
  ],
  [
    'newsletters, newsletter, mailing lists, marketing mail, marketing emails, promotional emails, promotions, bulk mail',
    { split: 'newsletters' },
  ],
  [
    'in my inbox, in the inbox, in inbox, from my inbox, from the inbox, out of my inbox, out of the inbox, my inbox, the inbox, inbox',
    { folder: 'inbox' },
  ],
  ['in the archive, from the archive, in my archive, archived, that i archived, archive', { folder: 'archive' }],
  [
    'in spam, in my spam, in the spam folder, in my spam folder, in junk, in the junk folder, spam folder, junk mail, spam',
    { folder: 'junk' },
  ],
  ['in the trash, in trash, in my trash, in the bin, that i deleted, deleted, trash', { folder: 'trash' }],
  [
    'that i sent, i sent, i wrote, that i wrote, in sent, in the sent folder, sent mail, sent mails, sent emails, sent messages, my sent mail, i have sent',
    { folder: 'sent' },
  ],
  ['drafts, draft, unsent, in drafts, in my drafts', { folder: 'drafts' }],
  ['snoozed, that i snoozed, have i snoozed, i have snoozed, did i snooze, sleeping', { folder: 'snoozed' }],
])

function statesIn(text: string, found: Described): string {
  let rest = text
  for (;;) {
    const tokens = tokenize(rest)
    const [state] = findPhrases(tokens, states)
    if (!state) return rest
    Object.assign(found, state.value)
    rest = without(rest, tokens, state)
  }
}

/** “Everything labelled Office”, “mails with the label “Office””. */
function labelIn(text: string, found: Described): string {
  const [whole, label] =
    /\b(?:(?:that (?:is|are) )?(?:labell?ed|tagged)(?: as| with)?|(?:with|under|that (?:has|have)) (?:(?:the|my) )?(?:label|tag)) ["“']?([\p{L}\p{N}$][\p{L}\p{N}_.$&+-]{0,49})["”']?/iu.exec(
      text,
    ) ?? []
  if (whole === undefined || label === undefined) return text
  found.label = label
  return text.replace(whole, ' ')
}

function quotedIn(text: string, found: Described, { now }: Wording): string {
  const tokens = tokenize(text)
  const [name] = quoted.read({ message: text, tokens }, { now, zone: 'UTC' })
  if (name) {
    found.words = name.value
    return without(text, tokens, name)
  }
  const single = inSingleQuotes(text)
  if (!single) return text
  found.words = text.slice(single.from + 1, single.until)
  return joined(text.slice(0, single.from), text.slice(single.until + 1))
}

/** From a ' before a word to the last that stands behind one, or to the end; “Sara's” opens nothing. */
function inSingleQuotes(text: string): { from: number; until: number } | undefined {
  const isWord = (at: number) => /[\p{L}\p{N}]/v.test(text.charAt(at))
  const quotes = [...text.matchAll(/['‘’]/gv)].map(({ index }) => index)
  const from = quotes.find((at) => !isWord(at - 1) && isWord(at + 1))
  const until = from === undefined ? undefined : quotes.findLast((at) => at > from + 1 && !isWord(at + 1))
  return from === undefined ? undefined : { from, until: until ?? text.length }
}

/** “Sara's mail” is from Sara. */
function ownerIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const owns = ({ from, to }: Token) => /['’]s?$/.test(text.slice(from, to)) || isOwnerInS(text, to)
  const at = tokens.findIndex((token) => owns(token) && !notOwners.has(token.text.replace(/['’]s?$/, '')))
  const owner = tokens[at]
  if (!owner) return text
  const before = tokens[at - 1]
  const isFull =
    before !== undefined && isCapital(text, before.from) && isCapital(text, owner.from) && !small.has(before.text)
  const from = isFull ? before.from : owner.from
  found.from = text.slice(from, owner.to).replace(/['’]s?$/, '')
  return without(text, tokens, { at: isFull ? at - 1 : at, end: at + 1 })
}

/** “Jonas’ mail”: the mark behind the word ends no quote, because none begins before it. */
function isOwnerInS(text: string, to: number): boolean {
  return (
    /s['’]$/i.test(text.slice(to - 1, to + 1)) &&
    /^\s/.test(text.slice(to + 1)) &&
    !/(?:^|\s)['‘]/.test(text.slice(0, to))
  )
}

const notOwners = new Set(
  'today tomorrow yesterday tonight week month year it that what here there let who where how'.split(' '),
)

function isCapital(text: string, at: number): boolean {
  const letter = text.charAt(at)
  return letter !== letter.toLowerCase()
}

type Lead = 'from' | 'to' | 'about'

const leads = phrases<Lead>([
  [
    'between me and, from, by, sent by, sent from, written by, i got from, i received from, i have from, that came from, coming from, of',
    'from',
  ],
  ['to, sent to, addressed to, i sent to, i wrote to', 'to'],
  [
    'for, about, regarding, concerning, on, re, with the subject, with subject, subject, called, titled, named, saying, that says, which says, that say, mentioning, that mention, that mentions, which mention, where, with the words, containing, that contain, that contains, related to, to do with, in which, on the subject of, around, with',
    'about',
  ],
])

/** “From Sara to Tom about the offer”: each lead takes what follows, up to the next one. */
function clausesIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const marks = findPhrases(tokens, leads)
  const [first] = marks
  if (!first) return senderIn(text, found)
  for (const [step, { at, end, value }] of marks.entries()) {
    const until = tokens[(marks[step + 1]?.at ?? tokens.length) - 1]?.to ?? text.length
    const part = trimmed(text.slice(tokens[end]?.from ?? text.length, Math.max(until, tokens[end]?.from ?? 0)), edges)
    if (part === '') continue
    // “The mail of Mr Weber” is from him, “the status of the ticket” from nobody.
    const isOf = tokens[at]?.text === 'of' && at > 0 && !nouns.has(tokens[at - 1]?.text ?? '')
    if (value === 'about' || isOf)
      found.words = [found.words, trimmed(part, small)].filter((words) => words !== '').join(' ')
    // “Which of my mails”.
    else if (!nobody.has(part.toLowerCase()) && !nouns.has(part.toLowerCase())) found[value] = part
  }
  return senderIn(text.slice(0, tokens[first.at]?.from), found)
}

/** “That Sara sent me”, “Sara sent yesterday”. */
function senderIn(text: string, found: Described): string {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => sending.has(word))
  const name = tokens[at - 1]
  if (!name || small.has(name.text) || nouns.has(name.text)) return text
  const before = tokens[at - 2]
  const isFull =
    before !== undefined && isCapital(text, before.from) && isCapital(text, name.from) && !small.has(before.text)
  found.from = text.slice(isFull ? before.from : name.from, name.to)
  return without(text, tokens, { at: isFull ? at - 2 : at - 1, end: at + 1 })
}

const sending = new Set('sent send wrote write emailed mailed sends writes forwarded'.split(' '))
const nobody = new Set([
  'me',
  'my',
  'it',
  'them',
  'us',
  'anyone',
  'anybody',
  'someone',
  'somebody',
  'everyone',
  'everybody',
  'people',
  'others',
])
const nouns = new Set(
  mailNouns
    .split(', ')
    .concat('one', 'ones', 'message', 'messages', 'thread', 'threads', 'conversation', 'conversations'),
)
const edges = new Set(
  'the my a an and , please there that which is are was were me altogether total in all overall so far'.split(' '),
)

/** What stands around words of a subject. */
export const small = new Set(
  `${mailNouns.replaceAll(', ', ' ')} message messages msg msgs letter letters thread threads conversation conversations a an the my mine our all of every
  everything each any that which are is was were be in on to from for with by at it its one ones i we you me us have has had got get gotten
  do does did there what whatever and or up so far their his her he she they been both lot anything something some came come coming
  arrived received receive right now yet still currently please new whole entire full recent only just already again today's out this these
  those here as know can could would will thing things stuff ad did sitting lying ever oldest earliest word altogether total overall lately recently`.split(
    /\s+/,
  ),
)
