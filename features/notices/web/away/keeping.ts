import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import type { Keeping } from '#foundation/web/acting/keeping.ts'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import type { Notice } from '../../contract.ts'
import { noticesKey } from '../notices.ts'

/** Notices are answered without a connection, too. */
export const keepingNotices: Keeping = {
  title: (name, input, queries) => titleOf(name, input, knownNotices(queries)),
}

/** The words of a waiting answer: “Snooze “Call Tom””. */
export function titleOf(name: string, input: unknown, known: readonly Pick<Notice, 'id' | 'title'>[]): string {
  const id = idOf(input)
  const title = known.find((each) => each.id === id)?.title
  const verb = verbs[name] ?? 'Answer'
  return title === undefined ? `${verb} a notice` : `${verb} “${title}”`
}

const verbs: Readonly<Partial<Record<string, string>>> = {
  'notices.finish': 'Done with',
  'notices.snooze': 'Snooze',
  'notices.stop': 'Stop',
}

/** The answer to this notice that was not sent yet. */
export function waitingAnswer(deeds: readonly Deed[], id: string): Deed | undefined {
  return deeds.find(({ name, input, state }) => name in verbs && idOf(input) === id && state !== 'refused')
}

function idOf(input: unknown): string | undefined {
  return z.looseObject({ id: z.string() }).safeParse(input).data?.id
}

function knownNotices(queries: QueryClient): Notice[] {
  return queries
    .getQueriesData<InfiniteData<Notice[]>>({ queryKey: [...noticesKey, 'list'] })
    .flatMap(([, data]) => data?.pages.flat() ?? [])
}
