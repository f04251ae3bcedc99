import { type KeyboardEvent, useState } from 'react'
import { floating } from '../design/surface.ts'
import { visible } from '../markdown/visible.ts'

/** `from`: where the address is from, if the person did not save it: “from your events or mail”. */
export type Suggestion = { name: string; address: string; from: string }

/** Suggestions below a field that keeps the focus: which one the arrow keys have reached, and which is picked. */
export function useSuggested<One extends Suggestion>(found: readonly One[], onPick: (person: One) => void) {
  const [isOpen, setOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const shown = isOpen ? found : []
  const chosen = shown[active]
  const close = (): void => {
    setOpen(false)
    setActive(-1)
  }
  return {
    shown,
    active,
    chosen,
    close,
    /** Something was typed. */
    open: () => {
      setOpen(true)
      setActive(-1)
    },
    /** Whether the key was meant for the suggestions; nothing around the field hears of it then. */
    press: (event: KeyboardEvent): boolean => {
      const isAsked = !isOpen && found.length > 0 && event.key === 'ArrowDown'
      if (shown.length === 0 && !isAsked) return false
      if (isAsked) setOpen(true)
      if (event.key === 'ArrowDown') setActive(Math.min(found.length - 1, active + 1))
      else if (event.key === 'ArrowUp') setActive(Math.max(-1, active - 1))
      else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && chosen && !event.ctrlKey && !event.metaKey) {
        close()
        onPick(chosen)
      } else return false
      event.preventDefault()
      event.stopPropagation()
      return true
    },
    pick: (person: One) => {
      close()
      onPick(person)
    },
  }
}

export type Suggested<One extends Suggestion> = ReturnType<typeof useSuggested<One>>

/** What a field says of its suggestions. */
export function comboboxOf<One extends Suggestion>(id: string, { shown, active, chosen }: Suggested<One>) {
  return {
    role: 'combobox',
    'aria-expanded': shown.length > 0,
    'aria-controls': `${id}-people`,
    'aria-autocomplete': 'list',
    'aria-activedescendant': chosen && `${id}-${active}`,
    autoComplete: 'off',
  } as const
}

type SuggestedPeopleProps<One extends Suggestion> = {
  /** Of the field. */
  id: string
  label: string
  suggested: Suggested<One>
  /** Where it stands and how wide it is. */
  place: string
}

/** The list itself; its addresses are shown whole. */
export function SuggestedPeople<One extends Suggestion>({ id, label, suggested, place }: SuggestedPeopleProps<One>) {
  const { shown, active, pick } = suggested
  return (
    <div
      id={`${id}-people`}
      // oxlint-disable-next-line prefer-tag-over-role -- a select would take the focus from the field
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      hidden={shown.length === 0}
      className={`${floating} absolute top-full z-20 max-h-60 overflow-y-auto p-1 [[hidden]]:hidden ${place}`}
    >
      {shown.map((person, at) => (
        <div
          key={`${person.address} ${person.name}`}
          id={`${id}-${at}`}
          // oxlint-disable-next-line prefer-tag-over-role -- as above
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Pointerdown would move the focus away and close the list.
          onPointerDown={(event) => {
            event.preventDefault()
            pick(person)
          }}
          className="grid min-h-10 cursor-default content-center pointer-coarse:min-h-11 rounded-control px-2.5 py-1 hover:bg-touch aria-selected:bg-touch"
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
