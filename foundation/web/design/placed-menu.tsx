import { Menu as Base } from '@base-ui/react/menu'
import { type FocusEvent, useRef } from 'react'
import { Keys } from './keys.tsx'
import type { MenuGroups, MenuItem } from './menu.tsx'
import { arriving, floating, option } from './surface.ts'

type PlacedMenuProps = {
  /** Without one it is named by the button that it belongs to. */
  label?: string
  at: Element | DOMRect
  align?: 'start' | 'end' | undefined
  /** Gets the focus back, unless the chosen entry moved it. */
  back: HTMLElement
  groups: MenuGroups
  /** Opened by a key, it begins at its first entry. */
  byKeys?: boolean
  onClose: () => void
}

/** A menu beside an element or at a place, such as a context menu. It is open as long as it is rendered. */
export function PlacedMenu({ label, at, align = 'start', back, groups, byKeys = false, onClose }: PlacedMenuProps) {
  const isButton = at instanceof Element
  const begins = useRef(byKeys)
  function begin({ target, currentTarget }: FocusEvent): void {
    if (!begins.current || target !== currentTarget) return
    begins.current = false
    currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus()
  }
  return (
    <Base.Root open onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={isButton ? at : { getBoundingClientRect: () => at }}
          side="bottom"
          align={align}
          sideOffset={isButton ? 4 : 2}
          className="z-30"
        >
          <Base.Popup
            aria-label={label ?? (back.getAttribute('aria-label') || back.textContent)}
            finalFocus={() => back}
            onFocus={begin}
            className={`${floating} ${arriving} min-w-48 py-1 outline-none`}
          >
            {groups.map((items) => (
              <Base.Group key={items[0]?.label} className={group}>
                {items.map((item) => (
                  <Item key={item.label} {...item} />
                ))}
              </Base.Group>
            ))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  )
}

function Item({ label, run, icon, shortcut, disabled = false }: MenuItem) {
  return (
    <Base.Item onClick={run} disabled={disabled} className={option}>
      {icon && <span className="text-muted [&_svg]:size-4">{icon}</span>}
      <span className="grow">{label}</span>
      {shortcut && (
        <span className="flex max-sm:hidden">
          <Keys shortcut={shortcut} quiet />
        </span>
      )}
    </Base.Item>
  )
}

const group =
  'mx-1 not-first:relative not-first:mt-2.25 not-first:before:absolute not-first:before:-inset-x-1 not-first:before:-top-1.25 not-first:before:h-px not-first:before:bg-hairline'
