import { dateText, monthName, weekdayName } from '#foundation/time/format/date-text.ts'
import { beginHere, dayHere, laterDay } from '#foundation/web/own-zone.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import type { Conversation } from '../../contract.ts'

/** A part of the list as the server gave it. */
export type Page = {
  conversations: readonly Conversation[]
  /** What had been heard before this was asked for, and therefore is older than it. */
  heard: ReadonlySet<Conversation>
  /** From where on to ask for more; nothing at the end. */
  next: string | undefined
}

/** A change that is shown as done until the answer arrives. */
export type Wish = Partial<Pick<Conversation, 'title' | 'provisional' | 'pinned' | 'deleted'>>

export type Listed = { pinned: Conversation[]; recent: Conversation[] }

export type Row = { kind: 'day'; label: string } | { kind: 'chat'; conversation: Conversation }

/** Of each conversation its latest revision, with what was asked for; the latest first. */
export function merge(
  pages: readonly Page[],
  { heard, wished }: { heard: ReadonlyMap<string, Conversation>; wished: ReadonlyMap<string, readonly Wish[]> },
): Listed {
  const latest = new Map<string, Conversation>()
  const take = (conversation: Conversation): void => {
    const known = latest.get(conversation.id)
    if (!known || known.revision < conversation.revision) latest.set(conversation.id, conversation)
  }
  for (const { conversations } of pages) conversations.forEach(take)
  for (const conversation of heard.values()) {
    // Only what is in no part, though all of them were asked for after it was heard, is gone.
    if (latest.has(conversation.id) || !pages.every((page) => page.heard.has(conversation))) take(conversation)
  }
  const listed: Listed = { pinned: [], recent: [] }
  for (const conversation of [...latest.values()].sort(laterFirst)) {
    const shown = withWishes(conversation, wished.get(conversation.id) ?? [])
    if (!shown.deleted) listed[shown.pinned ? 'pinned' : 'recent'].push(shown)
  }
  return listed
}

/** With a heading before what was pinned, and before each day, and before each month of what is older than a week. */
export function toRows({ pinned, recent }: Listed, today: string): Row[] {
  const rows: Row[] = pinned.length > 0 ? [{ kind: 'day', label: 'Pinned' }] : []
  rows.push(...pinned.map(toRow))
  let begins = Infinity
  for (const conversation of recent) {
    const at = Date.parse(conversation.updated_at)
    if (at < begins) {
      const period = periodOf(at, today)
      rows.push({ kind: 'day', label: period.label })
      begins = period.begins
    }
    rows.push(toRow(conversation))
  }
  return rows
}

/** The displayed title. */
export function titleOf({ title, provisional }: Pick<Conversation, 'title' | 'provisional'>): string {
  return provisional ? 'New chat' : title
}

function withWishes(conversation: Conversation, asked: readonly Wish[]): Conversation {
  return asked.reduce<Conversation>((shown, wish) => ({ ...shown, ...wish }), conversation)
}

function laterFirst(a: Conversation, b: Conversation): number {
  if (a.updated_at !== b.updated_at) return a.updated_at < b.updated_at ? 1 : -1
  return a.id < b.id ? 1 : -1
}

function toRow(conversation: Conversation): Row {
  return { kind: 'chat', conversation }
}

function periodOf(at: number, today: string): { label: string; begins: number } {
  for (const [back, named] of ['Today', 'Yesterday', '', '', '', '', ''].entries()) {
    const day = laterDay(today, -back)
    const begins = beginHere(day)
    if (at >= begins) return { label: named || weekdayName(day, 'long', timeFormat()), begins }
  }
  const month = `${dayHere(at).slice(0, 7)}-01`
  const isThisYear = month.slice(0, 4) === today.slice(0, 4)
  const label = isThisYear ? monthName(month, timeFormat()) : dateText(month, 'month', timeFormat())
  return { label, begins: beginHere(month) }
}
