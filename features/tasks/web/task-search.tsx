import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#foundation/web/design/button.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { useShortcut } from '#foundation/web/keyboard/use-shortcut.ts'

type TaskSearchProps = {
  words: string
  /** No other field stands beside it. */
  isAlone: boolean
  onWords: (words: string) => void
}

/** Filters the shown tasks by words. On a phone a button opens the field, unless it stands alone. */
export function TaskSearch({ words, isAlone, onWords }: TaskSearchProps) {
  const [isOpen, setOpen] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isShown = isAlone || isOpen || words !== ''
  function open(): void {
    // The on-screen keyboard comes only for a field that takes the focus within the press.
    flushSync(() => setOpen(true))
    field.current?.focus()
  }
  useShortcut('/', open)
  return (
    <>
      <div
        className={`relative w-52 ${isAlone ? 'max-sm:min-w-0 max-sm:flex-1' : 'max-sm:order-1 max-sm:w-full'} ${isShown ? '' : 'max-sm:hidden'}`}
      >
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-2.5 size-4 -translate-y-1/2 text-muted"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search tasks"
          placeholder="Search"
          maxLength={200}
          value={words}
          onChange={({ target }) => onWords(target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onWords('')}
          onBlur={() => setOpen(false)}
          className={`${box} h-9 pr-3 pl-8.5 pointer-coarse:h-11`}
        />
      </div>
      {!isShown && (
        <div className="sm:hidden">
          <IconButton label="Search tasks" icon={<Search />} onClick={open} />
        </div>
      )}
    </>
  )
}
