import { type ReactNode, type SyntheticEvent, useId, useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import type { Folder, ListedFile } from '../contract.ts'
import { inTree, notWithin, pathOf } from './folder-tree.ts'
import type { Do } from './places.tsx'

type FolderDialogProps = { folders: readonly Folder[]; onDo: Do; onClose: () => void } & (
  | { folder: Folder; within?: undefined }
  | { folder?: undefined; within: string | null }
)

/** Makes a folder, or renames or moves one. */
export function FolderDialog({ folder, within, folders, onDo, onClose }: FolderDialogProps) {
  const [name, setName] = useState(folder?.name ?? '')
  const [parent, setParent] = useState(folder ? (folder.parent ?? none) : (within ?? none))
  const offered = folder ? notWithin(folders, folder.id) : folders
  function save(): void {
    const place = parent === none ? null : parent
    onDo(
      folder ? 'documents.change-folder' : 'documents.add-folder',
      folder ? { id: folder.id, name, parent: place } : { name, parent: place },
    )
    onClose()
  }
  return (
    <Asking
      title={folder ? 'Change folder' : 'New folder'}
      verb="Save"
      ready={name.trim() !== ''}
      onSave={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={100}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
      {offered.length > 0 && (
        <Select
          label="Within"
          value={parent}
          options={[{ value: none, label: 'No folder' }, ...optionsOf(offered)]}
          onChange={setParent}
        />
      )}
    </Asking>
  )
}

export function TagDialog({ tag, onDo, onClose }: { tag: string; onDo: Do; onClose: () => void }) {
  const [name, setName] = useState(tag)
  return (
    <Asking
      title={`Rename the tag ${tag}`}
      verb="Save"
      ready={name.trim() !== ''}
      onClose={onClose}
      onSave={() => {
        onDo('documents.rename-tag', { tag, name })
        onClose()
      }}
    >
      <TextField
        label="Name"
        value={name}
        maxLength={40}
        autoComplete="off"
        onChange={({ target }) => setName(target.value)}
      />
    </Asking>
  )
}

type FilesDialogProps = { files: readonly ListedFile[]; onDo: Do; onClose: () => void }

export function MoveDialog({ files, folders, onDo, onClose }: FilesDialogProps & { folders: readonly Folder[] }) {
  const [into, setInto] = useState(none)
  const [name, setName] = useState('')
  return (
    <Asking
      title={`Move ${theseFiles(files)}`}
      verb="Move"
      ready
      onClose={onClose}
      onSave={() => {
        onDo('documents.move-files', { files: files.map(({ id }) => id), folder: into === none ? null : into })
        onClose()
      }}
    >
      <Select
        label="Into"
        value={into}
        options={[{ value: none, label: 'No folder' }, ...optionsOf(folders)]}
        onChange={setInto}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <TextField
          label="New folder"
          value={name}
          maxLength={100}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          disabled={name.trim() === ''}
          onClick={() => {
            onDo('documents.add-folder', { name })
            setName('')
          }}
        >
          Add
        </Button>
      </div>
    </Asking>
  )
}

/** Puts a tag on files, or takes one off. */
export function TagFilesDialog({ files, tags, onDo, onClose }: FilesDialogProps & { tags: readonly string[] }) {
  const [tag, setTag] = useState('')
  const list = useId()
  const worn = [...new Set(files.flatMap((file) => file.tags))]
  const ids = files.map(({ id }) => id)
  return (
    <Asking
      title={`Tag ${theseFiles(files)}`}
      verb="Add the tag"
      ready={tag.trim() !== ''}
      onClose={onClose}
      onSave={() => {
        onDo('documents.tag-files', { files: ids, add: [tag] })
        onClose()
      }}
    >
      <TextField
        label="Tag"
        value={tag}
        maxLength={40}
        autoComplete="off"
        list={list}
        onChange={({ target }) => setTag(target.value)}
      />
      <datalist id={list}>
        {tags.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </datalist>
      {worn.length > 0 && (
        <ul aria-label="Tags to take off" className="flex flex-wrap gap-2">
          {worn.map((each) => (
            <li key={each}>
              <Button
                onClick={() => {
                  onDo('documents.tag-files', { files: ids, remove: [each] })
                  onClose()
                }}
              >
                Take off {each}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Asking>
  )
}

type AskingProps = {
  title: string
  verb: string
  ready: boolean
  onSave: () => void
  onClose: () => void
  children: ReactNode
}

function Asking({ title, verb, ready, onSave, onClose, children }: AskingProps) {
  function submit(event: SyntheticEvent): void {
    event.preventDefault()
    if (ready) onSave()
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <form onSubmit={submit} noValidate className="grid gap-4">
        {children}
        <div className={formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" disabled={!ready}>
            {verb}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

const none = 'none'

function optionsOf(folders: readonly Folder[]) {
  return inTree(folders).map(({ folder }) => ({
    value: folder.id,
    label: pathOf(folders, folder.id),
  }))
}

function theseFiles(files: readonly ListedFile[]): string {
  const [only, ...others] = files
  return only && others.length === 0 ? only.name : `${files.length} files`
}
