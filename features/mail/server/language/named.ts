import { answerOf, call, type Call, type Move, say, type Turn } from '#foundation/server/language.ts'
import { mailFound, type ThreadRow } from '../../contract.ts'
import type { Deed, FileNamed, Naming } from '../../language/wish.ts'
import { isOneList, isOneSubject, namedBy } from '../../rules/named.ts'
import { bareSubject } from '../../rules/subject.ts'
import { fileThese } from './filing.ts'
import { cameIn, findMail, whichMail, whichOf } from './finding.ts'
import * as words from './wording.ts'

const mostLookedAt = 200

/** The newest conversations, to see which of them the words name. */
export function newestMail(turn: Turn): readonly ThreadRow[] | Move {
  const answer = answerOf(turn, findMail)
  if (answer === undefined) return call(findMail, { limit: mostLookedAt })
  return mailFound.safeParse(answer).data?.threads ?? []
}

/** Done if the words name mail and none is left over; offered if some are. */
export function fileNamed(turn: Turn, order: FileNamed): Move {
  const newest = newestMail(turn)
  if ('kind' in newest) return newest
  const threads = newest.filter((thread) => cameIn(turn, thread, order))
  const all =
    order.named.length === 0
      ? [{ these: threads.filter((thread) => isLeft(thread, order)), isOpen: false, unknown: [] }]
      : [
          ...order.named.map((naming, at) => meantBy(threads, { naming, count: order.counts?.[at] ?? null }, order)),
          ...(order.perhaps ?? [])
            .map((naming) => meantBy(threads, { naming, count: null }, order))
            .filter(({ unknown, these }) => unknown.length === 0 && these.length > 0),
        ]
  const meant = [...new Map(all.flatMap(({ these }) => these).map((thread) => [thread.id, thread])).values()]
  if (meant.length === 0) return say(words.nothingSuch({ words: '', all: true }), { isNothing: true })
  const excepts = order.exceptEach ?? (order.except ? [order.except] : [])
  const kept = excepts.reduce<readonly ThreadRow[] | undefined>(
    (left, except) => left && withoutThose(threads, left, except),
    meant,
  )
  if (!kept || all.some(({ isOpen }) => isOpen)) return offered(turn, order, meant, all)
  return done(turn, order, kept)
}

/** Where nothing is named, what is still to be done: unread mail is read, and the inbox is put away. */
function isLeft({ unread, roles }: ThreadRow, { deeds }: FileNamed): boolean {
  return deeds.every((deed) => (deed.do === 'read' ? unread > 0 : deed.do !== 'archive' || roles.includes('inbox')))
}

type Meaning = { these: readonly ThreadRow[]; isOpen: boolean; unknown: readonly string[] }

type Asked = { naming: Naming; count: number | null }

function meantBy(threads: readonly ThreadRow[], { naming, count }: Asked, order: FileNamed): Meaning {
  const { near, whole, unknown } = namedBy(threads, naming)
  const isUnknown = unknown.length > 0 && !order.isTold
  // As many as were said, or it is asked which.
  if (count !== null) {
    const these = near.length === count ? near : whole
    return { these, isOpen: isUnknown || these.length !== count, unknown }
  }
  if (near.length < 2) return { these: near, isOpen: near.length === 0 || isUnknown, unknown }
  if (isOneSubject(near)) return { these: order.isWhole ? wholeOf(threads, near) : near, isOpen: isUnknown, unknown }
  const isMeant = order.isBoth ? near.length === 2 || order.named.length > 1 : order.isAll || isOneList(near)
  return { these: near, isOpen: isUnknown || !isMeant, unknown }
}

/** All messages of a conversation, also where they do not say what they answer. */
export function wholeOf(threads: readonly ThreadRow[], [first]: readonly ThreadRow[]): readonly ThreadRow[] {
  return threads.filter(({ subject }) => bareSubject(subject) === bareSubject(first?.subject ?? ''))
}

/** The mail without the exception; `undefined` if nobody knows what that is, or if nothing is left. */
function withoutThose(
  threads: readonly ThreadRow[],
  meant: readonly ThreadRow[],
  except: Naming,
): readonly ThreadRow[] | undefined {
  const [within, anywhere] = [namedBy(meant, except), namedBy(threads, except)]
  const named = within.near.length > 0 && within.unknown.length === 0 ? within : anywhere
  const kept = meant.filter((thread) => !named.near.includes(thread))
  return named.near.length === 0 || kept.length === 0 || named.unknown.length > 0 ? undefined : kept
}

/** Offers what fits best if each word is known. A name that nobody has rules all of them out. */
function offered(turn: Turn, order: FileNamed, meant: readonly ThreadRow[], all: readonly Meaning[]): Move {
  const isStrange = all.some(({ these, unknown }) => these.length === 0 || unknown.length > 0)
  const [deed, another] = order.deeds
  if (isStrange || !deed || another) return say(words.nothingSuch({ words: '', all: true }), { isNothing: true })
  const asked = whichOf(meant, turn)
  if (asked.kind !== 'say') return asked
  const { asks = { question: whichMail }, ...leaves } = asked.leaves ?? {}
  return say(asked.text, { ...leaves, asks: { ...asks, wish: deedTo(deed, meant) } })
}

function done(turn: Turn, { deeds }: FileNamed, meant: readonly ThreadRow[]): Move {
  const calls: Call[] = []
  let last: Move | undefined
  for (const deed of deeds) {
    const move = fileThese(turn, deedTo(deed, meant), meant)
    if (move.kind === 'call') calls.push(...move.calls)
    else last = move
  }
  return calls.length === 0 && last ? last : { kind: 'call', calls }
}

function deedTo(deed: FileNamed['deeds'][number], meant: readonly ThreadRow[]): Deed {
  return { ...deed, which: { ids: meant.map(({ id }) => id), words: '', all: true } }
}
