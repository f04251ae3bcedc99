import { createGrammar } from '#foundation/language/grammar.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notToWrite } from '../composing/words.ts'
import { mailNouns } from '../lexicon.ts'
import { orders } from '../orders.ts'
import type { Described, Heard, Wish } from '../wish.ts'
import { clausesOf, isTelling, withoutExcepted } from './clauses.ts'
import { describedBy, isPointing, isTold } from './described.ts'
import { type Intent, meanings, type Slots } from './meanings.ts'
import { withoutRemark } from './remarks.ts'
import { asOrder } from './as-order.ts'
import { tellingOf } from './naming.ts'
import { readSeveral, readToldBefore } from './several.ts'
import { withWholeQuotes } from './whole-quotes.ts'

const mostCharacters = 400
const grammar = createGrammar(orders)

/** What somebody wants of their mail. `spokenOf`: mail was shown right before. */
export function readMailWish(said: string, wording: Wording, spokenOf: boolean): Heard | undefined {
  const asked = said.replace(manner, '')
  const message = /["“”«»]/v.test(asked) ? asked : asked.replaceAll(/ [+&] /g, ' and ')
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const read = (part: string) => readOne(part, wording, { spokenOf })
  const guess = (part: string) => readOne(part, wording, { spokenOf, isGuess: true })
  return (
    readSeveral(message, { read, guess }) ??
    readToldBefore(message, { read, guess }) ??
    withoutSome(message, read) ??
    read(message) ??
    lastClause(message, read)
  )
}

/** How it should be told, and in which order: “…? short pls”, “…, newest first”, “… in three lines”, “…, and by which date?” */
const manner =
  /(?:[,;.?!–-] (?:(?:just |only )?(?:keep it )?(?:short(?:ly)?|brief(?:ly)?|quick(?:ly)?|in (?:short|brief))|(?:one|two|three|a few|\d) (?:short )?(?:lines?|sentences?)(?: max| at most| (?:is|are|will do|would be)(?: enough| fine| plenty)?)?|and (?:by|until|till) (?:when|what (?:date|day)|which (?:date|day))|(?:just|only) (?:the )?(?:senders?|subjects?|names?|titles?|headlines?|who (?:they are|it is) from))|,? (?:(?:the )?(?:newest|latest|most recent|oldest|earliest) (?:ones? )?first|(?:sorted|ordered) by (?:date|time)|in (?:\d|one|two|three|four|five|a few) (?:short )?(?:lines?|sentences?|words|points)))(?:,? (?:pls|plz|please|thx|thanks))*[?.!]*$/iu

/** “Unread, without the newsletters”. */
function withoutSome(message: string, read: (part: string) => Heard | undefined): Heard | undefined {
  const { main, except } = withoutExcepted(message)
  const without = tellingOf((except ?? '').replace(inLines, ''))
  const heard = without.length === 0 ? undefined : read(main)
  if (heard?.wish.do === 'to-answer') return { ...heard, wish: { ...heard.wish, without } }
  if (!heard || !('which' in heard.wish)) return undefined
  const { wish } = heard
  return wish.do === 'list' || wish.do === 'count'
    ? { ...heard, wish: { ...wish, which: { ...wish.which, without } } }
    : undefined
}

const inLines = /,?\s(?:in )?(?:one|two|a) (?:short )?(?:lines?|sentences?) (?:each|per mail|for each)\b.*$/i

/** “Only just in - what came over the weekend?”: what is asked behind a remark. */
function lastClause(message: string, read: (part: string) => Heard | undefined): Heard | undefined {
  const clauses = clausesOf(message)
  const last = clauses.slice(1).find((clause) => asked.has(tokenize(clause)[0]?.text ?? '')) ?? ''
  const isAsked = last !== ''
  const heard = isAsked && isTelling(tokenize(clauses[0] ?? '')) ? read(last) : undefined
  return heard && asking.has(heard.wish.do) ? heard : undefined
}

const asked = new Set(['what', 'who', 'which', 'anything', 'any'])
const asking: ReadonlySet<Wish['do']> = new Set(['to-answer', 'news', 'waiting', 'wrote', 'tell', 'list', 'count'])

const sparing = /\b(?:not|but|except|stays?|remains?)\b/i

type Reading = { spokenOf: boolean; isGuess?: boolean }

function readOne(message: string, wording: Wording, { spokenOf, isGuess = false }: Reading): Heard | undefined {
  const said = asOrder(withoutRemark(withoutCourtesy(message)).replaceAll(' w/ ', ' with '))
  const { text, back } = withWholeQuotes(said)
  const tokens = tokenize(text)
  const isWriting = findPhrases(tokens, writing)[0]?.at === 0 && findPhrases(tokens, notToWrite)[0]?.at !== 0
  if (isWriting || findPhrases(tokens, denied).length > 0) return undefined
  const speaks = findPhrases(tokens, speaksOf).length > 0
  const speaksOfOthers = findPhrases(tokens, otherThings).length > 0
  const around = { wording, text, spokenOf }
  for (const { template, slots } of grammar(text, { now: wording.now, zone: wording.zone ?? 'UTC' })) {
    const intent = template.intent as Intent
    const wish = newestOf(meanings[intent](mapped(slots, back), around), spokenOf)
    const isFiling = isFiled(tokens)
    const isMeant = isOnlyRemarked(message, text)
    const signs = { speaks, speaksOfOthers, spokenOf, isFiling, isMeant, isLetter: nothingElseWritten.test(text) }
    // What is left out is no part of what is named.
    if (wish && !asking.has(wish.do) && 'which' in wish && sparing.test(`${wish.which.words} ${wish.which.from ?? ''}`))
      continue
    const heard = wish && (weighed(wish, intent, signs) ?? (isGuess ? { wish, sure: false } : undefined))
    if (heard) return heard
  }
  // “Unread from today” speaks of nothing else.
  const [first] = tokens[0]?.text === 'all' ? tokens.slice(1) : tokens
  const isState = first?.text === 'unread' || first?.text === 'unopened'
  return (speaks || isState) && tokens.length <= 12 ? bare(back(text), wording) : undefined
}

function mapped(slots: Slots, to: (part: string) => string): Slots {
  return Object.fromEntries(Object.entries(slots).map(([name, part]) => [name, to(part)]))
}

/** “The last three” are the newest ones where nothing was shown. */
function newestOf(wish: Wish | undefined, spokenOf: boolean): Wish | undefined {
  if (spokenOf || !wish || !('which' in wish)) return wish
  const { places = [] } = wish.which
  const isEnd = places.length > 0 && places.every((place) => place < 0)
  return isEnd ? { ...wish, which: { words: '', all: places.length > 1, newest: places.length } } : wish
}

/** “Unread mail from Sara?” */
function bare(text: string, wording: Wording): Heard | undefined {
  const which = describedBy(text, wording)
  if (isPointing(which) || tokenize(which.words).length > 4) return undefined
  return { wish: { do: 'list', which: { ...which, all: true } }, sure: which.words === '' }
}

/** Without a word of mail, only what was shown is meant, or what is found shows whether mail is. */
function weighed(
  wish: Wish,
  intent: Intent,
  {
    speaks,
    speaksOfOthers,
    spokenOf,
    isFiling,
    isMeant,
    isLetter,
  }: Record<'speaks' | 'speaksOfOthers' | 'spokenOf' | 'isFiling' | 'isMeant' | 'isLetter', boolean>,
): Heard | undefined {
  if ('which' in wish && isPointing(wish.which)) {
    if (spokenOf) return { wish, sure: true }
    // It is asked then which is meant.
    const isAsked = (isFiling && filing.has(intent)) || (speaks && intent !== 'list')
    return isAsked && !speaksOfOthers ? { wish, sure: false } : undefined
  }
  const isOfMail = wish.do === 'make-of' && wish.event !== undefined
  if (speaks) return { wish, sure: isOfMail || !speaksOfOthers }
  // Only mail is unread, wherever else things are listed by time.
  const isUnread = 'which' in wish && wish.which.unread !== undefined && wish.which.words === ''
  if (intent === 'list' && isUnread && !speaksOfOthers) return { wish, sure: true }
  if (surely.has(intent) || (intent === 'wrote' && isLetter) || (isMeant && filing.has(intent)))
    return { wish, sure: true }
  if (spokenOf && 'which' in wish && wish.which.words === '' && isTold(wish.which)) return { wish, sure: true }
  if (speaksOfOthers) return undefined
  // “One page can wait until Monday” may be anything that waits.
  if (intent === 'can-wait' && 'which' in wish)
    return { wish: { ...wish, which: { ...wish.which, isCalled: true } } as Wish, sure: false }
  if (perhaps.has(intent) || ('which' in wish && mayMean(intent, { which: wish.which, isFiling })))
    return { wish, sure: false }
  return undefined
}

/** “Did Tom write about the lease” and “has Marcus answered” ask for a letter, “did Ana write the report” does not. */
const nothingElseWritten =
  /\b(?:written|write|wrote|reply|replied|answer|answered|respond|responded|g[eo]t back)(?: (?:back|to (?:me|us)|me|us|yet|again|already))*(?: (?:about|on|regarding|concerning) .{2,60})?[?.!]*$/iu

/** What only mail is done to may be meant without the word; what is asked for or deleted, where it came from somebody. */
function mayMean(intent: Intent, { which, isFiling }: { which: Described; isFiling: boolean }): boolean {
  if (filing.has(intent)) return isFiling
  if (intent === 'tell' && which.newest !== undefined) return true
  const { from, to, unread, starred, files, invitation, label, split, folder } = which
  return [from, to, unread, starred, files, invitation, label, split, folder].some((each) => each !== undefined)
}

const filing: ReadonlySet<Intent> = new Set([
  'archive',
  'star',
  'unstar',
  'mute',
  'unmute',
  'snooze',
  'wake',
  'label',
  'unlabel',
  'label-it',
  'label-last',
  'unarchive',
  'read',
  'unread',
])

/** “Flag the insurance one so I don’t forget” asks for nothing to be remembered. */
function isOnlyRemarked(message: string, text: string): boolean {
  const [first] = tokenize(text)
  return phrasesOfMail.has(first?.text ?? '') && text.length + shortestRemark < message.length
}

const shortestRemark = 8

/** “Put off the review” speaks of no mail, and “snooze the review” may. */
function isFiled(tokens: readonly Token[]): boolean {
  const isMail = phrasesOfMail.has(tokens[0]?.text ?? '')
  return (
    isMail ||
    tokens.some(({ text }, at) => nounsOfFiling.has(text) || (text === 'read' && tokens[at - 1]?.text === 'as')) ||
    (tokens[0]?.text === 'mark' && tokens.at(-1)?.text === 'read')
  )
}

const nounsOfFiling = new Set('label star flag unread archive archived important'.split(' '))
const phrasesOfMail = new Set(
  'archive star unstar mute unmute snooze unsnooze label unlabel tag untag flag unflag unarchive park'.split(' '),
)

/** Only mail has these. */
const surely: ReadonlySet<Intent> = new Set(['to-answer', 'waiting', 'not-spam', 'put-aside', 'file-under'])
const perhaps: ReadonlySet<Intent> = new Set([
  'wrote',
  'wrote-to',
  'news',
  'said',
  'latest',
  'urgent',
  'empty-out',
  'find',
  'leave-list',
  'to-read',
  'can-wait',
  'sent-me',
  'needed-of-me',
  'bring-back',
  'goes-under',
])

const speaksOf = phrases([
  [
    `${mailNouns}, msg, msgs, thread, threads, conversation with, conversation about, drafts, how many unread, unread messages, unread message, new messages, spam, gmail, outlook, unsubscribe, unsubscribe me, mailing list, mailing lists, message from, messages from, threads from, thread with, thread about, thread from`,
    true,
  ],
])
/** What is written or sent comes from elsewhere. */
const writing = phrases([
  [
    'write, compose, draft, send, reply, answer, forward, email, mail, e-mail, respond, follow up, cc, bcc, fwd, let, ask, tell, remind, remind me, schedule, book, block, create, add a task, new task, call',
    true,
  ],
])
const otherThings = phrases([
  [
    'task, tasks, todo, to-do, reminder, reminders, event, events, meeting, meetings, calendar, appointment, chat, chats, file, files',
    true,
  ],
])
const denied = phrases([
  ['email address, email addresses, e-mail address, mail address, do not, never, if, unless, in case, whenever', true],
])
