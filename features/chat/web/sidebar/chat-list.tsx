import { Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useParams } from 'react-router'
import { late } from '#foundation/web/late.ts'
import type { Conversation } from '../../contract.ts'
import { ChatRow } from './chat-row.tsx'
import { type Listed, type Row, toRows } from './listing.ts'
import { useChatActions } from './use-chat-actions.ts'
import { useRowKeys } from './use-row-keys.ts'
import { useRowsInSight } from './use-rows-in-sight.ts'
import { useToday } from './use-today.ts'

const RowMenu = late(async () => (await import('./row-menu.tsx')).RowMenu)

export type OpenMenu = { conversation: Conversation; anchor: Element; open: boolean }

export function ChatList({ listed, onEnd }: { listed: Listed; onEnd: () => void }) {
  const today = useToday()
  const rows = useMemo(() => toRows(listed, today), [listed, today])
  return rows.length === 0 ? (
    <p className="px-2 py-1.5 text-muted">No Chats</p>
  ) : (
    <RowsInSight rows={rows} onEnd={onEnd} />
  )
}

/** As many rows as are in sight, of however many there are. */
function RowsInSight({ rows, onEnd }: { rows: readonly Row[]; onEnd: () => void }) {
  const scroller = useRef<HTMLDivElement>(null)
  const [height] = useState(() => (matchMedia('(pointer: coarse)').matches ? 40 : 34))
  const heights = useMemo(() => rows.map(({ kind }) => (kind === 'day' ? 32 : height)), [rows, height])
  const sight = useRowsInSight(scroller, heights)
  const last = sight.rows.at(-1)?.at ?? 0
  // Counts new rows as well: the end may still be near.
  const endNear = last >= rows.length - 40 ? rows.length : undefined
  useEffect(() => {
    if (endNear !== undefined) onEnd()
  }, [endNear, onEnd])

  const { chatId } = useParams()
  const keys = useRowKeys({
    place: scroller,
    rows,
    chatId,
    shown: sight.rows.map(({ at }) => at),
    scrollTo: sight.scrollTo,
  })
  const actions = useChatActions(keys.focusNear)
  const [menu, setMenu] = useState<OpenMenu>()
  return (
    <div ref={scroller} className="-mx-2.5 min-h-0 grow overflow-y-auto px-2.5 pb-2">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys that bubble up from the rows */}
      <ul className="relative" style={{ height: sight.total }} onKeyDown={keys.onKeyDown}>
        {sight.rows.map(({ at, top }) => (
          <li key={keyOf(rows[at])} className="absolute inset-x-0 top-0" style={{ translate: `0 ${top}px` }}>
            <RowView
              row={rows[at]}
              current={chatId}
              tabbable={keys.tabbable === at}
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
