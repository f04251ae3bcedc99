import { skipToken, useQuery } from '@tanstack/react-query'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Bar } from '#foundation/web/design/bar.tsx'
import { IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote, isTooLarge } from '#foundation/web/design/failure-note.tsx'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { Upload as Unfinished } from '../contract.ts'
import type { Progress as Sent } from './sending.ts'
import { sentKey, type Upload } from './uploads.ts'

type UploadRowProps = { upload: Upload; onDismiss: () => void; onPause: () => void; onRetry: () => void }

/** An upload with its progress, and buttons to pause and to stop it. */
export function UploadRow({ upload, onDismiss, onPause, onRetry }: UploadRowProps) {
  const { file, state, error } = upload
  const { name } = file
  const isFailed = state === 'failed'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-hairline py-3">
      <div className="grid gap-1.5">
        <p className="truncate font-medium">{name}</p>
        {isFailed ? <FailureNote error={error} /> : <Progress upload={upload} />}
      </div>
      <div className="flex">
        {state === 'sends' && <IconButton label={`Pause ${name}`} icon={<Pause />} onClick={onPause} />}
        {state === 'paused' && <IconButton label={`Resume ${name}`} icon={<Play />} onClick={onRetry} />}
        {isFailed && !isTooLarge(error) && (
          <IconButton label={`Send ${name} again`} icon={<RotateCw />} onClick={onRetry} />
        )}
        <IconButton label={`${isFailed ? 'Dismiss' : 'Cancel'} ${name}`} icon={<X />} onClick={onDismiss} />
      </div>
    </li>
  )
}

type UnfinishedRowProps = { upload: Unfinished; onCancel: () => void }

/** An upload that nobody sends at the moment. */
export function UnfinishedRow({ upload: { name, bytes, arrived }, onCancel }: UnfinishedRowProps) {
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-b border-hairline py-3">
      <div className="grid gap-1.5">
        <p className="truncate font-medium">{name}</p>
        <div className="grid gap-1">
          <Bar label={`${name} unfinished`} value={arrived} most={bytes} />
          <p className="text-13 text-muted tabular-nums">
            {sizeInWords(arrived)} of {sizeInWords(bytes)} arrived. Choose the same file again to continue.
          </p>
        </div>
      </div>
      <IconButton label={`Cancel ${name}`} icon={<X />} onClick={onCancel} />
    </li>
  )
}

const nothingSent: Sent = { sent: 0, isWaiting: false }

function Progress({ upload: { id, file, state } }: { upload: Upload }) {
  const { data = nothingSent } = useQuery<Sent>({ queryKey: sentKey(id), queryFn: skipToken, staleTime: Infinity })
  return (
    <div className="grid gap-1">
      <Bar label={`${file.name} on its way`} value={data.sent} most={file.size} />
      <p className="text-13 text-muted tabular-nums">{words(state, data, file.size)}</p>
    </div>
  )
}

function words(state: Upload['state'], { sent, isWaiting }: Sent, bytes: number): string {
  if (state === 'waits') return `Waits for its turn · ${sizeInWords(bytes)}`
  if (state === 'paused') return `Paused · ${sizeInWords(sent)} of ${sizeInWords(bytes)}`
  if (isWaiting) return `Waits for the connection · ${sizeInWords(sent)} of ${sizeInWords(bytes)}`
  if (sent === bytes && bytes > 0) return `Being kept · ${sizeInWords(bytes)}`
  return `${sizeInWords(sent)} of ${sizeInWords(bytes)}`
}
