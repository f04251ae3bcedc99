import type { Handing, Notice } from '../contract.ts'
import { momentOf } from '#foundation/web/when.ts'
import { lateSeconds, lengthInWords } from '../rules.ts'

const wayNames: Record<Handing['way'], string> = { app: 'In the app', push: 'Push message', mail: 'Mail' }
const ends: Record<Handing['state'], string> = { handed: 'handed over', failed: 'failed', skipped: 'not sent' }

/** One line of the record: “Push message to Phone: failed after 2 tries. It took too long to answer.” */
export function handingWords({ way, place, state, tries, why }: Handing): string {
  const to = place === '' ? '' : ` to ${place}`
  const after = state === 'failed' && tries > 1 ? ` after ${tries} tries` : ''
  return `${wayNames[way]}${to}: ${ends[state]}${after}.${why === null ? '' : ` ${why}`}`
}

/** How late it came, and why; `undefined` if it was on time. */
export function latenessWords({ late_seconds, late_why }: Notice): string | undefined {
  if (late_seconds === null || late_seconds <= lateSeconds) return undefined
  return `${lengthInWords(late_seconds)} late. ${late_why ?? ''}`.trim()
}

export function missedWords({ missed }: Notice): string | undefined {
  if (missed === 0) return undefined
  return missed === 1 ? 'One earlier time was missed.' : `${missed} earlier times were missed.`
}

export function seenWords({ seen_at }: Pick<Notice, 'seen_at'>): string {
  return seen_at === null ? 'Not seen yet.' : `Seen ${momentOf(seen_at)}.`
}

/** What the person did with it; `undefined` if nothing yet. */
export function answerWords({ answer, snoozed_until }: Pick<Notice, 'answer' | 'snoozed_until'>): string | undefined {
  if (answer === 'snoozed') return snoozed_until === null ? 'Snoozed' : `Snoozed until ${momentOf(snoozed_until)}`
  return { done: 'Done', stopped: 'Stopped', none: undefined }[answer ?? 'none']
}
