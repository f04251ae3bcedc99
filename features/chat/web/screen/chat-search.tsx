import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useDeferredValue, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { IconButton } from '#foundation/web/design/button.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Found, searchConversationsRoute } from '../../contract.ts'
import { Passage } from './passage.tsx'
import { useEscape } from './use-escape.ts'

/** Finds what was said in this chat, also far above what is loaded. */
export function ChatSearch({ id, onClose }: { id: string; onClose: () => void }) {
  const [words, setWords] = useState('')
  const { data, error, isFetching } = useSearch(id, useDeferredValue(words.trim()))
  const [, setParams] = useSearchParams()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  useEscape(true, onClose)
  const hits = data?.filter(({ message }) => message !== null) ?? []
  return (
    <search className={`${floating} absolute top-full right-2.5 mt-1 w-96 max-w-[calc(100vw-1.25rem)] p-1.5`}>
      <div className="flex items-center gap-1 pl-2.5">
        <input
          ref={input}
          type="search"
          aria-label="Search in this chat"
          placeholder="Search in this chat…"
          value={words}
          onChange={({ target }) => setWords(target.value)}
          className="h-9 min-w-0 grow bg-transparent text-16 outline-none placeholder:text-muted [&::-webkit-search-cancel-button]:hidden"
        />
        <IconButton label="Close search" icon={<X />} onClick={onClose} />
      </div>
      <output className="block px-2.5 text-13 text-muted not-empty:pb-1.5">
        {outcome({ asked: words.trim() !== '', isFetching, failed: error !== null, count: hits.length })}
      </output>
      <ul className="max-h-[min(24rem,60dvh)] overflow-y-auto">
        {hits.map((hit) => (
          <Hit key={hit.message?.id} hit={hit} onGo={(message) => setParams({ message }, { replace: true })} />
        ))}
      </ul>
    </search>
  )
}

function useSearch(id: string, words: string) {
  const { client } = useSession()
  return useQuery({
    queryKey: ['chat', 'search', id, words],
    queryFn: ({ signal }) =>
      client.call(searchConversationsRoute, { query: { q: words, conversation: id } }, { signal }),
    enabled: words !== '',
    placeholderData: (before) => (words === '' ? undefined : before),
  })
}

type Outcome = { asked: boolean; isFetching: boolean; failed: boolean; count: number }

function outcome({ asked, isFetching, failed, count }: Outcome): string {
  if (!asked) return ''
  if (failed) return 'The search did not work. Try again in a moment.'
  if (isFetching && count === 0) return 'Searching…'
  return count === 0 ? 'Nothing found.' : `${count} found`
}

function Hit({ hit, onGo }: { hit: Found; onGo: (messageId: string) => void }) {
  const { message, passage } = hit
  if (!message) return null
  return (
    <li>
      <button
        type="button"
        onClick={() => onGo(message.id)}
        className="grid w-full rounded-control px-2.5 py-1.5 text-left hover:bg-touch"
      >
        <span className="text-12 text-muted">{message.role === 'user' ? 'You' : 'Attaché'}</span>
        <span className="line-clamp-2 text-13">
          <Passage passage={passage} />
        </span>
      </button>
    </li>
  )
}
