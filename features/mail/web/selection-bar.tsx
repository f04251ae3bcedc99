import X from 'lucide-react/icons/x'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import { ThreadTools } from './thread-tools.tsx'
import type { Box } from './use-box.ts'

type SelectionBarProps = { box: Box; onSnooze: () => void }

/** Changes to all selected threads, in place of the list's header. */
export function SelectionBar({ box, onSnooze }: SelectionBarProps) {
  const { selection, rows, place } = box
  const { threads } = selection
  if (threads.length === 0) return null
  return (
    <div className="pointer-events-none absolute inset-x-1.5 top-1.5 z-5 flex">
      <div
        role="toolbar"
        aria-label="Selected threads"
        className={`${floating} pointer-events-auto flex flex-wrap items-center gap-x-1 py-1 pr-1 pl-4`}
      >
        <p aria-live="polite" className="mr-1 font-medium tabular-nums">
          {threads.length} selected
        </p>
        {threads.length < rows.length && (
          <Button kind="plain" onClick={selection.all}>
            All {rows.length}
          </Button>
        )}
        <ThreadTools
          threads={threads}
          place={place}
          onChange={(deed) =>
            box.change(
              threads.map(({ id }) => id),
              deed,
            )
          }
          onErase={() => box.erase(threads.map(({ id }) => id))}
          onSnooze={onSnooze}
          hasKeys
        />
        <IconButton label="Clear selection" icon={<X />} onClick={selection.clear} />
      </div>
    </div>
  )
}
