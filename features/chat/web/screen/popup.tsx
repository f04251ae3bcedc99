import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import { floating } from '#foundation/web/design/surface.ts'
import { useEscape } from './use-escape.ts'

type PopupProps = {
  label: string
  icon: ReactNode
  /** The direction in which it opens. */
  side?: 'above' | 'below-end'
  /** More than one thing may be chosen while it is open. */
  stays?: boolean
  children: ReactNode
}

/** A button and what it opens beside itself. It goes with Escape, with a choice, and when one turns elsewhere. */
export function Popup({ label, icon, side = 'above', stays = false, children }: PopupProps) {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  function close(): void {
    setOpen(false)
    if (root.current?.contains(document.activeElement)) button.current?.focus()
  }
  useEscape(open, close)
  useTurns(open, (target) => {
    if (!root.current?.contains(target)) setOpen(false)
    else if (!stays && !button.current?.contains(target)) close()
  })
  return (
    <div ref={root} className="relative">
      <button
        ref={button}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className={`${shape} ${kinds.plain} w-9 aria-expanded:bg-touch pointer-coarse:w-11`}
      >
        {icon}
      </button>
      {open && (
        <fieldset aria-label={label} className={`${floating} ${sides[side]} absolute z-20 p-1.5`}>
          {children}
        </fieldset>
      )}
    </div>
  )
}

const sides = { above: 'bottom-full left-0 mb-2', 'below-end': 'top-full right-0 mt-1' }

/** Told where one presses, and where else the focus goes. */
function useTurns(open: boolean, turn: (target: Node) => void): void {
  const hear = useEffectEvent(({ target, type }: Event) => {
    if (!(target instanceof Node)) return
    // The focus that moves within is no choice.
    if (type === 'click' || !(target instanceof HTMLElement && target.closest('fieldset'))) turn(target)
  })
  useEffect(() => {
    if (!open) return undefined
    const listener = (event: Event): void => hear(event)
    const kindsOfTurn = ['click', 'focusin']
    kindsOfTurn.forEach((kind) => document.addEventListener(kind, listener))
    return () => kindsOfTurn.forEach((kind) => document.removeEventListener(kind, listener))
  }, [open])
}

/** One line of a popup. */
export function PopupButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-2.5 py-1 text-left hover:bg-touch pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
    >
      {children}
    </button>
  )
}
