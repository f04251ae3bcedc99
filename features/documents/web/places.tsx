import FolderPlus from 'lucide-react/icons/folder-plus'
import FolderIcon from 'lucide-react/icons/folder'
import History from 'lucide-react/icons/history'
import Files from 'lucide-react/icons/files'
import Ellipsis from 'lucide-react/icons/ellipsis'
import Hash from 'lucide-react/icons/hash'
import Trash from 'lucide-react/icons/trash-2'
import { type DragEvent, type ReactNode, useState } from 'react'
import { sizeInWords } from '#foundation/contract/size.ts'
import { Bar } from '#foundation/web/design/bar.tsx'
import { IconButton } from '#foundation/web/design/button.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import type { Folder, Places as PlacesShape } from '../contract.ts'
import { carriedIn, isCarried } from './carried.ts'
import { FolderDialog, TagDialog } from './overlays.ts'
import { inTree } from './folder-tree.ts'
import { isRecent, type Place } from './place.ts'

export type Do = (name: `documents.${string}`, input: object) => void
type Change = { [Key in keyof Place]?: Place[Key] | undefined }
type PlacesProps = { places: PlacesShape; place: Place; onGo: (change: Change) => void; onDo: Do }
/** All files. */
const everywhere = { folder: undefined, tag: undefined, deleted: undefined }
type Naming = { folder: Folder } | { within: string | null } | { tag: string }

/** Folders and tags, with what is in them; files are dragged onto them. */
export function Places({ places, place, onGo, onDo }: PlacesProps) {
  const [naming, setNaming] = useState<Naming>()
  return (
    <nav aria-label="Folders and tags" className="grid content-start gap-5 text-13">
      <Wholes places={places} place={place} onGo={onGo} onDo={onDo} />
      <div className="grid gap-1">
        <div className="flex items-center justify-between">
          <h2 className="font-medium text-muted">Folders</h2>
          <IconButton
            label="New folder"
            icon={<FolderPlus />}
            onClick={() => setNaming({ within: place.folder ?? null })}
          />
        </div>
        <ul className="grid gap-0.5">
          {inTree(places.folders).map(({ folder, depth }) => (
            <Entry
              key={folder.id}
              icon={<FolderIcon />}
              label={folder.name}
              count={folder.files}
              depth={depth}
              isHere={place.folder === folder.id}
              onGo={() => onGo({ ...everywhere, folder: folder.id })}
              onDrop={(files) => onDo('documents.move-files', { files, folder: folder.id })}
              menu={
                <Menu
                  trigger={<IconButton label={`More about ${folder.name}`} icon={<Ellipsis />} />}
                  groups={[
                    [
                      { label: 'Rename or move', run: () => setNaming({ folder }) },
                      { label: 'New folder in it', run: () => setNaming({ within: folder.id }) },
                    ],
                    [
                      {
                        label: 'Delete with its files',
                        run: () => {
                          if (place.folder === folder.id) onGo(everywhere)
                          onDo('documents.delete-folder', { id: folder.id })
                        },
                      },
                    ],
                  ]}
                />
              }
            />
          ))}
        </ul>
      </div>
      <Tags tags={places.tags} place={place} onGo={onGo} onDo={onDo} onRename={(tag) => setNaming({ tag })} />
      <Room room={places.room} />
      {naming && 'tag' in naming && <TagDialog tag={naming.tag} onDo={onDo} onClose={() => setNaming(undefined)} />}
      {naming && !('tag' in naming) && (
        <FolderDialog {...naming} folders={places.folders} onDo={onDo} onClose={() => setNaming(undefined)} />
      )}
    </nav>
  )
}

/** The places that always exist. */
function Wholes({ places, place, onGo, onDo }: PlacesProps) {
  const isAll = place.folder === undefined && place.tag === undefined && !place.deleted
  return (
    <ul className="grid gap-0.5">
      <Entry
        icon={<Files />}
        label="All files"
        count={places.files}
        isHere={isAll && !isRecent(place)}
        onGo={() => onGo({ ...everywhere, order: 'newest' })}
        onDrop={(files) => onDo('documents.move-files', { files, folder: null })}
      />
      <Entry
        icon={<History />}
        label="Recent"
        isHere={isRecent(place)}
        onGo={() => onGo({ ...everywhere, order: 'changed' })}
      />
      <Entry
        icon={<Trash />}
        label="Deleted"
        isHere={place.deleted === true}
        onGo={() => onGo({ ...everywhere, order: 'changed', deleted: true })}
        onDrop={(files) => onDo('documents.delete-files', { files })}
      />
    </ul>
  )
}

type TagsProps = Pick<PlacesProps, 'place' | 'onGo' | 'onDo'> & {
  tags: PlacesShape['tags']
  onRename: (tag: string) => void
}

function Tags({ tags, place, onGo, onDo, onRename }: TagsProps) {
  if (tags.length === 0) return null
  return (
    <div className="grid gap-1">
      <h2 className="font-medium text-muted">Tags</h2>
      <ul className="grid gap-0.5">
        {tags.map(({ name, files }) => (
          <Entry
            key={name}
            icon={<Hash />}
            label={name}
            count={files}
            isHere={place.tag === name}
            onGo={() => onGo({ ...everywhere, tag: name })}
            onDrop={(ids) => onDo('documents.tag-files', { files: ids, add: [name] })}
            menu={
              <Menu
                trigger={<IconButton label={`More about the tag ${name}`} icon={<Ellipsis />} />}
                groups={[[{ label: 'Rename', run: () => onRename(name) }]]}
              />
            }
          />
        ))}
      </ul>
    </div>
  )
}

type EntryProps = {
  icon: ReactNode
  label: string
  count?: number
  depth?: number
  isHere: boolean
  onGo: () => void
  onDrop?: (ids: string[]) => void
  menu?: ReactNode
}

function Entry({ icon, label, count, depth = 0, isHere, onGo, onDrop, menu }: EntryProps) {
  const [isOver, setOver] = useState(false)
  function over(event: DragEvent): void {
    if (!onDrop || !isCarried(event)) return
    event.preventDefault()
    setOver(true)
  }
  function drop(event: DragEvent): void {
    setOver(false)
    if (!onDrop || !isCarried(event)) return
    event.preventDefault()
    onDrop(carriedIn(event))
  }
  return (
    // oxlint-disable-next-line no-noninteractive-element-interactions -- keys do the same by the selection
    <li
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex items-center rounded-control ${indents[Math.min(depth, indents.length - 1)]} ${isOver ? 'outline-2 outline-accent' : ''} ${isHere ? 'bg-touch' : ''}`}
    >
      <button
        type="button"
        aria-current={isHere || undefined}
        onClick={onGo}
        className="flex min-h-9 min-w-0 grow items-center gap-2 rounded-control px-2 text-left hover:bg-touch pointer-coarse:min-h-11 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
      >
        {icon}
        <span className="truncate">{label}</span>
        {count !== undefined && <span className="ml-auto text-muted tabular-nums">{count}</span>}
      </button>
      {menu}
    </li>
  )
}

const indents = ['', 'ml-3', 'ml-6', 'ml-9', 'ml-12']

function Room({ room: { used, allowed } }: { room: PlacesShape['room'] }) {
  return (
    <div className="grid gap-1.5 text-muted">
      <Bar label="Room used" value={used} most={allowed} />
      <p className="tabular-nums">
        {sizeInWords(used)} used, {sizeInWords(Math.max(0, allowed - used))} left
      </p>
    </div>
  )
}
