import Ellipsis from 'lucide-react/icons/ellipsis'
import Pin from 'lucide-react/icons/pin'
import type { KeyboardEvent, MouseEvent } from 'react'
import { Link } from 'react-router'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Conversation } from '../../contract.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { OpenMenu } from './chat-list.tsx'
import { titleOf } from './listing.ts'
import { RenameField } from './rename-field.tsx'
import type { ChatActions } from './use-chat-actions.ts'

type ChatRowProps = {
  conversation: Conversation
  current: boolean
  tabbable: boolean
  hasMenu: boolean
  onMenu: (menu: OpenMenu) => void
  actions: ChatActions
}

export function ChatRow({ conversation, current, tabbable, hasMenu, onMenu, actions }: ChatRowProps) {
  const { id, pinned } = conversation
  const title = visible(titleOf(conversation))
  function press(event: KeyboardEvent): void {
    if (event.key === 'F2') actions.startRename(conversation)
    else if (event.key === 'Delete') actions.remove(conversation)
    else return
    event.preventDefault()
  }
  function open(event: MouseEvent, anchor: Element): void {
    event.preventDefault()
    onMenu({ conversation, anchor, open: true })
  }
  const renaming = actions.renaming === id
  const stop = tabbable && !renaming ? 0 : -1
  return (
    <div className={`group relative ${hasMenu ? 'rounded-control bg-touch' : ''}`}>
      <Link
        to={`/assistant/${id}`}
        data-chat={id}
        tabIndex={stop}
        aria-current={current ? 'page' : undefined}
        onKeyDown={press}
        onContextMenu={(event) => open(event, event.currentTarget)}
        className={line}
      >
        {pinned && <Pin aria-hidden="true" className="size-3.5 shrink-0 text-muted" />}
        <span className="truncate">{title}</span>
        {conversation.unread && !current && <Unread />}
      </Link>
      <button
        type="button"
        tabIndex={stop}
        aria-label={`Options for ${title}`}
        aria-haspopup="menu"
        aria-expanded={hasMenu}
        onClick={(event) => open(event, event.currentTarget)}
        className={`${options} ${hasMenu ? 'opacity-100' : 'opacity-0'}`}
      >
        <Ellipsis aria-hidden="true" className="size-4" />
      </button>
      {renaming && <RenameField conversation={conversation} onEnd={actions.endRename} />}
    </div>
  )
}

function Unread() {
  return (
    <>
      <span aria-hidden="true" className="ml-auto size-2 shrink-0 rounded-full bg-accent" />
      <VisuallyHidden>, unread</VisuallyHidden>
    </>
  )
}

const line =
  'flex h-8.5 items-center gap-2 rounded-control py-0 pr-9 pl-2 -outline-offset-2 hover:bg-touch aria-[current=page]:bg-touch aria-[current=page]:font-medium pointer-coarse:h-11'

const options =
  'absolute top-0 right-0 grid size-8.5 place-items-center rounded-control text-muted -outline-offset-2 group-focus-within:opacity-100 group-hover:opacity-100 hover:text-ink focus-visible:opacity-100 pointer-coarse:size-11 pointer-coarse:opacity-100'
