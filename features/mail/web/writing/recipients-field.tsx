import X from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { floating } from '#foundation/web/design/surface.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Recipient } from '../../contract.ts'
import { typed } from '../drafts/recipients.ts'
import { type Suggestion, useSuggestions } from './suggestions.ts'

type RecipientsFieldProps = {
  label: string
  people: readonly Recipient[]
  onChange: (people: Recipient[]) => void
  input?: RefObject<HTMLInputElement | null>
}

/** Recipients as chips, each with its whole address, and suggestions while one is typed. */
export function RecipientsField({ label, people, onChange, input }: RecipientsFieldProps) {
  const id = useId()
  const [words, setWords] = useState('')
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const found = useSuggestions(isOpen ? words : '', people)
  const shown = isOpen && found.length > 0
  const chosen = shown ? found[active] : undefined

  function add(more: readonly Recipient[]): void {
    setWords('')
    setOpen(false)
    setActive(-1)
    if (more.length > 0) onChange(joined(people, more))
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    const last = people.length - 1
    if (shown && event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1))
    else if (shown && event.key === 'ArrowUp') setActive(Math.max(-1, active - 1))
    else if (shown && event.key === 'Escape') setOpen(false)
    else if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add(chosen ? [chosen] : typed(words))
    else if (event.key === ',' || event.key === ';') add(typed(words))
    else if (event.key === 'Backspace' && words === '' && last >= 0) onChange(people.slice(0, last))
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  function paste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text')
    if (!/[,;\n]/.test(text)) return
    event.preventDefault()
    add(typed(`${words}${text}`))
  }
  return (
    <div className="relative flex items-start gap-2 border-b border-hairline px-4 py-1.5">
      <label htmlFor={id} className="w-10 shrink-0 pt-1.5 text-13 text-muted">
        {label}
      </label>
      <div className="flex min-w-0 grow flex-wrap items-center gap-1">
        {people.map((person) => (
          <Chip
            key={`${person.name} ${person.address}`}
            person={person}
            onRemove={() => onChange(people.filter((each) => each !== person))}
          />
        ))}
        <input
          ref={input}
          id={id}
          role="combobox"
          aria-expanded={shown}
          aria-controls={`${id}-people`}
          aria-autocomplete="list"
          aria-activedescendant={chosen && `${id}-${active}`}
          autoComplete="off"
          maxLength={2_000}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            setOpen(true)
            setActive(-1)
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(typed(words))}
          className="h-8 w-16 min-w-16 grow bg-transparent outline-none pointer-coarse:h-10 pointer-coarse:text-16"
        />
      </div>
      <Suggestions id={id} found={shown ? found : []} active={active} onPick={(person) => add([person])} />
    </div>
  )
}

function keyOf({ name, address }: Recipient): string {
  return (address === '' ? name : address).toLowerCase()
}

function joined(people: readonly Recipient[], more: readonly Recipient[]): Recipient[] {
  const known = new Set(people.map(keyOf))
  return [...people, ...more.filter((each) => !known.has(keyOf(each)))].map(({ name, address }) => ({ name, address }))
}

function Chip({ person: { name, address }, onRemove }: { person: Recipient; onRemove: () => void }) {
  const isMissing = address === ''
  return (
    <span
      data-recipient
      className={`flex min-h-7 max-w-full items-center gap-1 rounded-control pr-0.5 pl-2 text-13 ${isMissing ? 'bg-red-wash text-red' : 'bg-sunken inset-ring inset-ring-hairline'}`}
    >
      <span className="min-w-0 wrap-anywhere">
        {name !== '' && <span className="font-medium">{visible(name)}</span>}{' '}
        {isMissing ? '· no address' : <span className={name === '' ? '' : 'text-muted'}>{visible(address)}</span>}
      </span>
      <button
        type="button"
        aria-label={`Remove ${visible(name || address)}`}
        onClick={onRemove}
        className="grid size-6 shrink-0 place-items-center rounded-control hover:bg-touch pointer-coarse:size-9 [&_svg]:size-3.5"
      >
        <X aria-hidden="true" />
      </button>
    </span>
  )
}

type SuggestionsProps = {
  id: string
  found: readonly Suggestion[]
  active: number
  onPick: (person: Suggestion) => void
}

function Suggestions({ id, found, active, onPick }: SuggestionsProps) {
  return (
    <div
      id={`${id}-people`}
      // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the field
      role="listbox"
      aria-label="Suggested recipients"
      tabIndex={-1}
      hidden={found.length === 0}
      className={`${floating} absolute top-full left-14 z-20 mt-0.5 max-h-60 w-[min(24rem,calc(100%-4.5rem))] overflow-y-auto p-1 [[hidden]]:hidden`}
    >
      {found.map((person, at) => (
        <div
          key={person.address}
          id={`${id}-${at}`}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Pointerdown would move the focus away and close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            onPick(person)
          }}
          className="grid min-h-10 cursor-default content-center rounded-control px-2.5 py-1 hover:bg-touch aria-selected:bg-touch"
        >
          {person.name !== '' && <span className="truncate">{visible(person.name)}</span>}
          <span className={`wrap-anywhere ${person.name === '' ? '' : 'text-12 text-muted'}`}>
            {visible(person.address)}
            {person.from !== '' && ` · ${person.from}`}
          </span>
        </div>
      ))}
    </div>
  )
}
