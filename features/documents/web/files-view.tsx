import Upload from 'lucide-react/icons/upload'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { Activity } from '#features/activity/contract.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { Toasts, useToast } from '#foundation/web/design/toast.tsx'
import { DropPlace } from './drop-place.tsx'
import type { ListedFile } from '../contract.ts'
import { FileRow } from './file-row.tsx'
import { useDeed, useFiles, useReverse } from './files.ts'
import { Preview } from './preview.tsx'
import { UploadRow } from './upload-row.tsx'
import { useUploads } from './uploads.ts'

/** Lists a person's files, and uploads more. */
export function FilesView() {
  return (
    <Toasts>
      <Files />
    </Toasts>
  )
}

function Files() {
  const heading = useRef<HTMLHeadingElement>(null)
  const { uploads, add, dismiss, retry } = useUploads()
  const list = useFiles()
  const tell = useTell()
  const { data, error, isFetching, refetch } = list
  const isEmpty = data?.pages[0]?.length === 0 && uploads.length === 0
  return (
    <DropPlace onFiles={add}>
      <div className="mx-auto grid w-full max-w-172 grid-cols-[minmax(0,1fr)] content-start px-4 py-8 has-[#preview-name]:lg:max-w-320 sm:px-10 sm:py-12">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div className="grid gap-1">
            <h1 ref={heading} tabIndex={-1} className="font-serif text-31 outline-none">
              Files
            </h1>
            <p className="max-w-110 text-pretty text-muted">Drop files here, or choose some. Up to 50 MB each.</p>
          </div>
          <Picker onFiles={add} />
        </header>
        {uploads.length > 0 && (
          <ul aria-label="Uploading" className="mt-6 border-t border-hairline">
            {uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onDismiss={() => dismiss(upload.id)}
                onRetry={() => retry(upload.id)}
              />
            ))}
          </ul>
        )}
        <div className="mt-6">
          {isEmpty && <Nothing onDone={tell} />}
          {data && !isEmpty && <List list={list} onDone={tell} onGone={() => heading.current?.focus()} />}
          {!data && error && (
            <ErrorState
              title="Your files could not be loaded"
              detail={sentenceOf(error)}
              onRetry={() => void refetch()}
              retrying={isFetching}
            />
          )}
          {!data && !error && <Waiting />}
        </div>
      </div>
    </DropPlace>
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

type ListProps = {
  list: ReturnType<typeof useFiles>
  onDone: (activity: Activity) => void
  /** The focused element is gone. */
  onGone: () => void
}

function List({ list, onDone, onGone }: ListProps) {
  const [address] = useSearchParams()
  const [wanted, passage] = [address.get('file'), address.get('passage')]
  const [shown, setShown] = useState(passage === null ? null : wanted)
  const files = list.data?.pages.flat() ?? []
  const preview = files.find(({ id }) => id === shown)
  function close({ id }: ListedFile): void {
    setShown(null)
    // Where there is no room beside the preview the list is back only after the next render.
    requestAnimationFrame(() => document.getElementById(`preview-${id}`)?.focus())
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 has-[#preview-name]:lg:grid-cols-2">
      <div className={preview ? 'max-lg:hidden' : ''}>
        <ul aria-label="Files" className="border-t border-hairline">
          {files.map((file) => (
            <FileRow
              key={file.id}
              file={file}
              wanted={file.id === wanted}
              shown={file.id === shown}
              onPreview={() => setShown(file.id)}
              onDone={onDone}
              onGone={onGone}
            />
          ))}
        </ul>
        <div className="mt-6">
          <ShowEarlier list={list} />
        </div>
      </div>
      {preview && (
        <Preview
          key={preview.id}
          id={preview.id}
          name={preview.name}
          wanted={preview.id === wanted && passage !== null && passage !== '' ? Number(passage) : undefined}
          onClose={() => close(preview)}
        />
      )}
    </div>
  )
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
      <Button kind="primary" icon={<Upload aria-hidden="true" />} onClick={() => input.current?.click()}>
        Choose files
      </Button>
    </>
  )
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
