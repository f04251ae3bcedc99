import { Menu } from '@base-ui/react/menu'
import Bell from 'lucide-react/icons/bell'
import Pencil from 'lucide-react/icons/pencil'
import Pin from 'lucide-react/icons/pin'
import PinOff from 'lucide-react/icons/pin-off'
import Trash from 'lucide-react/icons/trash-2'
import { type ReactNode, type RefObject, Suspense, useEffect, useRef, useState } from 'react'
import { useBeside } from '#foundation/web/beside.ts'
import { Keys } from '#foundation/web/design/keys.tsx'
import { arriving, floating, option } from '#foundation/web/design/surface.ts'
import { SayingProvider, type ToastWords } from '#foundation/web/design/toast.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Conversation } from '../../contract.ts'
import type { OpenMenu } from './chat-list.tsx'
import { titleOf } from './listing.ts'
import { clearNote, say } from './note.ts'
import type { ChatActions } from './use-chat-actions.ts'

type RowMenuProps = { menu: OpenMenu; actions: ChatActions; onOpenChange: (open: boolean) => void }

/** One for the whole list, beside the row that asked for it. */
export function RowMenu({ menu: { conversation, anchor, open }, actions, onOpenChange }: RowMenuProps) {
  const { pinned } = conversation
  const { RemindDialog } = useBeside()
  const [reminded, setReminded] = useState<Conversation>()
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
    <>
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
              {RemindDialog && (
                <Item icon={<Bell />} run={choose(() => setReminded(conversation), false)}>
                  Remind me about this chat…
                </Item>
              )}
              <Item icon={<Trash />} shortcut="delete" run={choose(() => actions.remove(conversation), true)}>
                Delete
              </Item>
            </Menu.Popup>
          </Menu.Positioner>
        </Menu.Portal>
      </Menu.Root>
      {reminded && RemindDialog && (
        <Suspense>
          <SayingProvider value={sayBelow}>
            <RemindDialog thing={thingOf(reminded)} onClose={() => setReminded(undefined)} />
          </SayingProvider>
        </Suspense>
      )}
    </>
  )
}

/** A title that is not meant to be read says nothing. */
function thingOf(conversation: Conversation) {
  const title = conversation.provisional ? '' : visible(titleOf(conversation))
  return { kind: 'chat' as const, id: conversation.id, title }
}

/** Where the list says all that is done in it: also in the drawer, over the page. */
function sayBelow({ title, kind = 'done', action }: ToastWords): () => void {
  say({ words: title, kind, ...(action && { action }) })
  return clearNote
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
