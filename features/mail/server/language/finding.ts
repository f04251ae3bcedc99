import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { z } from 'zod'
import { call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { trimmed } from '#foundation/language/text/phrases.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { mailFound, type SoughtMail, type ThreadRow } from '../../contract.ts'
import { tellingWords } from '../../language/reading/read-question.ts'
import type { Described } from '../../language/wish.ts'
import { imposters } from '../../rules/imposters.ts'
import { isCalled, isOneSubject } from '../../rules/named.ts'
import { meaningsOf } from './meanings-of.ts'
import * as words from './wording.ts'

export const findMail = 'mail.find'
export const consult = 'mail.consult'

/** What a dialogue calls a thread. */
export const kind = 'mail'
export const whichMail = 'which-mail'

export const mostFiled = 200
const mostListed = 50

export type Found = {
  threads: ThreadRow[]
  count: number
  unread: number
  boxes: number
  /** How many of the words the likeliest holds, where none holds all of them. */
  share?: number
  /** What is nearest where nothing is from whoever was named. */
  near?: readonly ThreadRow[]
}

/** How many of the answers to lookups were used, where one wish takes several. */
export type Used = { looks: number }

/** `isStrict`: what holds only most of the words is not meant. `isAnyone`: who is named may be what it is about. */
type Looking = { used?: Used; isStrict?: boolean; isAnyone?: boolean }

/** Everything that fits; where nothing holds all of the words, what holds most of them. */
export function found(
  turn: Turn,
  which: Described,
  more: Partial<SoughtMail> = {},
  { used = { looks: 0 }, isStrict = false, isAnyone = false }: Looking = {},
): Found | Move {
  const pointed = pointedAt(turn, which)
  if (pointed && 'kind' in pointed) return pointed
  const answers = turn.results.flatMap(({ tool, result }) =>
    tool === findMail && result.kind === 'answer' ? [result.answer] : [],
  )
  const tries: SoughtMail[] = pointed
    ? [soughtOf(turn, which, pointed)]
    : [
        ...meaningsOf(which).map((each) => soughtOf(turn, each, undefined)),
        ...(isStrict ? [] : likelyOf(turn, which, isAnyone)),
      ]
  for (const sought of tries) {
    const answer = answers[used.looks]
    if (answer === undefined) return call(findMail, { ...sought, ...more })
    used.looks += 1
    const read = mailFound.safeParse(answer)
    if (!read.success) return say(words.unreadable)
    if (read.data.boxes === 0) return say(words.noMailbox, { isNothing: true })
    // “Ross” is no Rosa, although her name begins with what is left of his.
    const isOther = sought.from !== undefined && sought.from !== which.from
    const data = isOther ? onlyFrom(read.data, sought.from ?? '') : read.data
    if (data.count === 0) continue
    if (pointed) return { ...read.data, threads: inOrder(pointed, read.data.threads) }
    if (sought.likely === true) return likeliestFrom(read.data, isAnyone ? undefined : which.from)
    return which.until !== undefined && which.since === undefined ? olderThan(turn, which.until, data) : data
  }
  return { threads: [], count: 0, unread: 0, boxes: 1 }
}

/** Only where words were said: a state alone either fits or does not. */
function likelyOf(turn: Turn, which: Described, isAnyone: boolean): SoughtMail[] {
  const whole = tellingWords(`${which.from ?? ''} ${which.words}`)
  const about = isAnyone || which.from === undefined ? '' : tellingWords(which.words)
  const { from: _from, ...sought } = soughtOf(turn, which, undefined)
  // Whoever is named wrote it, so the other words find it, if any mail has them.
  return [...new Set([about, whole])]
    .filter((said) => said !== '')
    .map((said) => ({ ...sought, words: said, likely: true }))
}

/** What holds so much less than the likeliest is about something else. */
const nearly = 0.75

function likeliestOf(all: z.output<typeof mailFound>): Found {
  const { threads, likeness = [], boxes } = all
  const top = likeness[0]?.score ?? 0
  const near = threads.filter((_, at) => (likeness[at]?.score ?? 0) >= nearly * top)
  const unread = near.filter((thread) => thread.unread > 0).length
  return { threads: near, count: near.length, unread, boxes, share: likeness[0]?.share ?? 0 }
}

/** A person who is named is never dropped: mail of others is only offered as the nearest. */
function likeliestFrom(all: z.output<typeof mailFound>, from: string | undefined): Found {
  if (from === undefined) return likeliestOf(all)
  const places = all.threads.flatMap((thread, at) => (isFrom(thread, from) ? [at] : []))
  if (places.length === 0)
    return { threads: [], count: 0, unread: 0, boxes: all.boxes, near: likeliestOf(all).threads.slice(0, 1) }
  const { likeness = [] } = all
  return likeliestOf({
    ...all,
    threads: places.flatMap((at) => all.threads[at] ?? []),
    likeness: places.flatMap((at) => likeness[at] ?? []),
  })
}

function onlyFrom(all: z.output<typeof mailFound>, from: string): Found {
  const threads = all.threads.filter((thread) => isFrom(thread, from))
  if (threads.length === all.threads.length) return all
  const unread = threads.filter((thread) => thread.unread > 0).length
  return { ...all, threads, unread, count: threads.length }
}

function isFrom({ people }: ThreadRow, from: string): boolean {
  const name = trimmed(from, folk)
  return people.some((one) => !one.own && isCalled(name === '' ? from : name, one))
}

const folk = new Set('the my our people folks guys lot crowd team office company firm lady guy'.split(' '))

/** Whether its newest message came then; times are local to the person. */
export function cameIn(
  { context: { zone } }: Turn,
  { at }: ThreadRow,
  { since, until }: { since?: string | undefined; until?: string | undefined },
): boolean {
  const moment = Date.parse(at)
  const isAfter = since === undefined || moment >= millisecondOf(since, zone)
  return isAfter && (until === undefined || moment < millisecondOf(until, zone))
}

/** A conversation that goes on is not old, whatever is in it. */
function olderThan({ context }: Turn, until: string, all: Found): Found {
  const moment = millisecondOf(until, context.zone)
  const threads = all.threads.filter(({ at }) => Date.parse(at) < moment)
  const unread = threads.filter((thread) => thread.unread > 0).length
  return { ...all, threads, unread, count: all.count - (all.threads.length - threads.length) }
}

/** Those of which something is to be done: the one that fits, or all that were meant. */
export function targets(
  turn: Turn,
  which: Described,
  { used = { looks: 0 }, isStrict = false, isAnyone = false }: Looking = {},
): ThreadRow[] | Move {
  const { each = [] } = which
  // What holds “and” itself may be called so; two senders are never one.
  const isEach = each.length > 1
  if (isEach && !/ and |,/.test(which.words)) return eachOf(turn, each, used)
  const answer = found(turn, which, { limit: mostFiled }, { used, isStrict: isStrict || isEach, isAnyone })
  if ('kind' in answer) return answer
  if (isEach && answer.threads.length === 0) return eachOf(turn, each, used)
  const all = answer.share === undefined ? calledSo(answer.threads, which) : answer.threads
  const threads = all.filter((thread) => !inNameOf(which, all).includes(thread))
  if (threads.length === 0) return nothing(which, turn, answer.near)
  // What holds only some of the words may be something else, so it is asked.
  if (answer.share !== undefined && answer.share < surely) return whichOf(threads, turn)
  const newest = someOf(threads, which)
  const isMeant = which.all || which.ids !== undefined || which.places !== undefined || newest.length === 1
  if (isMeant || (which.whole && isOneSubject(newest))) return newest
  return whichOf(newest, turn)
}

const surely = 0.6

/** The newest or the oldest of those that fit. */
export function someOf(threads: readonly ThreadRow[], { oldest, newest }: Described): ThreadRow[] {
  const sorted = oldest ? threads.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at)) : threads
  return sorted.slice(0, oldest ? 1 : newest)
}

/** What only seems to be by whoever was named, and is not meant where their mail is; what is named by its words is. */
export function inNameOf({ from, words: said, all }: Described, threads: readonly ThreadRow[]): ThreadRow[] {
  return from === undefined || said !== '' || all ? [] : imposters(threads, from)
}

/** “Sara’s and Tom’s mails”: each of them has to be there. */
function eachOf(turn: Turn, each: readonly Described[], used: Used): ThreadRow[] | Move {
  const all: ThreadRow[] = []
  for (const which of each) {
    const meant = targets(turn, which, { used })
    if ('kind' in meant) return meant
    all.push(...meant)
  }
  return [...new Map(all.map((thread) => [thread.id, thread])).values()]
}

/** Those whose subject is just what was said, or that hold it in a subject or a sender, come before those that only speak of it. */
export function calledSo(threads: ThreadRow[], { words: said, isCalled: isOnlyCalled }: Described): ThreadRow[] {
  const wanted = said.toLowerCase()
  const [exact, holding] = [
    threads.filter(({ subject }) => subject.toLowerCase() === wanted),
    threads.filter(({ subject, people }) =>
      [subject, ...people.flatMap(({ name, address, own }) => (own ? [] : [name, hostOf(address)]))].some((shown) =>
        shown.toLowerCase().includes(wanted),
      ),
    ),
  ]
  if (wanted === '') return threads
  if (exact.length > 0) return exact
  return holding.length > 0 || isOnlyCalled === true ? holding : threads
}

/** “The northwind thread” is with people who write from there. */
function hostOf(address: string): string {
  return (address.split('@')[1] ?? '').replace(/\.[^.]*$/u, '')
}

/** Says that no mail fits, so that another feature can answer if it has something of that name. */
export function nothing(which: Described, turn?: Turn, near: readonly ThreadRow[] = []): Move {
  const place = wholePlace(which)
  // Only mail has such a place, so nothing else is meant.
  if (place) return say(words.isEmpty(place))
  const none = words.nothingSuch(which)
  return turn && near.length > 0
    ? say(words.nearest(none, near, momentOf(turn)), { isNothing: true, isNear: true, shows: near.map(refOf) })
    : say(none, { isNothing: true })
}

/** The trash, the spam or what is snoozed, where nothing was said of which mail in it. */
function wholePlace({ folder, words: said, all: _all, newest: _newest, ...more }: Described) {
  const isWhole = said === '' && Object.values(more).every((each) => each === undefined)
  return isWhole && (folder === 'trash' || folder === 'junk' || folder === 'snoozed') ? folder : undefined
}

export function whichOf(threads: readonly ThreadRow[], turn: Turn): Move {
  const shown = threads.slice(0, words.mostChoices)
  return say(words.whichOf(shown, threads.length, momentOf(turn)), {
    asks: { question: whichMail },
    shows: shown.map(refOf),
  })
}

export function refOf({ id, subject }: ThreadRow): ThingRef {
  return { kind, id, title: subject }
}

export function momentOf({ context: { now, zone, format } }: Turn): words.Moment {
  return { now, zone, format }
}

/** The mail of the last answer or deed. */
export function spokenOf({ did, shown }: Turn['dialogue']): ThingRef[] {
  const last = did && did.isPast !== true && did.things.some((thing) => thing.kind === kind) ? did.things : shown
  return last.filter((thing) => thing.kind === kind)
}

function pointedAt(turn: Turn, { it, other, places, ids }: Described): string[] | Move | undefined {
  if (ids) return ids
  if (!it && !other && !places) return undefined
  const last = spokenOf(turn.dialogue)
  const shown = turn.dialogue.shown.filter((thing) => thing.kind === kind)
  const rest = shown.filter(({ id }) => !last.some((one) => one.id === id))
  const picked = other ? rest : places && places.length > 0 ? placed(shown.length > 0 ? shown : last, places) : last
  if (picked.length === 0) return say(words.whichNamed)
  return picked.map(({ id }) => id)
}

function placed<T>(shown: readonly T[], places: readonly number[]): T[] {
  return places.flatMap((place) => shown.at(place < 0 ? place : place - 1) ?? [])
}

function inOrder(ids: readonly string[], threads: readonly ThreadRow[]): ThreadRow[] {
  return ids.flatMap((id) => threads.find((thread) => thread.id === id) ?? [])
}

function soughtOf({ context }: Turn, which: Described, ids: string[] | undefined): SoughtMail {
  if (ids) return { ids }
  const moment = (local: string | undefined) =>
    local === undefined ? undefined : new Date(millisecondOf(local, context.zone)).toISOString()
  const { words: said, from, to, unread, starred, files, invitation, label, split, folder, since, until } = which
  const sought = {
    words: said === '' ? undefined : said,
    from,
    to,
    unread,
    starred,
    attachments: files,
    invitation,
    label,
    split,
    view: folder === 'none' ? undefined : folder,
    since: moment(since),
    until: moment(until),
    limit: mostListed,
  }
  return Object.fromEntries(Object.entries(sought).filter(([, value]) => value !== undefined))
}
