import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { useSession } from '#foundation/web/session/session.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { type Found, searchConversationsRoute } from '../../contract.ts'
import { byChat, type FoundChat } from './groups.ts'

export type Search = {
  words: string
  setWords: (words: string) => void
  /** Undefined until the first answer; in the order in which they are shown. */
  found: readonly Found[] | undefined
  chats: readonly FoundChat[]
  error: Error | null
  retry: () => void
  active: number
  setActive: (at: number) => void
  go: (hit: Found) => void
}

/** All chats, searched as one types. */
export function useSearch(): Search {
  const [words, setWords] = useState('')
  const [active, setActive] = useState(0)
  const { data, error, refetch } = useFound(words)
  const navigate = useNavigate()
  const chats = useMemo(() => byChat(data ?? []), [data])
  return {
    words,
    setWords(next) {
      setWords(next)
      setActive(0)
    },
    found: data && chats.flatMap(({ hits }) => hits),
    chats,
    error,
    retry: () => void refetch(),
    active: Math.min(active, Math.max(0, (data?.length ?? 0) - 1)),
    setActive,
    go: (hit) => void navigate(addressOf(hit)),
  }
}

/** What holds these words, a moment after the last key. */
export function useFound(words: string) {
  const { client } = useSession()
  const asked = useSettled(words.trim(), 120)
  return useQuery({
    queryKey: ['chat', 'search', 'all', asked],
    queryFn: ({ signal }) => client.call(searchConversationsRoute, { query: { q: asked } }, { signal }),
    enabled: asked !== '',
    placeholderData: (before) => (asked === '' ? undefined : before),
  })
}

export function addressOf({ conversation, message }: Found): string {
  return `/assistant/${conversation.id}${message ? `?message=${message.id}` : ''}`
}
