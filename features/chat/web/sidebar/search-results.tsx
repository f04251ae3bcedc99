import { useEffect, useRef } from 'react'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { dayOf } from '#foundation/web/when.ts'
import type { Found } from '../../contract.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { Passage } from '../screen/passage.tsx'
import type { FoundChat } from './groups.ts'
import { titleOf } from './listing.ts'
import { optionId, resultsId } from './search-ids.ts'
import type { Search } from './use-search.ts'

export function SearchResults({ search }: { search: Search }) {
  const { found, chats, error, retry, active, setActive, go } = search
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In some browsers it answers a promise, which would be no business of React's.
    list.current?.querySelectorAll('[role=option]')[active]?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    <div className="-mx-2.5 flex min-h-0 grow flex-col px-2.5">
      <output className="px-2 pt-3 pb-1 text-12 text-muted">{outcome(search)}</output>
      {error && (
        <div className="px-2 py-1">
          <Button onClick={retry}>Retry</Button>
        </div>
      )}
      <div
        ref={list}
        id={resultsId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no select shows passages
        role="listbox"
        aria-label="Found in your chats"
        className="-mx-2.5 grid min-h-0 content-start gap-3 overflow-y-auto px-2.5 pb-2"
      >
        {chats.map((chat) => (
          <Chat
            key={chat.conversation.id}
            chat={chat}
            found={found ?? []}
            active={active}
            onPoint={setActive}
            onGo={go}
          />
        ))}
      </div>
    </div>
  )
}

function outcome({ found, error, words }: Search): string {
  if (error) return 'The search did not work.'
  if (!found) return words.trim() === '' ? '' : 'Searching…'
  return found.length === 0 ? 'Nothing was found.' : `${found.length} found`
}

type ChatProps = {
  chat: FoundChat
  found: readonly Found[]
  active: number
  onPoint: (at: number) => void
  onGo: (hit: Found) => void
}

function Chat({ chat: { conversation, hits }, found, active, onPoint, onGo }: ChatProps) {
  const title = visible(titleOf(conversation))
  const isTitleFound = hits.some(({ message }) => message === null)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- options of a listbox stand in no fieldset
    <div role="group" aria-label={title} className="grid gap-0.5">
      {!isTitleFound && (
        <span aria-hidden="true" className="truncate px-2 text-13 font-medium">
          {title}
        </span>
      )}
      {hits.map((hit) => {
        const at = found.indexOf(hit)
        return (
          <Hit key={hit.message?.id ?? ''} hit={hit} at={at} active={at === active} onPoint={onPoint} onGo={onGo} />
        )
      })}
    </div>
  )
}

type HitProps = Pick<ChatProps, 'onPoint' | 'onGo'> & { hit: Found; at: number; active: boolean }

function Hit({ hit, at, active, onPoint, onGo }: HitProps) {
  const { message, passage } = hit
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field above has the keys
    <div
      id={optionId(at)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- as above
      role="option"
      tabIndex={-1}
      aria-selected={active}
      onPointerMove={() => onPoint(at)}
      onClick={() => onGo(hit)}
      className="grid cursor-pointer rounded-control px-2 py-1.5 aria-selected:bg-touch pointer-coarse:min-h-11"
    >
      {message ? (
        <>
          <span className="line-clamp-2 text-13">
            <Passage passage={passage} />
          </span>
          <span className="text-12 text-muted">
            {speakers[message.role]} · {dayOf(message.created_at)}
          </span>
        </>
      ) : (
        <span className="truncate text-13 font-medium">
          <Passage passage={passage} />
        </span>
      )}
    </div>
  )
}

const speakers = { user: 'You', assistant: productName }
