import { withoutHonorific } from '#foundation/language/english/honorifics.ts'
import { findPhrases, phrases, trimmed } from '#foundation/language/text/phrases.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { orders } from '../orders.ts'
import type { Deed, Described, Filing, Wish } from '../wish.ts'
import { describedBy, isPointing, isTold, small } from './described.ts'
import { withEach } from './each.ts'
import { eventIn } from './into-calendar.ts'
import { labelNamed } from './labels.ts'
import { folderNamed, splitNamed } from './places.ts'
import { returnIn, stretchIn } from './stretch.ts'
import { anyone, neededOfMe, strangers, toAnswer } from './to-answer.ts'

export type Intent = keyof typeof orders.intents
export type Slots = Partial<Record<'which' | 'more' | 'from' | 'to' | 'folder' | 'label' | 'when', string>>
type Around = { wording: Wording; text: string; spokenOf: boolean }
type Meaning = (slots: Slots, around: Around) => Wish | undefined

const filed =
  (deed: Filing | 'wake'): Meaning =>
  ({ which = '' }, { wording, spokenOf }) => {
    const said = withEach(which, wording)
    // “Mark all as read” means those that were shown, or else all that are there; “mark them” only means what was spoken of.
    const isUnnamed = !spokenOf && said.places?.length === 0
    if (isUnnamed && tokenize(which).some(({ text }) => pointing.has(text)))
      return { do: deed, which: { words: '', all: false, it: true } }
    const isAll = isUnnamed && wholeInbox.has(deed)
    const described: Described = isAll ? { words: '', all: true } : said
    if (isTold(described) || described.newest !== undefined) return { do: deed, which: asTarget(described) }
    return described.all && wholeInbox.has(deed) ? { do: deed, which: { ...described, folder: 'inbox' } } : undefined
  }

const pointing = new Set(['them', 'em', 'those', 'these', 'they', 'both'])

/** “Mark everything as read” can only mean what lies in the inbox. */
const wholeInbox: ReadonlySet<Filing | 'wake'> = new Set(['read', 'archive'])

const asked =
  (what: 'list' | 'count' | 'tell' | 'sum-up' | 'open'): Meaning =>
  ({ which = '', more = '' }, { wording }) => {
    const named = what === 'count' ? which.replace(ownCount, ' ').replace(soFar, '') : which
    const described = describedBy([named, more].join(' '), wording)
    // “What is in my inbox” asks for no one message.
    const isList = what === 'tell' && described.folder !== undefined && described.words === '' && !described.from
    if (isList) return { do: 'list', which: { ...described, all: true } }
    return {
      do: what,
      which: what === 'list' || what === 'count' ? { ...described, all: described.newest !== 1 } : described,
    }
  }

/** “How many mails have I got from Elena so far, and when was the last one?” asks for mails from Elena. */
const ownCount =
  / ?\b(?:(?:have|did|do|had) (?:i|we) (?:got|get|have|had|receive|received|still have)?|have (?:i|we)|are there|i have|i got)(?=\s|$)/i
const soFar = / (?:left(?: to read)?$|remaining|so far|in total|altogether|in all|right now|by now)\b[^]*$/i

/** “A task (out of) the lease mail for Friday”: what names the mail says nothing of the task. */
function behind(said: string, which: string): string {
  return (said.includes(which) ? said.slice(said.indexOf(which) + which.length) : said).trim()
}

/** What each reading wants; nothing where its words do not come to a wish. */
export const meanings: Readonly<Record<Intent, Meaning>> = {
  'needed-of-me': (slots, { text }) => neededOfMe(slots, text),
  'to-answer': (slots, { text, wording }) => toAnswer(slots, text, wording),
  urgent: () => ({ do: 'to-answer' }),
  waiting: ({ which = '' }) => {
    const from = trimmed(which, small)
    return { do: 'waiting', ...(from !== '' && { from }) }
  },
  wrote: ({ from = '', more = '' }, { wording, text }) => {
    const who = withoutHonorific(trimmed(from, small))
    const described = describedBy(more, wording)
    const words = tokenize(text).map((token) => token.text)
    if (who === '' && words[0] !== 'who') return undefined
    const isAnyone = who === '' || anyone.has(who.toLowerCase())
    return {
      do: isAnyone ? 'list' : 'wrote',
      which: { ...described, all: true, ...(!isAnyone && { from: who }), ...(words.includes('last') && { newest: 1 }) },
    }
  },
  'wrote-to': ({ to = '', more = '' }, { wording, text }) => {
    const { to: _to, ...described } = describedBy(more, wording)
    const who = trimmed(to, small)
    if (who === '' || anyone.has(who.toLowerCase())) return undefined
    const isLast = findPhrases(tokenize(text), lastly).length > 0
    return { do: 'list', which: { ...described, all: !isLast, to: who, folder: 'sent', ...(isLast && { newest: 1 }) } }
  },
  news: ({ more = '' }, { wording }) => {
    const stretch = stretchIn(more, wording)
    const rest = trimmed(stretch?.rest ?? more, small)
    const { unread } = rest === '' ? {} : describedBy(rest, wording)
    // “What came today that I haven’t opened yet” is what is unread.
    if (unread && describedBy(rest, wording).words === '')
      return { do: 'list', which: { ...describedBy(more, wording), all: true } }
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
    const described = withEach(rest, wording)
    return isTold(described) || described.newest !== undefined
      ? { do: 'snooze', which: asTarget(described), ...(until !== undefined && { until }) }
      : undefined
  },
  'put-aside': (slots, around) => meanings.snooze(slots, around),
  // “The Harper one” is among others of its kind, as mail is.
  'bring-back': (slots, around) => {
    const { which = '' } = slots
    const isMeant = /\bones?$/i.test(which) || isPointing(describedBy(which, around.wording))
    return isMeant ? meanings.snooze(slots, around) : undefined
  },
  'goes-under': (slots, around) => {
    const wish = meanings['file-under'](slots, around)
    return wish && 'which' in wish && wish.which.from !== undefined ? wish : undefined
  },
  'can-wait': (slots, around) => meanings.snooze(slots, around),
  'file-under': ({ which = '', folder = '' }, around) => {
    const wish = meanings.move({ which, folder: folder.trim().replace(/^["“'](.*)["”']$/, '$1') }, around)
    return wish?.do === 'move' ? { ...wish, orLabel: true } : wish
  },
  'to-read': () => ({ do: 'list', which: { words: '', all: true, unread: true } }),
  'sent-me': ({ from = '', more = '' }, { wording }) => {
    const who = withoutHonorific(trimmed(from, small))
    if (who === '' || strangers.has(who.toLowerCase())) return undefined
    return { do: 'list', which: { ...describedBy(more, wording), all: true, from: who } }
  },
  'label-last': ({ which = '' }, around) => {
    const words = which.trim().split(/\s+/)
    const label = words.at(-1) ?? ''
    return words.length < 2 ? undefined : meanings.label({ which: words.slice(0, -1).join(' '), label }, around)
  },
  move: ({ which = '', folder = '' }, around) => {
    const { wording } = around
    const [, label] = /^(?:heading|label|tag|title) ["“']?([^"”']{1,60})["”']?$/i.exec(folder.trim()) ?? []
    if (label !== undefined) return meanings.label({ which, label }, around)
    const described = withEach(which, wording)
    const split = splitNamed(folder)
    if ((!isTold(described) && described.newest === undefined) || calendars.test(folder)) return undefined
    if (split) return { do: 'sort', which: asTarget(described), split }
    const role = folderNamed(folder)
    const deed = role === 'archive' ? 'archive' : role === 'trash' ? 'delete' : role === 'junk' ? 'spam' : undefined
    return deed
      ? { do: deed, which: asTarget(described) }
      : { do: 'move', which: asTarget(described), folder: trimmed(folder, aroundNames) || folder }
  },
  label: labelled(),
  'label-it': labelled(),
  unlabel: labelled(true),
  unsubscribe: leaving,
  'leave-list': leaving,
  unarchive: ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    if (!isTold(described)) return undefined
    const from: Described = isPointing(described) ? described : { ...described, folder: 'archive' }
    return { do: 'move', which: asTarget(from), folder: 'inbox' }
  },
  'make-of': ({ which = '' }, { wording, text }) => {
    // A time is that of what is made.
    const item = text.replace(which, ' ')
    const event = itemOfEvent.test(item) ? eventIn(text, wording) : undefined
    const named = which.replace(event ? saidOfEvent : saidOfTask, '')
    const { since: _since, until: _until, ...described } = describedBy(named, wording)
    // What is to go into the calendar by its name may also be no mail.
    if (!isTold(described) || (isPointing(described) && !event)) return undefined
    if (intoCalendar.test(item) && !isPointing(described) && !/\be?-?mails?\b/i.test(which)) return undefined
    if (event) return { do: 'make-of', which: described, event }
    const [, said] = /\b(?:task|to-?do)\b([^]*)$/i.exec(text) ?? []
    return { do: 'make-of', which: described, ...(said !== undefined && { said: behind(said, named) }) }
  },
  'about-it': () => ({ do: 'tell', which: { words: '', all: false, it: true } }),
  'sum-up': (slots, around) => summed(slots, around),
  tell: asked('tell'),
  said: ({ from = '', more = '' }, { wording }) => {
    const who = withoutHonorific(trimmed(from, small))
    if (who === '' || strangers.has(who.toLowerCase())) return undefined
    const told = describedBy(more, wording)
    const described: Described = isPointing(told) ? { words: '', all: false, newest: 1 } : told
    return { do: 'tell', which: { ...described, all: false, from: who } }
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
  'files-of': ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    return isTold(described) || described.newest !== undefined ? { do: 'files-of', which: described } : undefined
  },
  count: asked('count'),
  find: ({ which = '' }, { wording }) => {
    const described = describedBy(which, wording)
    return described.words === '' ? undefined : { do: 'list', which: { ...described, all: true } }
  },
  list: (slots, around) => {
    if (slots.which === undefined) return { do: 'list', which: { words: '', all: true, folder: 'snoozed' } }
    const wish = asked('list')(slots, around)
    const isSent = /^(?:what|which) did i send\b/iu.test(around.text)
    return isSent && wish?.do === 'list' ? { ...wish, which: { ...wish.which, folder: 'sent' } } : wish
  },
}

/** “The lease mail due Friday”. */
const saidOfTask =
  /(?<=\b(?:e?-?mails?|threads?|conversations?)),? (?:due|by|for|on|until|today|tonight|tomorrow|next|this)\b[^]*$/i
/** “The boiler mail, 30 minutes”, “… until 5”. */
const saidOfEvent = /(?:,| until\b| till\b| for (?=\d)| called\b)[^]*$/i
const calendars = /^(?:my |the )?(?:calendar|diary|agenda|planner)\b/i
const intoCalendar = /\b(?:calendar|diary|agenda|planner)$/i
const itemOfEvent = /\b(?:event|appointment)\b|\b(?:calendar|diary|agenda|planner)(?=$| for )/i

/** All newsletters are asked about one by one. */
function leaving({ which = '' }: Slots, { wording, spokenOf }: Around): Wish | undefined {
  const { split, since, until, ...described } = describedBy(which, wording)
  // “The Morning Digest” came at no time.
  if (since !== undefined || until !== undefined)
    return { do: 'unsubscribe', which: { words: trimmed(which, aroundLists), all: false } }
  if (isTold(described)) return { do: 'unsubscribe', which: asTarget(described) }
  if (split === undefined && which.trim() !== '' && !spokenOf) return undefined
  const meant: Described =
    spokenOf && split === undefined
      ? { it: true, words: '', all: false }
      : { split: 'newsletters', words: '', all: false }
  return { do: 'unsubscribe', which: meant }
}

const lastly = phrases([['last, last time', true]])
const aroundLists = new Set([...small, 'list'])
const aroundNames = new Set([...small, 'called', 'named', 'folder'])

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
  return ({ which = 'it', label = '' }, { wording }) => {
    const described = withEach(which, wording)
    const word = labelNamed(label)
    if (!isTold(described) || word === undefined) return undefined
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
