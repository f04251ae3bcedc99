import SearchIcon from 'lucide-react/icons/search'
import X from 'lucide-react/icons/x'
import type { KeyboardEvent } from 'react'
import { optionId, resultsId } from './search-ids.ts'
import type { Search } from './use-search.ts'

/** The arrows choose among what was found, Enter goes there, Escape gives the list back. */
export function SearchField({ search }: { search: Search }) {
  const { words, setWords, found = [], active, setActive, go } = search
  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const hit = found[active]
    if (step !== undefined && found.length > 0) setActive((active + step + found.length) % found.length)
    else if (event.key === 'Enter' && hit) go(hit)
    else if (event.key === 'Escape' && words !== '') setWords('')
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const isOpen = words !== ''
  return (
    <div className="relative shrink-0">
      <SearchIcon aria-hidden="true" className="absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted" />
      <input
        type="text"
        role="combobox"
        aria-label="Search all chats"
        aria-expanded={isOpen}
        aria-controls={resultsId}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? optionId(active) : undefined}
        placeholder="Search all chats"
        enterKeyHint="search"
        maxLength={200}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={press}
        className={field}
      />
      {isOpen && (
        <button type="button" aria-label="Clear the search" onClick={() => setWords('')} className={clear}>
          <X aria-hidden="true" className="size-4" />
        </button>
      )}
    </div>
  )
}

const field =
  'h-8.5 w-full rounded-control border border-hairline bg-raised pr-8 pl-8.5 placeholder:text-muted hover:border-edge/60 focus-visible:border-accent focus-visible:outline-offset-0 pointer-coarse:h-11 pointer-coarse:text-16'

const clear =
  'absolute top-0 right-0 grid size-8.5 place-items-center rounded-control text-muted hover:text-ink pointer-coarse:size-11'
