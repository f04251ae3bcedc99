import type { FolderRole, Split } from '../contract.ts'

/** A message as far as the row of its thread tells of it. */
export type MessageInThread = {
  id: string
  subject: string
  bareSubject: string
  fromName: string
  fromAddress: string
  to: readonly { name: string; address: string }[]
  at: string
  snippet: string
  seen: boolean
  starred: boolean
  draft: boolean
  own: boolean
  labels: readonly string[]
  attachments: number
  invitation: boolean
  marked: boolean
  copies: readonly { folder: string; role: FolderRole }[]
}

/** What the person decided about a thread. */
export type Decided = { snoozedUntil: string | null; wokenAt: string | null; muted: boolean }

export type Sorted = { split: Split; why: string; sorted: boolean }

export type PersonInRow = { name: string; address: string; own: boolean; unread: boolean }

/** What a list shows of a thread. */
export type Summary = Sorted & {
  subject: string
  bareSubject: string
  snippet: string
  people: PersonInRow[]
  newestAt: string
  messages: number
  unread: number
  starred: boolean
  attachments: number
  invitation: boolean
  draft: boolean
  marked: boolean
  labels: string[]
  roles: FolderRole[]
}

/** A list that a thread stands in, and by what it is sorted there. */
export type Listing = { list: string; at: string; unread: boolean }

const aside: ReadonlySet<FolderRole> = new Set(['junk', 'trash'])
const mostPeople = 12

/** In junk or in the trash alone. */
export function isHidden({ copies }: Pick<MessageInThread, 'copies'>): boolean {
  return copies.every(({ role }) => aside.has(role))
}

/** Undefined: nothing is left of it. The messages are in the order in which they came. */
export function summarise(messages: readonly MessageInThread[], sorted: Sorted): Summary | undefined {
  const told = tellable(messages)
  const [first] = told
  const newest = told.at(-1)
  if (!first || !newest) return undefined
  return {
    ...sorted,
    subject: first.subject,
    bareSubject: first.bareSubject,
    snippet: newest.snippet,
    people: peopleIn(told),
    newestAt: newest.at,
    messages: told.length,
    unread: told.filter(({ seen }) => !seen).length,
    starred: told.some(({ starred }) => starred),
    attachments: told.reduce((sum, { attachments }) => sum + attachments, 0),
    invitation: told.some(({ invitation }) => invitation),
    draft: told.some(({ draft }) => draft),
    marked: told.some(({ marked }) => marked),
    labels: [...new Set(told.flatMap(({ labels }) => labels))].toSorted(),
    roles: [...new Set(messages.flatMap(({ copies }) => copies.map(({ role }) => role)))].toSorted(),
  }
}

/** Without those in junk or the trash, unless nothing else is there. */
function tellable(messages: readonly MessageInThread[]): readonly MessageInThread[] {
  const visible = messages.filter((message) => !isHidden(message))
  return visible.length > 0 ? visible : messages
}

function peopleIn(messages: readonly MessageInThread[]): PersonInRow[] {
  const isSentAlone = messages.every(({ own }) => own)
  const people = new Map<string, PersonInRow>()
  for (const { fromName, fromAddress, to, own, seen } of messages) {
    const named = isSentAlone
      ? to.map((each) => ({ ...each, own: false }))
      : [{ name: fromName, address: fromAddress, own }]
    for (const person of named) {
      const key = person.own ? 'own' : person.address.toLowerCase() || person.name
      const known = people.get(key)
      people.set(key, { ...person, unread: !seen || known?.unread === true })
    }
  }
  const all = [...people.values()]
  return all.length <= mostPeople ? all : [...all.slice(0, 1), ...all.slice(1 - mostPeople)]
}

/** Every list in which a thread stands. */
export function listingsOf(messages: readonly MessageInThread[], decided: Decided, split: Split): Listing[] {
  const visible = messages.filter((message) => !isHidden(message))
  const isUnread = visible.some(({ seen }) => !seen)
  const starred = visible.filter(({ starred: isStarred }) => isStarred)
  return [
    ...(visible.length > 0 ? [{ list: 'all', at: newestIn(visible), unread: isUnread }] : []),
    ...(starred.length > 0 ? [{ list: 'starred', at: newestIn(visible), unread: isUnread }] : []),
    ...(decided.snoozedUntil === null
      ? inboxListings(messages, decided, split)
      : [{ list: 'snoozed', at: decided.snoozedUntil, unread: isUnread }]),
    ...folderListings(messages),
    ...[...new Set(visible.flatMap(({ labels }) => labels))].map((label) => ({
      list: `label:${label}`,
      at: newestIn(visible),
      unread: isUnread,
    })),
  ]
}

function inboxListings(messages: readonly MessageInThread[], { wokenAt, muted }: Decided, split: Split): Listing[] {
  const here = messages.filter(({ copies }) => copies.some(({ role }) => role === 'inbox'))
  if (here.length === 0 || muted) return []
  const received = here.filter(({ own }) => !own)
  const newest = newestIn(received.length > 0 ? received : here)
  const at = wokenAt !== null && isLater(wokenAt, newest) ? wokenAt : newest
  const unread = here.some(({ seen }) => !seen)
  return ['inbox', `inbox:${split}`].map((list) => ({ list, at, unread }))
}

function folderListings(messages: readonly MessageInThread[]): Listing[] {
  const copies = messages.flatMap((message) => message.copies.map((copy) => ({ ...copy, message })))
  const groups = [
    ...Map.groupBy(copies, ({ folder }) => `folder:${folder}`),
    ...Map.groupBy(
      copies.filter(({ role }) => role !== 'none' && role !== 'inbox'),
      ({ role }) => role,
    ),
  ]
  return groups.map(([list, inIt]) => ({
    list,
    at: newestIn(inIt.map(({ message }) => message)),
    unread: inIt.some(({ message }) => !message.seen),
  }))
}

function newestIn(messages: readonly MessageInThread[]): string {
  return messages.map(({ at }) => at).reduce((newest, at) => (isLater(at, newest) ? at : newest))
}

/** Moments come with fractions of different lengths, which do not sort as text. */
function isLater(one: string, other: string): boolean {
  return Date.parse(one) > Date.parse(other)
}
