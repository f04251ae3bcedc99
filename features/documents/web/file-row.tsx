import Download from 'lucide-react/icons/download'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Pencil from 'lucide-react/icons/pencil'
import Trash from 'lucide-react/icons/trash-2'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { Activity } from '#features/activity/contract.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { momentOf, shortDayOf } from '#foundation/web/when.ts'
import type { ListedFile } from '../contract.ts'
import { sizeInWords } from '#foundation/contract/size.ts'
import { carry } from './carried.ts'
import { useDeed, useDownload } from './files.ts'
import { KindSign } from './kind-sign.tsx'
import { readingInWords } from './reading.ts'
import { RenameForm } from './rename-form.tsx'
import { SelectBox } from './select-box.tsx'
import { kindOf } from './words.ts'

type FileRowProps = {
  file: ListedFile
  /** Named in the address: scrolled into view and focused. */
  wanted: boolean
  /** Its preview stands beside the list. */
  shown: boolean
  selected: boolean
  /** The files that are dragged with it. */
  carries: readonly string[]
  /** What it is in, in words. */
  folder: string
  onSelect: () => void
  onPress: (event: MouseEvent) => void
  onDone: (activity: Activity) => void
}

export function FileRow({ file, wanted, shown, selected, carries, folder, onSelect, onPress, onDone }: FileRowProps) {
  const row = useRef<HTMLLIElement>(null)
  const pencil = useRef<HTMLButtonElement>(null)
  const more = useRef<HTMLButtonElement>(null)
  const [isNaming, setNaming] = useState(false)
  const download = useDownload()
  const remove = useDeed(onDone)
  const { id, name, reading } = file
  const read = reading ? readingInWords(reading) : undefined
  useEffect(() => {
    if (wanted) row.current?.focus()
  }, [wanted])

  function endNaming(): void {
    setNaming(false)
    // The buttons are back only after the next render, and one of the two is hidden.
    requestAnimationFrame(() => {
      for (const button of [pencil, more]) button.current?.focus()
    })
  }
  function fetchIt(): void {
    if (!download.isPending) download.mutate(file)
  }
  function deleteIt(): void {
    if (!remove.isPending) remove.mutate({ name: 'documents.delete-file', input: { id } })
  }
  if (isNaming)
    return (
      <li className="border-b border-hairline py-3">
        <RenameForm file={file} onDone={onDone} onEnd={endNaming} />
      </li>
    )
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys do the same by the selection
    <li
      ref={row}
      data-file={id}
      draggable
      onDragStart={(event) => carry(event, carries)}
      tabIndex={wanted ? -1 : undefined}
      className={`relative grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 gap-y-1 border-b border-hairline py-2.5 ${selected ? 'bg-accent-wash' : 'bg-paper'}`}
    >
      <SelectBox name={name} checked={selected} onSelect={onSelect} />
      <div className="relative flex min-w-0 items-center gap-3">
        <KindSign name={name} className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
        <div className="min-w-0 grow">
          <Name file={file} shown={shown} onPress={onPress} />
          <About file={file} folder={folder} />
        </div>
      </div>
      <div data-row-buttons className="flex transition-opacity max-sm:hidden">
        <IconButton
          label={`Download ${name}`}
          icon={<Download />}
          aria-busy={download.isPending || undefined}
          onClick={fetchIt}
        />
        <IconButton ref={pencil} label={`Rename ${name}`} icon={<Pencil />} onClick={() => setNaming(true)} />
        <IconButton label={`Delete ${name}`} icon={<Trash />} onClick={deleteIt} />
      </div>
      <div className="sm:hidden">
        <Menu
          align="end"
          trigger={<IconButton ref={more} label={`More about ${name}`} icon={<Ellipsis />} />}
          groups={[
            [
              { label: 'Download', icon: <Download />, run: fetchIt },
              { label: 'Rename', icon: <Pencil />, run: () => setNaming(true) },
            ],
            [{ label: 'Delete', icon: <Trash />, run: deleteIt }],
          ]}
        />
      </div>
      {read !== undefined && <p className="col-span-2 col-start-2 pl-8 text-13 text-muted">{read}</p>}
      <div className="col-span-2 col-start-2 empty:hidden">
        <FailureNote error={remove.error ?? download.error} />
      </div>
    </li>
  )
}

function About({ file, folder }: Pick<FileRowProps, 'file' | 'folder'>) {
  const { bytes, created_at, tags } = file
  return (
    <p className="text-13 text-muted">
      {kindOf(file)} · {sizeInWords(bytes)} ·{' '}
      <time dateTime={created_at} title={momentOf(created_at)}>
        {shortDayOf(created_at)}
      </time>
      {folder !== '' && ` · in ${folder}`}
      {tags.map((tag) => ` · #${tag}`)}
    </p>
  )
}

function Name({ file: { id, name }, shown, onPress }: Pick<FileRowProps, 'file' | 'shown' | 'onPress'>) {
  return (
    <button
      type="button"
      id={`preview-${id}`}
      aria-label={`Preview ${name}`}
      aria-expanded={shown}
      title={name}
      onClick={onPress}
      className={`block max-w-full truncate text-left font-medium after:absolute after:inset-x-0 after:-inset-y-1 hover:underline ${shown ? 'text-accent' : ''}`}
    >
      {name}
    </button>
  )
}
