import FolderInput from 'lucide-react/icons/folder-input'
import Hash from 'lucide-react/icons/hash'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { IconButton } from '#foundation/web/design/button.tsx'
import { floating } from '#foundation/web/design/surface.ts'
import type { Selection } from './selection.ts'

export type Asked = 'move' | 'tag' | 'delete'

/** Actions for all selected files, at the bottom edge. */
export function SelectionBar({
  selection: { files, clear },
  onAsk,
}: {
  selection: Selection
  onAsk: (asked: Asked) => void
}) {
  if (files.length === 0) return null
  return (
    <div
      role="toolbar"
      aria-label="Selected files"
      className={`${floating} sticky bottom-4 z-5 flex flex-wrap items-center gap-1 justify-self-center py-1 pr-1 pl-4 max-sm:bottom-2`}
    >
      <p aria-live="polite" className="mr-2 font-medium tabular-nums">
        {files.length} selected
      </p>
      <IconButton label="Move the selected files" icon={<FolderInput />} onClick={() => onAsk('move')} />
      <IconButton label="Tag the selected files" icon={<Hash />} onClick={() => onAsk('tag')} />
      <IconButton label="Delete the selected files" icon={<Trash />} onClick={() => onAsk('delete')} />
      <IconButton label="Clear selection" icon={<X />} onClick={clear} />
    </div>
  )
}
