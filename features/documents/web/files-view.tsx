import UploadIcon from 'lucide-react/icons/upload'
import { type ComponentProps, useDeferredValue, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#features/activity/contract.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Toasts, useToast } from '#foundation/web/design/toast.tsx'
import { PageTitle } from '#foundation/web/design/page-title.tsx'
import { useKeptFocus } from '#foundation/web/kept-focus.ts'
import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useRowKeys } from '#foundation/web/use-row-keys.ts'
import { DeletedFiles } from './deleted-files.tsx'
import { DropPlace } from './drop-place.tsx'
import { ChoosingBar, momentSince, type Sought } from './choosing-bar.tsx'
import { useDeed, useFiles, usePlaces, useReverse } from './files.ts'
import { LookSwitch } from './look-switch.tsx'
import { addressOf, type Place, readPlace } from './place.ts'
import { Places } from './places.tsx'
import { Shown } from './shown-files.tsx'
import { foldedId, Unfold } from './unfold.tsx'
import { useUnfinished } from './unfinished.ts'
import { UnfinishedRow, UploadRow } from './upload-row.tsx'
import { type Upload, useUploads } from './uploads.ts'
import './files.css'

/** Lists a person's files, and uploads more. */
export function FilesView() {
  return (
    <Toasts>
      <Files />
    </Toasts>
  )
}

function Files() {
  useKeptFocus('data-file')
  useRowKeys('data-file')
  useListedShortcuts(listed)
  const [address, setAddress] = useSearchParams()
  const place = readPlace(address)
  const [sought, setSought] = useState<Sought>({ words: '', about: '', since: 'any' })
  const [isUnfolded, setUnfolded] = useState(false)
  const { uploads, add, dismiss, pause, retry } = useUploads(place.folder)
  const list = useFiles(useChoice(place, sought))
  const { data: places, isPending: isCounting } = usePlaces()
  const tell = useTell()
  const toast = useToast()
  const deed = useDeed(tell, (error) => toast({ title: sentenceOf(error), kind: 'failed' }))
  const { data } = list
  // Deleted files take up room, and the list of places leads to them.
  const isBare = places?.files === 0 && places.folders.length === 0 && places.room.used === 0
  const hasNone = data?.pages[0]?.length === 0
  const isEmpty = hasNone && uploads.length === 0 && isBare
  const isUnknown = hasNone && isCounting
  // Whichever is read first shows that there are files: what stands above them must not push them down later.
  const isFull = !isEmpty && (places !== undefined || (data?.pages[0]?.length ?? 0) > 0)
  const go = (change: Parameters<typeof addressOf>[1]) => setAddress(addressOf(address, change))
  function goAndFold(change: Parameters<typeof addressOf>[1]): void {
    go(change)
    setUnfolded(false)
    if (isUnfolded) document.querySelector<HTMLElement>(`[aria-controls=${foldedId}]`)?.focus()
  }
  const act = (name: `documents.${string}`, input: object) => deed.mutate({ name, input })
  return (
    <DropPlace onFiles={add}>
      <div
        data-files-page
        className="mx-auto grid w-full max-w-260 grid-cols-[minmax(0,1fr)] content-start px-4 py-5 sm:px-10 md:py-12"
      >
        <header className="flex flex-wrap items-start gap-4">
          <PageTitle>Files</PageTitle>
          <div className="flex min-w-0 grow items-center justify-end gap-2 max-sm:w-full sm:gap-3">
            {places && !isEmpty && (
              <Unfold place={place} places={places} isOpen={isUnfolded} onPress={() => setUnfolded(!isUnfolded)} />
            )}
            {isFull && !place.deleted && <LookSwitch look={place.look} onLook={(look) => go({ look })} />}
            <Picker onFiles={add} />
          </div>
        </header>
        <p className="mt-3 max-w-110 text-pretty text-muted max-sm:hidden md:mt-1">
          Drop or paste files here, or choose some. Up to 2 GB each.
        </p>
        <Uploading uploads={uploads} onDismiss={dismiss} onPause={pause} onRetry={retry} />
        <div data-files className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-x-8 gap-y-6">
          {places && !isEmpty && (
            <div id={foldedId} data-places className={isUnfolded ? '' : 'max-lg:hidden'}>
              <Places places={places} place={place} onGo={goAndFold} onDo={act} />
            </div>
          )}
          <div className={`grid grid-cols-[minmax(0,1fr)] gap-6 ${places && !isEmpty ? '' : 'lg:col-span-2'}`}>
            {isFull && !place.deleted && <ChoosingBar place={place} sought={sought} onSeek={setSought} onGo={go} />}
            {isEmpty && <Nothing onDone={tell} />}
            {!isEmpty && (
              <Listed list={list} place={place} places={places} isUnknown={isUnknown} onDo={act} onDone={tell} />
            )}
          </div>
        </div>
      </div>
    </DropPlace>
  )
}

type ListedProps = Omit<ComponentProps<typeof Shown>, 'key'> & { isUnknown: boolean }

function Listed({ isUnknown, ...shown }: ListedProps) {
  const { list, place, onDo } = shown
  const { data, error, isFetching, refetch } = list
  if (isUnknown || (!data && !error)) return <Waiting />
  if (!data)
    return (
      <ErrorState
        title="Your files could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (place.deleted) return <DeletedFiles list={list} onDo={onDo} />
  return <Shown key={`${place.folder} ${place.tag}`} {...shown} />
}

/** The same question as long as nothing else is asked for. */
function useChoice({ folder, tag, kind, order, deleted }: Place, sought: Sought) {
  const { words, about, since } = useDeferredValue(sought)
  const [now] = useState(() => Date.now())
  const from = momentSince(since, now)
  if (deleted) return { order, deleted }
  return {
    ...(order !== 'newest' && { order }),
    ...(folder !== undefined && { folder }),
    ...(tag !== undefined && { tag }),
    ...(kind && { kind }),
    ...(words.trim() !== '' && { words: words.trim() }),
    ...(about.trim() !== '' && { about: about.trim() }),
    ...(from !== undefined && { from }),
  }
}

type UploadingProps = {
  uploads: readonly Upload[]
  onDismiss: (id: string) => void
  onPause: (id: string) => void
  onRetry: (id: string) => void
}

function Uploading({ uploads, onDismiss, onPause, onRetry }: UploadingProps) {
  const { unfinished, cancel } = useUnfinished(uploads.map(({ file }) => file))
  if (uploads.length + unfinished.length === 0) return null
  return (
    <ul aria-label="Uploading" className="mt-6 border-t border-hairline">
      {uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onDismiss={() => onDismiss(upload.id)}
          onPause={() => onPause(upload.id)}
          onRetry={() => onRetry(upload.id)}
        />
      ))}
      {unfinished.map((upload) => (
        <UnfinishedRow key={upload.id} upload={upload} onCancel={() => cancel(upload.id)} />
      ))}
    </ul>
  )
}

function Nothing({ onDone }: { onDone: (activity: Activity) => void }) {
  const { mutate, isPending, error } = useDeed(onDone)
  return (
    <div className="grid justify-items-center">
      <EmptyState
        title="No files yet"
        action={
          <Button busy={isPending} onClick={() => mutate({ name: 'documents.load-sample', input: {} })}>
            Look around with sample files
          </Button>
        }
      >
        Choose files, or drop them here. They stay on your own server.
      </EmptyState>
      <FailureNote error={error} />
    </div>
  )
}

/** Confirms an action, with an Undo button. */
function useTell(): (activity: Activity) => void {
  const toast = useToast()
  const { mutate } = useReverse(tell, (error) => toast({ title: sentenceOf(error), kind: 'failed' }))
  function tell(activity: Activity): void {
    const { sentence, title, undoable, redoable } = activity
    const action = { label: undoable ? 'Undo' : 'Redo', run: () => mutate(activity) }
    toast({ title: sentence ?? title, ...((undoable || redoable) && { action }) })
  }
  return tell
}

function Picker({ onFiles }: { onFiles: (files: File[]) => void }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Files to upload"
        onChange={({ target }) => {
          onFiles(Array.from(target.files ?? []))
          // Allows choosing the same file again.
          target.value = ''
        }}
      />
      <Button kind="primary" icon={<UploadIcon aria-hidden="true" />} onClick={() => input.current?.click()}>
        Choose files
      </Button>
    </>
  )
}

const listed: ShortcutGroup = {
  title: 'Files',
  shortcuts: [
    { shortcut: 'j', does: 'Next file, also by an arrow' },
    { shortcut: 'k', does: 'Previous file' },
    { shortcut: 'enter', does: 'Show the file' },
  ],
}

function Waiting() {
  return (
    <Loading label="Loading your files">
      <div className="grid gap-3 border-t border-hairline pt-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    </Loading>
  )
}
