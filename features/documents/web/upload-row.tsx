import { skipToken, useQuery } from '@tanstack/react-query'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Bar } from '#foundation/web/design/bar.tsx'
import { IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { sizeInWords } from '#foundation/contract/size.ts'
import { sentKey, type Upload } from './uploads.ts'

type UploadRowProps = { upload: Upload; onDismiss: () => void; onRetry: () => void }

/** An upload with its progress and a stop button. */
export function UploadRow({ upload, onDismiss, onRetry }: UploadRowProps) {
  const { name, state, error } = upload
  const isFailed = state === 'failed'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-hairline py-3">
      <div className="grid gap-1.5">
        <p className="truncate font-medium">{name}</p>
        {isFailed ? <FailureNote error={error} /> : <Progress upload={upload} />}
      </div>
      <div className="flex">
        {isFailed && <IconButton label={`Send ${name} again`} icon={<RotateCw />} onClick={onRetry} />}
        <IconButton label={`${isFailed ? 'Dismiss' : 'Cancel'} ${name}`} icon={<X />} onClick={onDismiss} />
      </div>
    </li>
  )
}

function Progress({ upload: { id, name, bytes, state } }: { upload: Upload }) {
  const { data: sent = 0 } = useQuery<number>({ queryKey: sentKey(id), queryFn: skipToken, staleTime: Infinity })
  // Headers count too, so more bytes may be sent than the file has.
  const done = Math.min(sent, bytes)
  return (
    <div className="grid gap-1">
      <Bar label={`${name} on its way`} value={done} most={bytes} />
      <p className="text-13 text-muted tabular-nums">{words(state, done, bytes)}</p>
    </div>
  )
}

function words(state: Upload['state'], done: number, bytes: number): string {
  if (state === 'waits') return `Waits for its turn · ${sizeInWords(bytes)}`
  if (done === bytes && bytes > 0) return `Being kept · ${sizeInWords(bytes)}`
  return `${sizeInWords(done)} of ${sizeInWords(bytes)}`
}
