import {
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  changeConversationRoute,
  type Conversation,
  conversationChanged,
  listConversationsRoute,
  removeConversationRoute,
  restoreConversationRoute,
} from '../contract.ts'
import { reportCall } from './report-call.ts'
import { type Listed, merge, type Page, type Wish } from './sidebar/listing.ts'

const listKey = ['chat', 'list', 'all']
const pinnedKey = ['chat', 'list', 'pinned']
const localKey = ['chat', 'list', 'local']

/** Events since the list was read, and this person's changes that are not yet confirmed. */
type Local = { heard: ReadonlyMap<string, Conversation>; wished: ReadonlyMap<string, readonly Wish[]> }

const nothing: Local = { heard: new Map(), wished: new Map() }

export type Conversations = {
  /** Pinned ones first, then the latest. Nothing before the first page is there. */
  listed: Listed | undefined
  error: Error | null
  retry: () => void
  retrying: boolean
  /** Fetches the next page, if there is one and none is on its way. */
  more: () => void
}

/** All conversations as far as they are loaded, kept fresh by what is heard. */
export function useConversations(): Conversations {
  const { client } = useSession()
  const queries = useQueryClient()
  const pages = useInfiniteQuery({
    queryKey: listKey,
    queryFn: ({ pageParam, signal }) => readPage(client, known(queries), { before: pageParam, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last: Page) => last.next,
    staleTime: listFresh,
    structuralSharing: false,
  })
  const pinned = useQuery({
    queryKey: pinnedKey,
    queryFn: ({ signal }) => readPinned(client, known(queries), signal),
    staleTime: listFresh,
  })
  const { data: local = nothing } = useQuery<Local>({ queryKey: localKey, queryFn: skipToken, staleTime: Infinity })
  const listed = useMemo(
    () => (pages.data ? mergeOnce(pages.data.pages, pinned.data, local) : undefined),
    [pages.data, pinned.data, local],
  )
  useEffect(() => {
    if (pages.error) reportCall(pages.error)
  }, [pages.error])
  return {
    listed,
    error: listed ? null : pages.error,
    retry: () => void pages.refetch(),
    retrying: pages.isFetching,
    more: () => {
      if (pages.hasNextPage && !pages.isFetching && !pages.isFetchNextPageError) void pages.fetchNextPage()
    },
  }
}

/** Applies announced changes; mounted once around the pages. */
export function useHearConversations(): void {
  const { live } = useSession()
  const queries = useQueryClient()
  useLive(live, (message) => {
    if (message.type !== 'conversation/changed') return
    const event = conversationChanged.safeParse(message)
    if (event.success) hear(queries, event.data.conversation)
  })
}

/** Renames or pins: seen at once, and taken back should it fail. */
export function useChangeConversation(onFailure: (failure: Error) => void) {
  const { client } = useSession()
  return useWish(
    ({ id, ...body }: { id: string; title?: string; pinned?: boolean }) =>
      client.call(changeConversationRoute, { params: { id }, body }),
    ({ title, pinned }) => ({
      ...(title !== undefined && { title, provisional: false }),
      ...(pinned !== undefined && { pinned }),
    }),
    onFailure,
  )
}

export function useRemoveConversation(onFailure: (failure: Error) => void) {
  const { client } = useSession()
  return useWish(
    ({ id }: { id: string }) => client.call(removeConversationRoute, { params: { id } }),
    () => ({ deleted: true }),
    onFailure,
  )
}

export function useRestoreConversation(onFailure: (failure: Error) => void) {
  const { client } = useSession()
  return useWish(
    ({ id }: { id: string }) => client.call(restoreConversationRoute, { params: { id } }),
    () => ({ deleted: false }),
    onFailure,
  )
}

/** Events keep the list fresh; a reconnecting client is told to refetch. */
const listFresh = 10 * 60_000

const firstPage = 100
const mostPinned = 500
/** As many as can be read and put in order between two frames. */
const laterPage = 250

type Merged = { pages: readonly Page[]; pinned: Page | undefined; listed: Listed }

const lastMerged = new WeakMap<Local, Merged>()

/** The sidebar and the palette show the same list. */
function mergeOnce(pages: readonly Page[], pinned: Page | undefined, local: Local): Listed {
  const last = lastMerged.get(local)
  if (last?.pages === pages && last.pinned === pinned) return last.listed
  const listed = merge(pinned ? [...pages, pinned] : pages, local)
  lastMerged.set(local, { pages, pinned, listed })
  return listed
}

async function readPage(
  client: Client,
  heard: ReadonlySet<Conversation>,
  { before, signal }: { before: string | undefined; signal: AbortSignal },
): Promise<Page> {
  const limit = before === undefined ? firstPage : laterPage
  const query = { limit, ...(before !== undefined && { before }) }
  const conversations = await client.call(listConversationsRoute, { query }, { signal })
  const next = conversations.length < limit ? undefined : justAfter(conversations.at(-1)?.updated_at)
  // More of one moment than a page holds are not to be told apart: go on after them.
  const stuck = next !== undefined && next === before
  return { conversations, heard, next: stuck ? conversations.at(-1)?.updated_at : next }
}

/** Others may have changed in the same millisecond; to get one twice does no harm. */
function justAfter(instant: string | undefined): string | undefined {
  return instant === undefined ? undefined : new Date(Date.parse(instant) + 1).toISOString()
}

async function readPinned(client: Client, heard: ReadonlySet<Conversation>, signal: AbortSignal): Promise<Page> {
  const query = { pinned: 'true', limit: mostPinned }
  const conversations = await client.call(listConversationsRoute, { query }, { signal })
  return { conversations, heard, next: undefined }
}

function known(queries: QueryClient): ReadonlySet<Conversation> {
  return new Set(localOf(queries).heard.values())
}

function localOf(queries: QueryClient): Local {
  return queries.getQueryData<Local>(localKey) ?? nothing
}

function hear(queries: QueryClient, conversation: Conversation): void {
  const { heard, wished } = localOf(queries)
  if ((heard.get(conversation.id)?.revision ?? 0) >= conversation.revision) return
  queries.setQueryData<Local>(localKey, { heard: new Map(heard).set(conversation.id, conversation), wished })
}

function changeWishes(queries: QueryClient, id: string, change: (wishes: readonly Wish[]) => readonly Wish[]): void {
  const { heard, wished } = localOf(queries)
  const wishes = change(wished.get(id) ?? [])
  queries.setQueryData<Local>(localKey, { heard, wished: new Map(wished).set(id, wishes) })
}

function useWish<Input extends { id: string }>(
  call: (input: Input) => Promise<Conversation>,
  asked: (input: Input) => Wish,
  onFailure: (failure: Error) => void,
) {
  const queries = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: call,
    // One after the other: a chat that is deleted and brought back at once must not end up deleted.
    scope: { id: 'conversations' },
    onMutate(input) {
      const wish = asked(input)
      changeWishes(queries, input.id, (wishes) => [...wishes, wish])
      return wish
    },
    onSuccess: (conversation) => hear(queries, conversation),
    onError(failure) {
      reportCall(failure)
      onFailure(failure)
    },
    onSettled: (_data, _error, { id }, wish) =>
      changeWishes(queries, id, (wishes) => wishes.filter((other) => other !== wish)),
  })
  return mutate
}
