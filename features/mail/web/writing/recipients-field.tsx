import X from 'lucide-react/icons/x'
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useState } from 'react'
import { visible } from '#foundation/web/markdown/visible.ts'
import { comboboxOf, SuggestedPeople, useSuggested } from '#foundation/web/people/suggested.tsx'
import type { Recipient } from '../../contract.ts'
import { typed } from '../drafts/recipients.ts'
import { useSuggestions } from './suggestions.ts'

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
  const suggested = useSuggested(useSuggestions(words, people), (person) => add([person]))

  function add(more: readonly Recipient[]): void {
    setWords('')
    suggested.close()
    if (more.length > 0) onChange(joined(people, more))
  }
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (suggested.press(event)) return
    const last = people.length - 1
    if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) add(typed(words))
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
      <label htmlFor={id} className="w-10 shrink-0 self-stretch pt-1.5 text-13 text-muted">
        {label}
      </label>
      <div className="relative flex min-w-0 grow flex-wrap items-center gap-1">
        {people.map((person) => (
          <Chip
            key={`${person.name} ${person.address}`}
            person={person}
            onRemove={() => onChange(people.filter((each) => each !== person))}
          />
        ))}
        <input
          {...comboboxOf(id, suggested)}
          ref={input}
          id={id}
          maxLength={2_000}
          value={words}
          onChange={({ target }) => {
            setWords(target.value)
            suggested.open()
          }}
          onKeyDown={press}
          onPaste={paste}
          onBlur={() => add(typed(words))}
          className={`h-8 w-16 min-w-16 grow bg-transparent outline-none pointer-coarse:h-11 pointer-coarse:text-16 ${people.length > 0 ? tucked : ''}`}
        />
      </div>
      <SuggestedPeople
        id={id}
        label="Suggested recipients"
        suggested={suggested}
        place="left-14 mt-0.5 w-[min(24rem,calc(100%-4.5rem))]"
      />
    </div>
  )
}

/** On a phone, where a recipient fills a line, the field takes no line of its own until somebody goes there. */
const tucked =
  'max-sm:not-focus:absolute max-sm:not-focus:right-0 max-sm:not-focus:bottom-0 max-sm:not-focus:min-w-0 max-sm:not-focus:w-10 max-sm:not-focus:opacity-0 max-sm:not-focus:pointer-events-none'

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
      className={`flex min-h-7 max-w-full items-center gap-1 rounded-control pr-0.5 pl-2 text-13 ${isMissing ? 'bg-amber-wash text-amber' : 'bg-sunken inset-ring inset-ring-hairline'}`}
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
