import { createGrammar } from '#foundation/language/grammar.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { notToWrite } from '../composing/words.ts'
import { mailNouns } from '../lexicon.ts'
import { orders } from '../orders.ts'
import type { Deed, Described, Filing, Heard, Wish } from '../wish.ts'
import { describedBy, isPointing, isTold, small } from './described.ts'
import { folderNamed, splitNamed } from './places.ts'
import { returnIn, stretchIn } from './stretch.ts'

const mostCharacters = 400
const grammar = createGrammar(orders)
type Intent = keyof typeof orders.intents
type Slots = Partial<Record<'which' | 'more' | 'from' | 'folder' | 'label' | 'when', string>>
type Around = { wording: Wording; text: string; spokenOf: boolean }
type Meaning = (slots: Slots, around: Around) => Wish | undefined

/** What somebody wants of their mail. `spokenOf`: mail was shown right before. */
export function readMailWish(message: string, wording: Wording, spokenOf: boolean): Heard | undefined {
  if (message.length > mostCharacters || message.startsWith('/')) return undefined
  const text = withoutCourtesy(message).replaceAll(' w/ ', ' with ')
  const tokens = tokenize(text)
  const isWriting = findPhrases(tokens, writing)[0]?.at === 0 && findPhrases(tokens, notToWrite)[0]?.at !== 0
  if (isWriting || findPhrases(tokens, denied).length > 0) return undefined
  const speaks = findPhrases(tokens, speaksOf).length > 0
  const speaksOfOthers = findPhrases(tokens, otherThings).length > 0
  const around = { wording, text, spokenOf }
  for (const { template, slots } of grammar(text, { now: wording.now, zone: wording.zone ?? 'UTC' })) {
    const intent = template.intent as Intent
    const wish = newestOf(meanings[intent](slots, around), spokenOf)
    const heard = wish && weighed(wish, intent, { speaks, speaksOfOthers, spokenOf, isFiling: isFiled(tokens) })
    if (heard) return heard
  }
  return speaks && tokens.length <= 12 ? bare(text, wording) : undefined
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
  }: Record<'speaks' | 'speaksOfOthers' | 'spokenOf' | 'isFiling', boolean>,
): Heard | undefined {
  if ('which' in wish && isPointing(wish.which)) {
    if (spokenOf) return { wish, sure: true }
    return isFiling && filing.has(intent) && !speaksOfOthers ? { wish, sure: false } : undefined
  }
  if (speaks) return { wish, sure: !speaksOfOthers }
  if (surely.has(intent)) return { wish, sure: true }
  if (spokenOf && 'which' in wish && wish.which.words === '' && isTold(wish.which)) return { wish, sure: true }
  if (speaksOfOthers) return undefined
  if (perhaps.has(intent) || ('which' in wish && mayMean(intent, { which: wish.which, isFiling })))
    return { wish, sure: false }
  return undefined
}

/** What only mail is done to may be meant without the word; what is asked for or deleted, where it came from somebody. */
function mayMean(intent: Intent, { which, isFiling }: { which: Described; isFiling: boolean }): boolean {
  if (filing.has(intent)) return isFiling
  const { from, to, unread, starred, files, invitation, split, folder } = which
  return [from, to, unread, starred, files, invitation, split, folder].some((each) => each !== undefined)
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
  'read',
  'unread',
])

/** “Put off the review” speaks of no mail, and “snooze the review” may. */
function isFiled(tokens: readonly Token[]): boolean {
  const isMail = phrasesOfMail.has(tokens[0]?.text ?? '')
  return (
    isMail ||
    tokens.some(
      ({ text }, at) => text === 'label' || text === 'unread' || (text === 'read' && tokens[at - 1]?.text === 'as'),
    )
  )
}

const phrasesOfMail = new Set(
  'archive star unstar mute unmute snooze unsnooze label unlabel tag untag flag unflag'.split(' '),
)

/** Only mail has these. */
const surely: ReadonlySet<Intent> = new Set(['to-answer', 'waiting', 'not-spam'])
const perhaps: ReadonlySet<Intent> = new Set(['wrote', 'news', 'said', 'latest', 'urgent', 'empty-out', 'find'])

const filed =
  (deed: Filing | 'wake'): Meaning =>
  ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    if (isTold(described) || described.newest !== undefined) return { do: deed, which: asTarget(described) }
    return described.all && wholeInbox.has(deed) ? { do: deed, which: { ...described, folder: 'inbox' } } : undefined
  }

/** “Mark everything as read” can only mean what lies in the inbox. */
const wholeInbox: ReadonlySet<Filing | 'wake'> = new Set(['read', 'archive'])

const asked =
  (what: 'list' | 'count' | 'tell' | 'sum-up' | 'open'): Meaning =>
  ({ which = '', more = '' }, { wording }) => {
    const described = describedBy([which, more].join(' '), wording)
    // “What is in my inbox” asks for no one message.
    const isList = what === 'tell' && described.folder !== undefined && described.words === '' && !described.from
    if (isList) return { do: 'list', which: { ...described, all: true } }
    return {
      do: what,
      which: what === 'list' || what === 'count' ? { ...described, all: described.newest !== 1 } : described,
    }
  }

const meanings: Readonly<Record<Intent, Meaning>> = {
  'to-answer': () => ({ do: 'to-answer' }),
  urgent: () => ({ do: 'to-answer' }),
  waiting: ({ which = '' }) => {
    const from = trimmed(which, small)
    return { do: 'waiting', ...(from !== '' && { from }) }
  },
  wrote: ({ from = '', more = '' }, { wording, text }) => {
    const who = trimmed(from, small)
    const described = describedBy(more, wording)
    if (who === '' && !/^who\b/i.test(text)) return undefined
    const isLast = /\blast\b/i.test(text)
    return {
      do: who === '' ? 'list' : 'wrote',
      which: { ...described, all: true, ...(who !== '' && { from: who }), ...(isLast && { newest: 1 }) },
    }
  },
  news: ({ more = '' }, { wording }) => {
    const stretch = stretchIn(more, wording)
    const rest = trimmed(stretch?.rest ?? more, small)
    if (rest !== '') return undefined
    return {
      do: 'news',
      ...(stretch?.since && { since: stretch.since }),
      ...(stretch?.until && { until: stretch.until }),
    }
  },
  spam: filed('spam'),
  'not-spam': ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    if (!isTold(described)) return undefined
    return { do: 'not-spam', which: isPointing(described) ? described : { ...described, folder: 'junk' } }
  },
  read: filed('read'),
  unread: filed('unread'),
  star: filed('star'),
  unstar: filed('unstar'),
  mute: filed('mute'),
  unmute: filed('unmute'),
  wake: filed('wake'),
  archive: filed('archive'),
  delete: filed('delete'),
  snooze: ({ which = '', when = '' }, { wording }) => {
    const { until, rest } = returnIn(`${which} ${when}`, wording)
    const described = describedBy(rest, wording)
    return isTold(described) || described.newest !== undefined
      ? { do: 'snooze', which: asTarget(described), ...(until !== undefined && { until }) }
      : undefined
  },
  move: ({ which = '', folder = '' }, { wording }) => {
    const described = describedBy(which, wording)
    const split = splitNamed(folder)
    if (!isTold(described) && described.newest === undefined) return undefined
    if (split) return { do: 'sort', which: asTarget(described), split }
    const role = folderNamed(folder)
    const deed = role === 'archive' ? 'archive' : role === 'trash' ? 'delete' : role === 'junk' ? 'spam' : undefined
    return deed
      ? { do: deed, which: asTarget(described) }
      : { do: 'move', which: asTarget(described), folder: trimmed(folder, small) || folder }
  },
  label: labelled(),
  unlabel: labelled(true),
  unsubscribe: ({ which = '' }, { wording }) => {
    const { split: _split, ...described } = describedBy(which, wording)
    return isTold(described) ? { do: 'unsubscribe', which: asTarget(described) } : undefined
  },
  'sum-up': (slots, around) => summed(slots, around),
  tell: asked('tell'),
  said: ({ from = '', more = '' }, { wording }) => {
    const who = trimmed(from, small)
    if (who === '' || strangers.has(who.toLowerCase())) return undefined
    const { words, ...described } = describedBy(more, wording)
    return { do: 'tell', which: { ...described, words, all: false, from: who } }
  },
  latest: ({ which = '', from = '' }, { wording }) => {
    const described = describedBy(from === '' ? which : `from ${from}`, wording)
    return isTold(described) ? { do: 'tell', which: { ...described, all: false, newest: 1 } } : undefined
  },
  'empty-out': ({ folder = '' }) => {
    const role = folderNamed(folder)
    return role === 'trash' || role === 'junk' ? { do: 'empty-out', folder: role } : undefined
  },
  open: asked('open'),
  count: asked('count'),
  find: ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    return described.words === '' ? undefined : { do: 'list', which: { ...described, all: true } }
  },
  list: asked('list'),
}

/** Who can have said something elsewhere than in a mail. */
const strangers = new Set('i you we they he she it this that there'.split(' '))

/** “Sum up my inbox” tells what came; “sum up the mail from Sara” tells what it says. */
function summed({ which = '' }: Slots, { wording }: Around): Wish {
  const { folder, ...described } = describedBy(which, wording)
  const isInbox =
    (folder === 'inbox' || described.unread === true || described.since !== undefined) &&
    described.words === '' &&
    described.from === undefined
  if (!isInbox || isPointing(described)) return { do: 'sum-up', which: { ...described, ...(folder && { folder }) } }
  return {
    do: 'news',
    ...(described.since && { since: described.since }),
    ...(described.until && { until: described.until }),
  }
}

function labelled(off?: true): Meaning {
  return ({ which = '', label = '' }, { wording }) => {
    const described = describedBy(which, wording)
    const word = label.trim().replace(/^["“'](.*)["”']$/, '$1')
    if (!isTold(described) || word === '' || word.split(/\s+/).length > 3) return undefined
    return { do: 'label', which: asTarget(described), label: word, ...(off && { off }) } satisfies Deed
  }
}

/** “Archive the mail from Sara” means one, “archive mails from Sara” each of them, “archive my inbox” all. */
function asTarget(said: Described): Described {
  const described: Described = said.newest !== undefined && !isTold(said) ? { ...said, folder: 'inbox' } : said
  return described.folder === 'inbox' &&
    described.words === '' &&
    described.from === undefined &&
    described.newest === undefined
    ? { ...described, all: true }
    : described
}

const speaksOf = phrases([
  [
    `${mailNouns}, thread, threads, conversation with, conversation about, drafts, unread messages, unread message, new messages, spam, gmail, outlook, unsubscribe, unsubscribe me, mailing list, mailing lists, message from, messages from, threads from, thread with, thread about, thread from`,
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
