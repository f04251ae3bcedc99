import { isDeepStrictEqual } from 'node:util'
import type { Clock } from '#foundation/server/clock.ts'
import type { Notice, NoticeKind, Notices } from '#foundation/server/notice.ts'
import { millisecondOf } from '#foundation/time/zones.ts'
import { sourcesOfWords } from '../rules/task.ts'
import type { Kept, Writing } from './writing.ts'

export const askAgainKind: NoticeKind = {
  name: 'tasks.ask-again',
  label: 'To ask somebody again',
  ways: ['push', 'mail'],
  throughQuietHours: false,
}

type Parts = { clock: Clock; notices: Notices }

/** On the day to ask whom a task waits for, a notice comes in the morning; it goes with its task, and with the wait. */
export async function remindToAsk(writing: Writing, { clock, notices }: Parts): Promise<void> {
  const { tx, ownerId } = writing
  const now = clock.now()
  const changed = writing
    .trace()
    .touched.map(({ id, before, after }) => ({ id, before: askOf(before), after: askOf(after) }))
    .filter(({ before, after }) => !isDeepStrictEqual(before, after))
  const over = changed.filter(({ before }) => before !== null).map(({ id }) => id)
  if (over.length > 0) await notices.withdraw(tx, ownerId, { kind: askAgainKind.name, about: over })
  const handed = changed.flatMap(({ id, after }) =>
    after && after.at > now.getTime() ? [noticeOf(id, after, now)] : [],
  )
  if (handed.length > 0) await notices.hand(tx, ownerId, handed)
}

type Ask = { title: string; whom: string; at: number; sources: string[] }

const morning = 'T09:00'

function askOf(task: Kept): Ask | null {
  if (task === null || task.status === 'done' || task.waitsFor === null || task.askOn === null) return null
  const { title, waitsFor, askOn, zone } = task
  return {
    title,
    whom: waitsFor.name || (waitsFor.email ?? ''),
    at: millisecondOf(`${askOn}${morning}`, zone),
    sources: sourcesOfWords(task),
  }
}

function noticeOf(id: string, { title, whom, at, sources }: Ask, now: Date): Notice {
  return {
    kind: askAgainKind.name,
    about: id,
    // Each new day is handed over as a notice of its own.
    occurrence: `${new Date(at).toISOString()} ${now.toISOString()}`,
    title: `Ask ${whom} again`,
    body: title,
    link: `/assistant?view=tasks&show=all&task=${id}`,
    dueAt: new Date(at),
    sources,
  }
}
