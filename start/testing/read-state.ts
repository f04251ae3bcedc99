import { isDeepStrictEqual } from 'node:util'
import type { Mailboxes, MailSend, ThreadPage } from '#features/mail/contract.ts'
import { conversations as chats } from './chatter.ts'
import { mailPaths } from './mail-desk.ts'
import { reminderList } from './reminder-reversals.ts'
import type { Stage } from './stage.ts'

/** What the person of a stage has, by the address it is read from. */
export type State = Readonly<Record<string, unknown>>

export const facts = '/v1/assistant/facts'
export const files = '/v1/documents/files'
export const november = '/v1/calendar/events?from=2026-11-01T00:00:00Z&to=2026-12-01T00:00:00Z'
const mailboxes = '/v1/mail/mailboxes'
const threads = '/v1/mail/threads'
export const january = '/v1/calendar/events?from=2024-01-01T00:00:00Z&to=2024-02-01T00:00:00Z'

const usual = [
  chats,
  '/v1/me',
  facts,
  '/v1/calendar/calendars',
  november,
  january,
  files,
  '/v1/plan-notice',
  '/v1/tasks',
  '/v1/tasks?view=done',
  '/v1/tasks/lists',
  '/v1/notices',
  '/v1/notices/settings',
  reminderList,
  '/v1/contacts',
  '/v1/documents/places',
  '/v1/mail/drafts',
  '/v1/mail/sends',
  '/v1/mail/senders',
  '/v1/mail/templates',
]

/**
 * All that is theirs, without what counts and dates its changes, and how far a file has been read by itself; or as much
 * of it as has places like these, which may be of somebody else.
 */
export async function stateOf(stage: Stage, places?: readonly string[]): Promise<State> {
  const read = readerOf(stage)
  const kinds = places && new Set(places.map(withoutId))
  const all = [...usual, ...(!places || places.some(isMail) ? await mailPathsOf(read) : [])]
  return readBy(read, kinds ? all.filter((path) => kinds.has(withoutId(path))) : all)
}

function isMail(path: string): boolean {
  return path === mailboxes || path.startsWith(threads)
}

/** Whoever has no mailbox has no mail in any list. */
async function mailPathsOf(read: Read): Promise<string[]> {
  const { accounts } = (await read(mailboxes)) as Mailboxes
  if (accounts.length === 0) return [mailboxes]
  const page = (await read(`${threads}?view=all`)) as ThreadPage
  return [...mailPaths, ...page.threads.map(({ id }) => `${threads}/${id}`)]
}

function withoutId(path: string): string {
  return path.replace(/[\da-f-]{36}$/, '')
}

/** The same, from these addresses alone. */
export async function readAll(stage: Stage, paths: readonly string[]): Promise<State> {
  return readBy(readerOf(stage), paths)
}

async function readBy(read: Read, paths: readonly string[]): Promise<State> {
  const things = await Promise.all(paths.map(async (path) => [path, await read(path)] as const))
  return JSON.parse(JSON.stringify(Object.fromEntries(things), kept))
}

type Read = (path: string) => Promise<unknown>

/** Asks for each address once. */
function readerOf({ ana }: Stage): Read {
  const answers = new Map<string, Promise<unknown>>()
  return (path) => {
    const answer = answers.get(path) ?? ana.call('GET', path).then(({ body }) => body)
    answers.set(path, answer)
    return answer
  }
}

/** Where both can be read, and differ. */
export function touched(one: State, other: State): string[] {
  const both = Object.keys(one).filter((path) => path in other)
  return both.filter((path) => !isDeepStrictEqual(one[path], other[path]))
}

export function partOf(state: State, paths: readonly string[]): State {
  return Object.fromEntries(paths.map((path) => [path, state[path]]))
}

function kept(name: string, value: unknown): unknown {
  if (counts.has(name)) return undefined
  return name === 'sends' ? (value as MailSend[]).map(withoutHold) : value
}

/** A mail that goes after all is held as long again. */
function withoutHold({ dueAt, ...send }: MailSend) {
  return { ...send, ...(send.scheduled && { dueAt }) }
}

/** What counts changes. What was deleted takes room for two weeks. */
const counts = new Set(['revision', 'updated_at', 'answered_at', 'seen_at', 'unseen', 'reading', 'changedAt', 'room'])
