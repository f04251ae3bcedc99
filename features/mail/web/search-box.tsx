import Search from 'lucide-react/icons/search'
import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router'
import { box } from '#foundation/web/design/surface.ts'
import { useSettled } from '#foundation/web/use-settled.ts'
import { addressOf, type MailPlace } from './place.ts'

type SearchBoxProps = { place: MailPlace; input: RefObject<HTMLInputElement | null>; list: string }

/** Searches all mail, by words and by operators that it names while it has the focus. */
export function SearchBox({ place, input, list }: SearchBoxProps) {
  const navigate = useNavigate()
  const [words, setWords] = useTyped(place.words)
  const settled = useSettled(words.trim(), 200)
  const go = useEffectEvent((next: string) => {
    if (next === place.words || next !== words.trim()) return
    void navigate(addressOf({ list: place.list, words: next }), { replace: place.words !== '', state: typed })
  })
  useEffect(() => go(settled), [settled])

  function add(operator: string): void {
    setWords(words === '' || words.endsWith(' ') ? `${words}${operator}` : `${words} ${operator}`)
    input.current?.focus()
  }
  return (
    <search className="group relative block">
      <Search
        aria-hidden="true"
        className="pointer-events-none absolute top-4.5 left-2.5 size-4 -translate-y-1/2 text-muted pointer-coarse:top-5"
      />
      <input
        ref={input}
        type="search"
        aria-label="Search mail"
        placeholder="Search mail"
        autoComplete="off"
        maxLength={300}
        value={words}
        onChange={({ target }) => setWords(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          if (words === '') event.currentTarget.blur()
          setWords('')
          event.preventDefault()
        }}
        className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11 [&::-webkit-search-cancel-button]:hidden`}
      />
      <div className="mt-1.5 hidden flex-wrap gap-1 group-focus-within:flex">
        {operators.map(({ operator, says }) => (
          <button
            key={operator}
            type="button"
            title={says}
            aria-label={`${operator} ${says}`}
            // The field keeps the focus, or the hints would be gone before the press ends.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => add(operator)}
            className="rounded-control bg-sunken px-2 py-0.5 text-12 text-muted inset-ring inset-ring-hairline hover:text-ink pointer-coarse:min-h-11"
          >
            {operator}
          </button>
        ))}
      </div>
      {place.words !== '' && (
        <p className="sr-only">The results come from all mail, not from {list} alone. Escape ends the search.</p>
      )}
    </search>
  )
}

const typed = { typed: true }

/** What is typed, which runs ahead of the address; Back and links bring words of their own. */
function useTyped(brought: string): [string, (words: string) => void] {
  const { key, state } = useLocation()
  const wasTyped = typeof state === 'object' && state !== null && 'typed' in state
  const isOwn = useNavigationType() !== NavigationType.Pop && wasTyped
  const [kept, setKept] = useState({ key, words: brought })
  const words = kept.key === key || isOwn ? kept.words : brought
  if (kept.key !== key) setKept({ key, words })
  return [words, (next) => setKept({ key, words: next })]
}

const operators = [
  { operator: 'from:', says: 'who wrote' },
  { operator: 'to:', says: 'to whom' },
  { operator: 'subject:', says: 'words of the subject' },
  { operator: 'is:unread', says: 'also starred, snoozed, muted' },
  { operator: 'has:attachment', says: 'also invitation' },
  { operator: 'after:', says: 'a day, such as 2026-01-31' },
  { operator: 'before:', says: 'a day, such as 2026-01-31' },
  { operator: 'in:', says: 'a folder, also trash and spam' },
]
