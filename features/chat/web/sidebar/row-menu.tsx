import { Menu } from '@base-ui/react/menu'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { Keys } from '#foundation/web/design/keys.tsx'
import { arriving, floating, option } from '#foundation/web/design/surface.ts'
import type { OpenMenu } from './chat-list.tsx'
import type { ChatActions } from './use-chat-actions.ts'

type RowMenuProps = { menu: OpenMenu; actions: ChatActions; onOpenChange: (open: boolean) => void }

/** One for the whole list, beside the row that asked for it. */
export function RowMenu({ menu: { conversation, anchor, open }, actions, onOpenChange }: RowMenuProps) {
  const { pinned } = conversation
  const first = useRef<HTMLDivElement>(null)
  const chosen = useRef<Choice | null>(null)
  const choose = (run: () => void, takesFocus: boolean) => () => {
    chosen.current = { run, takesFocus }
  }
  /** The focus may move only after the menu has closed. */
  function act(isOpen: boolean): void {
    if (!isOpen) chosen.current?.run()
  }
  useEffect(() => {
    if (!open) return undefined
    chosen.current = null
    // After the menu has taken the focus for itself.
    const frame = requestAnimationFrame(() => first.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [open, chosen])
  return (
    <Menu.Root open={open} onOpenChange={onOpenChange} onOpenChangeComplete={act}>
      <Menu.Portal>
        <Menu.Positioner anchor={anchor} sideOffset={4} align="end" className="z-30">
          <Menu.Popup
            aria-label="Chat"
            finalFocus={() => !chosen.current?.takesFocus && anchor instanceof HTMLElement && anchor}
            className={`${floating} ${arriving} min-w-48 p-1 outline-none`}
          >
            <Item
              ref={first}
              icon={<Pencil />}
              shortcut="f2"
              run={choose(() => actions.startRename(conversation), true)}
            >
              Rename
            </Item>
            <Item icon={pinned ? <PinOff /> : <Pin />} run={choose(() => actions.togglePin(conversation), false)}>
              {pinned ? 'Unpin' : 'Pin'}
            </Item>
            <Item icon={<Trash />} shortcut="delete" run={choose(() => actions.remove(conversation), true)}>
              Delete
            </Item>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}

type Choice = { run: () => void; takesFocus: boolean }

type ItemProps = {
  icon: ReactNode
  shortcut?: string
  run: () => void
  children: ReactNode
  ref?: RefObject<HTMLDivElement | null>
}

function Item({ icon, shortcut, run, children, ref }: ItemProps) {
  return (
    <Menu.Item ref={ref} onClick={run} className={option}>
      <span className="text-muted [&_svg]:size-4">{icon}</span>
      <span className="grow">{children}</span>
      {shortcut !== undefined && <Keys shortcut={shortcut} quiet />}
    </Menu.Item>
  )
}
