import { useEffect, useRef } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import type { Found } from '../../contract.ts'
import { visible } from '../markdown/visible.ts'
import { Passage } from '../screen/passage.tsx'
import { titleOf } from './listing.ts'
import { optionId, resultsId } from './search-ids.ts'
import type { Search } from './use-search.ts'

export function SearchResults({ search }: { search: Search }) {
  const { found, error, retry, active, setActive, go } = search
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In some browsers it answers a promise, which would be no business of React's.
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' })
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
        className="-mx-2.5 grid min-h-0 content-start gap-0.5 overflow-y-auto px-2.5 pb-2"
      >
        {found?.map((hit, at) => (
          <Hit
            key={`${hit.conversation.id} ${hit.message?.id}`}
            hit={hit}
            at={at}
            active={at === active}
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

type HitProps = {
  hit: Found
  at: number
  active: boolean
  onPoint: (at: number) => void
  onGo: (hit: Found) => void
}

function Hit({ hit, at, active, onPoint, onGo }: HitProps) {
  const { conversation, message, passage } = hit
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
      className="grid cursor-pointer rounded-control px-2 py-1.5 aria-selected:bg-touch"
    >
      <span className="truncate font-medium">
        {message ? visible(titleOf(conversation)) : <Passage passage={passage} />}
      </span>
      {message && (
        <span className="line-clamp-2 text-13 text-muted">
          <Passage passage={passage} />
        </span>
      )}
    </div>
  )
}
