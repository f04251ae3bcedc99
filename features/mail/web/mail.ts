import { type QueryClient, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  listMailboxesRoute,
  listThreadsRoute,
  mailChanged,
  type MailMessage,
  namedThreadsRoute,
  readThreadRoute,
  searchMailRoute,
} from '../contract.ts'
import { type MailPlace, writtenList } from './place.ts'

export const mailKey = ['mail']
export const draftsKey = [...mailKey, 'drafts']
const threadKey = [...mailKey, 'thread']
const pageSize = 50

/** Mounted once, around the mailbox: refetches what changed anywhere. */
export function useHearMail(): void {
  const { live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, (message) => {
    if (message.type === 'mail/drafts') void readAnew(queries, { queryKey: draftsKey })
    const heard = mailChanged.safeParse(message)
    if (heard.success) void readChanged(queries, heard.data.threads)
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: mailKey })
  }, [line, queries])
}

/** Lists and counts, and of the threads only those that are named; null names all. */
export async function readChanged(queries: QueryClient, threads: readonly string[] | null): Promise<void> {
  const named = threads && new Set(threads)
  await readAnew(queries, {
    queryKey: mailKey,
    predicate: ({ queryKey: [, kind, id] }) => kind !== 'thread' || named === null || named.has(String(id)),
  })
}

/** `ids`: with commas between them. Stands alone in a chat, so it hears of changes itself. */
export function useNamedThreads(ids: string) {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const queryKey = [...mailKey, 'named', ids]
  const line = useLive(live, (message) => {
    if (mailChanged.safeParse(message).success) void readAnew(queries, { queryKey })
  })
  const catchUp = useEffectEvent(() => {
    // What is not read yet is being read now.
    if (queries.getQueryData(queryKey)) void readAnew(queries, { queryKey })
  })
  useEffect(() => {
    if (line === 'open') catchUp()
  }, [line])
  return useQuery({
    queryKey,
    queryFn: ({ signal }) => client.call(namedThreadsRoute, { query: { ids } }, { signal }),
  })
}

export function useMailboxes() {
  const { client } = useSession()
  return useQuery({
    queryKey: [...mailKey, 'mailboxes'],
    queryFn: ({ signal }) => client.call(listMailboxesRoute, {}, { signal }),
  })
}

export function useThreads({ list, words }: Pick<MailPlace, 'list' | 'words'>) {
  const { client } = useSession()
  return useInfiniteQuery({
    queryKey: [...mailKey, 'page', words === '' ? writtenList(list) : 'search', words],
    async queryFn({ pageParam, signal }) {
      const page = { limit: pageSize, ...(pageParam !== undefined && { after: pageParam }) }
      if (words !== '') return client.call(searchMailRoute, { query: { query: words, ...page } }, { signal })
      return { ...(await client.call(listThreadsRoute, { query: { ...list, ...page } }, { signal })), notes: [] }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ more }) => more ?? undefined,
  })
}

export type ThreadPages = ReturnType<typeof useThreads>

export function useThread(id: string) {
  const { client } = useSession()
  return useQuery(threadQuery(client, id))
}

/** The messages of a thread, as they were read, or else read now. */
export function useReadThread(): (id: string) => Promise<readonly MailMessage[]> {
  const { client } = useSession()
  const queries = useQueryClient()
  return async (id) => (await queries.ensureQueryData(threadQuery(client, id))).messages
}

/** Reads a thread before it is opened. */
export function useReadAhead(): (id: string | undefined) => void {
  const { client } = useSession()
  const queries = useQueryClient()
  return (id) => {
    if (id !== undefined) void queries.prefetchQuery(threadQuery(client, id))
  }
}

function threadQuery(client: Client, id: string) {
  return {
    queryKey: [...threadKey, id],
    queryFn: ({ signal }: { signal: AbortSignal }) => client.call(readThreadRoute, { params: { id } }, { signal }),
  }
}
