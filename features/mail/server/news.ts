import type { PeopleKnown } from '#foundation/server/acquaintance.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database, Transaction } from '#foundation/server/database/database.ts'
import type { Notice, NoticeKind, Notices } from '#foundation/server/notice.ts'
import { readInvitation } from '../rules/invitation.ts'
import { mailSource } from '../rules/words.ts'
import { listNews, listUnsettled, markTold, markUntold, type News } from './news-store.ts'

/** Only mail that waits for the person. */
export const newMailKind: NoticeKind = {
  name: 'mail.new',
  label: 'Mail to answer and invitations',
  ways: ['push'],
  throughQuietHours: false,
}

/** Older mail is history that is still being mirrored. */
const newsMilliseconds = 3_600_000

export type NewsParts = {
  database: Pick<Database, 'as'>
  clock: Clock
  notices: Notices
  peopleKnown: PeopleKnown
}

/**
 * Hands notices about mail that has just arrived: invitations, and mail to answer from people who are known or were
 * written to. Called after the messages are stored as untold, because whoever knows people reads in transactions of
 * their own; of each message only one caller tells.
 */
export async function tellOfNews(
  { database, clock, notices, peopleKnown }: NewsParts,
  ownerId: string,
  messages: readonly string[],
): Promise<void> {
  const since = new Date(clock.now().getTime() - newsMilliseconds)
  const news = await database.as(ownerId, (tx) => listNews(tx, ownerId, { messages, since }))
  const unsure = news.filter((each) => each.asks && !isWaiting(each))
  const known = await knownAmong(peopleKnown, ownerId, unsure)
  const wanted = news.filter((each) => isWaiting(each) || (each.asks && known.has(each.fromAddress.toLowerCase())))
  const told = new Map(wanted.map((each) => [each.message, noticeOf(each, clock.now())]))
  await database.as(ownerId, async (tx) => {
    const left = new Set(await markTold(tx, ownerId, messages))
    const now = [...told].filter(([message]) => left.has(message)).map(([, notice]) => notice)
    if (now.length > 0) await notices.hand(tx, ownerId, now)
  })
}

/** Worth a notice, whoever wrote it. */
function isWaiting(news: News): boolean {
  return isInvitation(news) || (news.asks && news.writtenTo)
}

/** Saved, or written down by the person: whoever wrote a mail is listed among the people known by that mail alone. */
async function knownAmong(
  peopleKnown: PeopleKnown,
  ownerId: string,
  news: readonly News[],
): Promise<ReadonlySet<string>> {
  const addresses = [...new Set(news.map(({ fromAddress }) => fromAddress.toLowerCase()))]
  if (addresses.length === 0) return new Set()
  const found = await peopleKnown(ownerId, { words: '', addresses, limit: Number.POSITIVE_INFINITY })
  return new Set(found.filter(({ saved, sources }) => saved || sources.length === 0).map(({ email }) => email))
}

function isInvitation({ invitation }: News): boolean {
  return invitation !== null && readInvitation(invitation)?.method === 'REQUEST'
}

function noticeOf(news: News, dueAt: Date): Notice {
  const { message, thread, fromName, fromAddress, subject, snippet } = news
  const words = subject === '' ? snippet : subject
  return {
    kind: newMailKind.name,
    about: thread,
    occurrence: message,
    title: fromName === '' ? fromAddress : fromName,
    body: isInvitation(news) ? `Invites you: ${words}` : words,
    link: `/assistant/mail?thread=${thread}`,
    dueAt,
    unlessPresent: true,
    sources: [mailSource({ subject, people: [{ name: fromName, address: fromAddress }] })],
  }
}

/** In the transaction that stores them: which of these messages are to be told of once it has committed. */
export async function noteNews(
  tx: Transaction,
  ownerId: string,
  { messages, now }: { messages: readonly string[]; now: Date },
): Promise<string[]> {
  if (messages.length === 0) return []
  return markUntold(tx, ownerId, { messages, since: new Date(now.getTime() - newsMilliseconds) })
}

/** Withdraws the notices about threads that were read, archived or decided about. */
export async function endNews(
  tx: Transaction,
  ownerId: string,
  threads: readonly string[],
  notices: Pick<Notices, 'withdraw'>,
): Promise<void> {
  if (threads.length === 0) return
  const unsettled = new Set(await listUnsettled(tx, ownerId, threads))
  const about = [...new Set(threads)].filter((id) => !unsettled.has(id))
  if (about.length > 0) await notices.withdraw(tx, ownerId, { kind: newMailKind.name, about })
}
