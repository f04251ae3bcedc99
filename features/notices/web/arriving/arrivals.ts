import { z } from 'zod'
import { type Notice, noticeChanged, noticesSeen } from '../../contract.ts'

/** A message of the live connection, and when it arrived. */
export type Heard = { message: { type: string }; at: number }

const known = z.discriminatedUnion('type', [noticeChanged, noticesSeen])
/** Notices delivered earlier than this came from a reconnect; only the bell counts them. */
const freshMilliseconds = 60_000

/** Notices that arrived while this tab was open and were not yet seen anywhere, newest first. */
export function arrivalsIn(heard: readonly Heard[]): Notice[] {
  const shown = new Map<string, Notice>()
  const over = new Set<string>()
  for (const { message, at } of heard) {
    const read = known.safeParse(message)
    if (!read.success) continue
    if (read.data.type === 'notices/seen') for (const id of read.data.ids) over.add(id)
    else {
      const { notice } = read.data
      if (isOver(notice)) over.add(notice.id)
      else if (shown.has(notice.id) || isFresh(notice, at)) shown.set(notice.id, notice)
    }
  }
  return [...shown.values()].filter(({ id }) => !over.has(id)).toReversed()
}

/** Where everybody already is: a link to it says nothing about what is shown there. */
const home = '/assistant'

/** A notice that only links to the open page counts as seen; its card would cover that page. */
export function withoutThoseOfPage(pathname: string, notices: readonly Notice[]): { shown: Notice[]; seen: string[] } {
  const isSeen = ({ link, can_finish }: Notice): boolean => link === pathname && link !== home && !can_finish
  return {
    shown: notices.filter((notice) => !isSeen(notice)),
    seen: notices.filter(isSeen).map(({ id }) => id),
  }
}

function isOver({ answer, seen_at, state }: Notice): boolean {
  return answer !== null || seen_at !== null || state === 'withdrawn'
}

function isFresh({ handed_at }: Notice, at: number): boolean {
  return handed_at !== null && at - Date.parse(handed_at) < freshMilliseconds
}
