import Download from 'lucide-react/icons/download'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { useEffect, useRef, useState } from 'react'
import type { Activity } from '#features/activity/contract.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { momentOf } from '#foundation/web/when.ts'
import type { ListedFile } from '../contract.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import { useDeed, useDownload } from './files.ts'
import { readingInWords } from './reading.ts'
import { RenameForm } from './rename-form.tsx'
import { kindOf } from './words.ts'

type FileRowProps = {
  file: ListedFile
  /** Named in the address: scrolled into view and focused. */
  wanted: boolean
  /** Its preview stands beside the list. */
  shown: boolean
  onPreview: () => void
  onDone: (activity: Activity) => void
  onGone: () => void
}

export function FileRow({ file, wanted, shown, onPreview, onDone, onGone }: FileRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const [isNaming, setNaming] = useState(false)
  const download = useDownload()
  const remove = useDeed((activity) => {
    onGone()
    onDone(activity)
  })
  const { id, name, bytes, created_at, reading } = file
  const read = reading ? readingInWords(reading) : undefined
  useEffect(() => {
    if (wanted) row.current?.focus()
  }, [wanted])

  function endNaming(): void {
    setNaming(false)
    // The button is back only after the next render.
    requestAnimationFrame(() => pencil.current?.focus())
  }
  if (isNaming)
    return (
      <li className="border-b border-hairline py-3">
        <RenameForm file={file} onDone={onDone} onEnd={endNaming} />
      </li>
    )
  return (
    <li
      ref={row}
      tabIndex={wanted ? -1 : undefined}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-b border-hairline py-2.5"
    >
      <div className="relative min-w-0">
        <button
          type="button"
          id={`preview-${id}`}
          aria-label={`Preview ${name}`}
          aria-expanded={shown}
          title={name}
          onClick={onPreview}
          className={`block max-w-full truncate text-left font-medium after:absolute after:inset-x-0 after:-inset-y-1 hover:underline ${shown ? 'text-accent' : ''}`}
        >
          {name}
        </button>
        <p className="text-13 text-muted">
          {kindOf(file)} · {sizeInWords(bytes)} · <time dateTime={created_at}>{momentOf(created_at)}</time>
        </p>
      </div>
      <div className="flex">
        <IconButton
          label={`Download ${name}`}
          icon={<Download />}
          aria-busy={download.isPending || undefined}
          onClick={() => !download.isPending && download.mutate(file)}
        />
        <IconButton ref={pencil} label={`Rename ${name}`} icon={<Pencil />} onClick={() => setNaming(true)} />
        <IconButton
          label={`Delete ${name}`}
          icon={<Trash />}
          onClick={() => !remove.isPending && remove.mutate({ name: 'documents.delete-file', input: { id } })}
        />
      </div>
      {read !== undefined && <p className="col-span-2 text-13 text-muted">{read}</p>}
      <div className="col-span-2 empty:hidden">
        <FailureNote error={remove.error ?? download.error} />
      </div>
    </li>
  )
}
