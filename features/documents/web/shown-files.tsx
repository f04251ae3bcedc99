import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#features/activity/contract.ts'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import type { Places } from '../contract.ts'
import { MoveDialog, TagFilesDialog } from './overlays.ts'
import { FileList } from './file-list.tsx'
import { useFarFile, type useFiles } from './files.ts'
import type { Place } from './place.ts'
import type { Do } from './places.tsx'
import { Preview } from './preview.tsx'
import { type Asked, SelectionBar } from './selection-bar.tsx'
import { useSelection } from './selection.ts'
import { useShownFile } from './use-shown-file.ts'

type ShownProps = {
  list: ReturnType<typeof useFiles>
  place: Place
  places: Places | undefined
  onDo: Do
  onDone: (activity: Activity) => void
}

/** The files of the list, and beside them one that was opened. */
export function Shown({ list, place, places, onDo, onDone }: ShownProps) {
  const [address] = useSearchParams()
  const [wanted, passage] = [address.get('file'), address.get('passage')]
  const { shown, open, close } = useShownFile(passage === null ? null : wanted)
  const [asked, setAsked] = useState<Exclude<Asked, 'delete'>>()
  const files = list.data?.pages.flat() ?? []
  const selection = useSelection(files)
  const near = files.find(({ id }) => id === shown)
  const { data: far } = useFarFile(near || shown === null ? undefined : shown)
  const preview = near ?? far
  function ask(what: Asked): void {
    if (what !== 'delete') return setAsked(what)
    onDo('documents.delete-files', { files: selection.files.map(({ id }) => id) })
    selection.clear()
  }
  const done = () => setAsked(undefined)
  return (
    <div data-shown-files className="grid grid-cols-[minmax(0,1fr)] items-start gap-6">
      <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${preview ? 'max-lg:hidden' : ''}`}>
        {files.length === 0 && <p className="text-muted">No files here.</p>}
        <FileList
          files={files}
          folders={places?.folders ?? []}
          look={place.look}
          wanted={wanted}
          shown={shown}
          selection={selection}
          onPreview={({ id }) => open(id)}
          onAsk={ask}
          onDone={onDone}
        />
        <ShowEarlier list={list} />
        <SelectionBar selection={selection} onAsk={ask} />
      </div>
      {preview && (
        <Preview
          key={preview.id}
          id={preview.id}
          name={preview.name}
          wanted={preview.id === wanted && passage !== null && passage !== '' ? Number(passage) : undefined}
          onClose={close}
        />
      )}
      {asked === 'move' && (
        <MoveDialog files={selection.files} folders={places?.folders ?? []} onDo={onDo} onClose={done} />
      )}
      {asked === 'tag' && (
        <TagFilesDialog
          files={selection.files}
          tags={places?.tags.map(({ name }) => name) ?? []}
          onDo={onDo}
          onClose={done}
        />
      )}
    </div>
  )
}
