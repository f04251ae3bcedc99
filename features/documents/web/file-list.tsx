import type { KeyboardEvent, MouseEvent } from 'react'
import type { Activity } from '#features/activity/contract.ts'
import type { Folder, ListedFile } from '../contract.ts'
import { FileRow } from './file-row.tsx'
import { FileTile } from './file-tile.tsx'
import { pathOf } from './folder-tree.ts'
import type { Selection } from './selection.ts'
import type { Asked } from './selection-bar.tsx'

type FileListProps = {
  files: readonly ListedFile[]
  folders: readonly Folder[]
  look: 'list' | 'grid'
  /** The file that the address names, and that whose preview is open. */
  wanted: string | null
  shown: string | null
  selection: Selection
  onPreview: (file: ListedFile) => void
  onAsk: (asked: Asked) => void
  onDone: (activity: Activity) => void
}

/** Arrows go from file to file; x selects, m moves, t tags, Delete deletes what is selected, or the file at hand. */
export function FileList({ files, folders, look, wanted, shown, selection, onPreview, onAsk, onDone }: FileListProps) {
  function press(event: KeyboardEvent<HTMLUListElement>): void {
    if (
      !(event.target instanceof HTMLElement) ||
      event.target.matches('input:not([type=checkbox]), textarea') ||
      event.altKey
    )
      return
    const at = files.findIndex(({ id }) => id === idAt(event.target))
    const file = files[at]
    if (act(event, file)) event.preventDefault()
    const step = steps[event.key]
    if (step === undefined || at < 0 || event.ctrlKey || event.metaKey) return
    const next = files[at + step]
    if (!next) return
    event.preventDefault()
    document.getElementById(`preview-${next.id}`)?.focus()
    if (event.shiftKey && file) for (const each of [file, next]) if (!selection.has(each.id)) selection.toggle(each)
  }
  function act({ key, ctrlKey, metaKey }: KeyboardEvent, file: ListedFile | undefined): boolean {
    if (key === 'a' && (ctrlKey || metaKey)) selection.all()
    else if (ctrlKey || metaKey) return false
    else if (key === 'Escape' && selection.files.length > 0) selection.clear()
    else if (key === 'x' && file) selection.toggle(file)
    else if (deeds[key] && (file || selection.files.length > 0)) {
      if (file && selection.files.length === 0) selection.toggle(file)
      onAsk(deeds[key])
    } else return false
    return true
  }
  const each = (file: ListedFile) => ({
    file,
    wanted: file.id === wanted,
    shown: file.id === shown,
    selected: selection.has(file.id),
    carries: selection.has(file.id) ? selection.files.map(({ id }) => id) : [file.id],
    onSelect: () => selection.toggle(file),
    onPress: (event: MouseEvent) => selection.press(event, file) || onPreview(file),
  })
  if (look === 'grid')
    return (
      // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys are those of the buttons inside
      <ul aria-label="Files" onKeyDown={press} data-cells className="grid gap-3">
        {files.map((file) => (
          <FileTile key={file.id} {...each(file)} />
        ))}
      </ul>
    )
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- the keys are those of the buttons inside
    <ul aria-label="Files" onKeyDown={press} className="border-t border-hairline">
      {files.map((file) => (
        <FileRow
          key={file.id}
          {...each(file)}
          folder={file.folder === null ? '' : pathOf(folders, file.folder)}
          onDone={onDone}
        />
      ))}
    </ul>
  )
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, ArrowRight: 1, ArrowLeft: -1 }
const deeds: Readonly<Record<string, Asked>> = { m: 'move', t: 'tag', Delete: 'delete' }

function idAt(target: EventTarget): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-file]')?.dataset['file'] : undefined
}
