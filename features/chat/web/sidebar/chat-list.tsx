import { useVirtualizer } from '@tanstack/react-virtual'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import type { Conversation } from '../../contract.ts'
import { ChatRow } from './chat-row.tsx'
import { type Listed, type Row, toRows } from './listing.ts'
import { useChatActions } from './use-chat-actions.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useToday } from './use-today.ts'

const RowMenu = lazy(async () => {
  const { RowMenu: component } = await import('./row-menu.tsx')
  return { default: component }
})

export type OpenMenu = { conversation: Conversation; anchor: Element; open: boolean }

/** As many rows as are in sight, of however many there are. */
export function ChatList({ listed, onEnd }: { listed: Listed; onEnd: () => void }) {
  const today = useToday()
  const rows = useMemo(() => toRows(listed, today), [listed, today])
  const scroller = useRef<HTMLDivElement>(null)
  const [height] = useState(() => (matchMedia('(pointer: coarse)').matches ? 40 : 34))
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: (at) => (rows[at]?.kind === 'day' ? 32 : height),
    getItemKey: (at) => keyOf(rows[at]),
    overscan: 10,
  })
  const items = virtual.getVirtualItems()
  const last = items.at(-1)?.index ?? 0
  const isNearEnd = last >= rows.length - 40
  useEffect(() => {
    if (isNearEnd) onEnd()
  }, [isNearEnd, rows.length, onEnd])

  const { chatId } = useParams()
  const keys = useRowKeys({
    place: scroller,
    rows,
    chatId,
    shown: items.map(({ index }) => index),
    scrollTo: virtual.scrollToIndex,
  })
  const actions = useChatActions(keys.focusNear)
  const [menu, setMenu] = useState<OpenMenu>()
  if (rows.length === 0) return <p className="px-2 py-1.5 text-muted">No Chats</p>
  return (
    <div ref={scroller} className="-mx-2.5 min-h-0 grow overflow-y-auto px-2.5 pb-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble up from the rows */}
      <ul className="relative" style={{ height: virtual.getTotalSize() }} onKeyDown={keys.onKeyDown}>
        {items.map(({ key, index, start }) => (
          <li key={key} className="absolute inset-x-0 top-0" style={{ translate: `0 ${start}px` }}>
            <RowView
              row={rows[index]}
              current={chatId}
              tabbable={keys.tabbable === index}
              menu={menu}
              onMenu={setMenu}
              actions={actions}
            />
          </li>
        ))}
      </ul>
      {menu && (
        <Suspense>
          <RowMenu menu={menu} actions={actions} onOpenChange={(open) => setMenu({ ...menu, open })} />
        </Suspense>
      )}
    </div>
  )
}

type RowViewProps = {
  row: Row | undefined
  current: string | undefined
  tabbable: boolean
  menu: OpenMenu | undefined
  onMenu: (menu: OpenMenu) => void
  actions: ReturnType<typeof useChatActions>
}

function RowView({ row, current, menu, ...rest }: RowViewProps) {
  if (!row) return null
  if (row.kind === 'day') return <h3 className="flex h-8 items-end px-2 pb-1 text-12 text-muted">{row.label}</h3>
  const { conversation } = row
  const hasMenu = menu?.open === true && menu.conversation.id === conversation.id
  return <ChatRow {...rest} conversation={conversation} current={current === conversation.id} hasMenu={hasMenu} />
}

function keyOf(row: Row | undefined): string {
  if (!row) return ''
  return row.kind === 'day' ? `day ${row.label}` : row.conversation.id
}
