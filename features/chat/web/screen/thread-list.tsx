import ArrowDown from 'lucide-react/icons/arrow-down'
import { type KeyboardEvent, useRef, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { useChat } from '../chat-session.tsx'
import type { Row } from '../rows.ts'
import { useThread } from '../use-thread.ts'
import { column } from './column.ts'
import { RowView } from './row-view.tsx'
import { useMarkedMessage, useShown } from './use-marked-message.ts'
import { useReadMark } from './use-read-mark.ts'
import { type Scroller, useEdges, useScroll, useUnseen } from './use-scroll.ts'

/** The messages, virtualised: only visible ones are in the page. */
export function ThreadList({ id, rows }: { id: string; rows: Row[] }) {
  const { threads } = useChat()
  const element = useRef<HTMLDivElement>(null)
  const marked = useMarkedMessage(id)
  const { scroller, atEnd, landed } = useScroll(element, rows, marked !== undefined)
  const later = useThread(id, ({ thread }) => thread?.later === true)
  const followed = threads.find(id)
  useEdges(scroller, landed, {
    first: () => void followed?.readEarlier(),
    last: () => void followed?.readLater(),
  })
  useReadMark(id, atEnd && !later)
  useShown(marked, scroller, rows)
  const { active, handlers } = useWalk(scroller, rows)
  return (
    <>
      <div ref={element} className="h-full overflow-y-auto [overflow-anchor:none] [scrollbar-gutter:stable_both-edges]">
        <section aria-label="Conversation" className={column} {...handlers}>
          <Lines {...{ id, rows, scroller, active, marked }} />
        </section>
      </div>
      <ToEnd id={id} unseen={useUnseen(rows, atEnd)} shown={!atEnd || later} scroller={scroller} />
    </>
  )
}

type LinesProps = {
  id: string
  rows: Row[]
  scroller: Scroller
  active: string | undefined
  marked: string | undefined
}

function Lines({ id, rows, scroller, active, marked }: LinesProps) {
  return (
    <div className="relative" style={{ height: scroller.getTotalSize() }}>
      {scroller.getVirtualItems().map(({ key, index, start }) => {
        const row = rows[index]
        return row ? (
          <div
            key={key}
            ref={scroller.measureElement}
            data-index={index}
            className="absolute inset-x-0"
            // Not a transform: each would be a layer of its own, and all of them are laid out in layers anew with every key.
            style={{ top: start }}
          >
            <RowView
              row={row}
              id={id}
              tabbable={row.key === active}
              newest={index === rows.length - 1}
              marked={row.kind === 'message' && row.message.id === marked}
            />
          </div>
        ) : null
      })}
    </div>
  )
}

/** The arrow keys go from one entry to the next; one of them at a time is reached by Tab. */
function useWalk(scroller: Scroller, rows: Row[]) {
  const [chosen, setChosen] = useState<string>()
  const active = rows.some(({ key }) => key === chosen) ? chosen : rows.at(-1)?.key
  return {
    active,
    handlers: {
      onFocus: ({ target }: { target: EventTarget }) => setChosen(rows[rowOf(target)]?.key),
      onKeyDown(event: KeyboardEvent) {
        const by = steps[event.key]
        const isEntry = event.target instanceof Element && event.target.matches('[data-entry]')
        if (by === undefined || !isEntry) return
        event.preventDefault()
        const next = Math.min(Math.max(rowOf(event.target) + by, 0), rows.length - 1)
        scroller.scrollToIndex(next, { align: 'auto' })
        focusLine(scroller.scrollElement, next)
      },
    },
  }
}

function rowOf(target: EventTarget): number {
  const line = target instanceof Element ? target.closest('[data-index]') : null
  return line ? Number(line.getAttribute('data-index')) : -1
}

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1, Home: -Infinity, End: Infinity }

/** It may have to come into the page first. */
function focusLine(element: HTMLElement | null, index: number, tries = 10): void {
  const entry = element?.querySelector<HTMLElement>(`[data-index="${index}"] [data-entry]`)
  if (entry) entry.focus({ preventScroll: true })
  else if (tries > 0) requestAnimationFrame(() => focusLine(element, index, tries - 1))
}

type ToEndProps = { id: string; unseen: boolean; shown: boolean; scroller: Scroller }

function ToEnd({ id, unseen, shown, scroller }: ToEndProps) {
  const { threads } = useChat()
  if (!shown) return null
  async function go(): Promise<void> {
    await threads.find(id)?.goToEnd()
    requestAnimationFrame(() => scroller.scrollToEnd())
  }
  return (
    <div className="absolute inset-x-0 bottom-3 flex justify-center">
      <div className="rounded-control shadow-float">
        <Button icon={<ArrowDown aria-hidden="true" />} onClick={() => void go()}>
          {unseen ? 'New messages' : 'To the end'}
        </Button>
      </div>
    </div>
  )
}
