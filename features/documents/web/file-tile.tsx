import { type MouseEvent, useEffect, useRef } from 'react'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { ListedFile } from '../contract.ts'
import { carry } from './carried.ts'
import { Thumbnail } from './thumbnail.tsx'
import { SelectBox } from './select-box.tsx'
import { kindOf } from './words.ts'

type FileTileProps = {
  file: ListedFile
  wanted: boolean
  shown: boolean
  selected: boolean
  carries: readonly string[]
  onSelect: () => void
  onPress: (event: MouseEvent) => void
}

export function FileTile({ file, wanted, shown, selected, carries, onSelect, onPress }: FileTileProps) {
  const tile = useRef<HTMLLIElement>(null)
  const { id, name, bytes, tags } = file
  useEffect(() => {
    if (wanted) tile.current?.focus()
  }, [wanted])
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys do the same by the selection
    <li
      ref={tile}
      data-file={id}
      draggable
      onDragStart={(event) => carry(event, carries)}
      tabIndex={wanted ? -1 : undefined}
      className={`relative grid min-w-0 content-start rounded-card border bg-raised ${selected || shown ? 'border-accent' : 'border-hairline'}`}
    >
      <div className="h-28 rounded-t-card bg-touch">
        <Thumbnail file={file} />
      </div>
      <div className="grid min-w-0 gap-0.5 p-2.5">
        <button
          type="button"
          id={`preview-${id}`}
          aria-label={`Preview ${name}`}
          aria-expanded={shown}
          title={name}
          onClick={onPress}
          className="block max-w-full truncate text-left text-13 font-medium after:absolute after:inset-0"
        >
          {name}
        </button>
        <p className="truncate text-12 text-muted">
          {[kindOf(file), sizeInWords(bytes), ...tags.map((tag) => `#${tag}`)].join(' · ')}
        </p>
      </div>
      <SelectBox name={name} checked={selected} onSelect={onSelect} className="absolute top-1 left-1" />
    </li>
  )
}
