import { chips, counted, escaped, list, quote, together } from '#foundation/language/wording/quoting.ts'
import type { foundKinds } from '../contract.ts'

type Kind = (typeof foundKinds)[number]

export type Told = {
  kind: Kind
  title: string
  /** When it was written or added, where that tells one from another. */
  added?: string
  /** Who wrote it, if it is a mail. */
  by?: string
  /** The best passage, with its place where it has one. */
  passage?: { text: string; where: string }
}

const kinds: Record<Kind, { one: string; many: string }> = {
  chat: { one: 'Chat', many: 'chats' },
  event: { one: 'Event', many: 'events' },
  task: { one: 'Task', many: 'tasks' },
  file: { one: 'File', many: 'files' },
  contact: { one: 'Contact', many: 'contacts' },
  mail: { one: 'Mail', many: 'mails' },
}

export const unreadable = 'I could not search just now.'

export function found(
  words: string,
  things: readonly Told[],
  { more, complete }: { more: boolean; complete: boolean },
) {
  const first = more ? `These ${things.length} come first` : counted(things.length, 'thing')
  return `${first} for ${quote(words)}:\n\n${list(things.map(told))}${remark(complete)}`
}

/** `share`: how much of the question stands in the best passage. */
type Certainty = {
  sure: boolean
  share: number
  unknown: readonly string[]
  absent: readonly string[]
  mail: boolean
  complete: boolean
}

/** From this share on, a passage may well be the answer, although a word of the question stands nowhere. */
const mostOfIt = 0.7

/** What files say to a question, each with its place; what is not sure to answer is said not to be. */
export function fromFiles(
  things: readonly Told[],
  { sure, share, unknown, absent, mail, complete }: Certainty,
): string {
  const [only] = things
  const begins = things.length === 1 && only ? `${quote(only.title)} says:` : `Your ${whatSays(things)}:`
  const isNear = share >= mostOfIt && absent.every((word) => unknown.includes(word))
  const nearest = isNear ? closest(unknown, mail) : `${missing(unknown, mail)} The closest that I found:`
  return `${sure ? begins : nearest}\n\n${list(things.map(told))}${remark(complete)}`
}

function whatSays(things: readonly Told[]): string {
  if (things.every(({ kind }) => kind === 'mail')) return 'mail says'
  return things.some(({ kind }) => kind === 'mail') ? 'files and mail say' : 'files say'
}

/** What was searched, of which none says it. */
function none(mail: boolean): string {
  return mail ? 'file or mail' : 'file'
}

/** The passage may well be the answer, in other words. */
function closest(unknown: readonly string[], mail: boolean): string {
  return unknown.length === 0
    ? 'The closest that I found:'
    : `The closest that I found; no ${none(mail)} has the word ${either(unknown)}:`
}

function either(unknown: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(unknown.slice(0, 3).map(quote))
}

function missing(unknown: readonly string[], mail: boolean): string {
  if (unknown.length === 0) return `No ${none(mail)} says that in these words.`
  return `No ${none(mail)} says that: none has the word ${either(unknown)}.`
}

type Looked = {
  kinds: readonly Kind[]
  endings?: readonly string[] | undefined
  person?: string | undefined
  days?: string | undefined
  tag?: string | undefined
  complete: boolean
}

/** Says where we looked, for whom and in which days, when nothing was found. */
export function nothing(words: string, { kinds: searched, endings = [], person, days, tag, complete }: Looked): string {
  const called = endings.length === 0 ? '' : ` ending in ${endings.map((ending) => `.${ending}`).join(' or ')}`
  const where = `${together(searched.map((kind) => kinds[kind].many))}${called}`
  const naming = person === undefined || person === words ? '' : ` that names ${escaped(person)}`
  const when = days === undefined ? '' : ` from ${days}`
  const labelled = tag === undefined ? '' : ` tagged ${quote(tag)}`
  if (tag === words) return `I searched your ${where} and found nothing${labelled}${when}.${remark(complete)}`
  return `I searched your ${where} and found nothing${labelled} about ${quote(words)}${when}${naming}.${remark(complete)}`
}

/** How many files there are, if that is known; `unread` ones have not been read yet. */
type Searched = { all?: number; unread: number }

type NotThere = Pick<Certainty, 'unknown' | 'mail' | 'complete'> & { searched?: Searched | undefined }

export function notInFiles(words: string, { unknown, mail, complete, searched = { unread: 0 } }: NotThere): string {
  const { all, unread } = searched
  const search = chips([`Search everything for ${escaped(words)}`])
  if (all === 0 && !mail) return `You keep no files here, so I could not look it up in one.\n\n${search}`
  const without = unknown.length === 0 || unread === all ? '' : ` None has the word ${quote(unknown[0] ?? '')}.`
  return `${notFound(all, unread, mail)}${without}${remark(complete)}\n\n${search}`
}

function notFound(all: number | undefined, unread: number, mail: boolean): string {
  if (mail && all === 0) return 'That is not in your mail: I searched all of it. You keep no files here.'
  if (mail && unread === 0)
    return `That is neither in your files nor in your mail: I searched ${all === 1 ? 'the only file' : all === undefined ? 'all of them' : `all ${all} files`} and all mail.`
  if (unread === 0 && all === 1) return 'That is not in your file: I searched the only one.'
  if (unread === 0) return `That is not in your files: I searched all ${all === undefined ? 'of them' : String(all)}.`
  if (unread === all)
    return `I can’t tell yet: ${counted(all, 'file')} of yours ${are(all)} still being read. Ask again in a moment.`
  return `That is not in the files that I have read: ${counted(unread, 'file')} ${are(unread)} still being read, so it may be there.`
}

function are(count: number): string {
  return count === 1 ? 'is' : 'are'
}

function told({ kind, title, added, by, passage }: Told): string {
  const where = passage && passage.where !== '' ? `, ${escaped(passage.where)}` : ''
  const from = by === undefined ? '' : ` from ${escaped(by)}`
  const which = `${from}${added === undefined ? '' : ` of ${escaped(added)}`}`
  const beginning = `${kinds[kind].one} ${quote(title)}${which}${where}`
  return passage ? `${beginning}: ${quote(passage.text)}` : beginning
}

function remark(complete: boolean): string {
  return complete ? '' : '\n\nOlder things are still being indexed, so there may be more.'
}
