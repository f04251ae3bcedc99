import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { sizeInWords } from '#foundation/contract/size.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { AttachedFile } from '../../contract.ts'
import type { Upload } from './use-uploads.ts'

type AttachedProps = {
  files: readonly AttachedFile[]
  uploads: readonly Upload[]
  onRemove: (id: string) => void
  onCancel: (key: string) => void
}

/** What the mail carries, and what is still on its way to the server. */
export function Attached({ files, uploads, onRemove, onCancel }: AttachedProps) {
  if (files.length === 0 && uploads.length === 0) return null
  return (
    <ul aria-label="Attachments" className="flex max-h-32 flex-wrap gap-2 overflow-y-auto">
      {files.map(({ id, name, bytes }) => (
        <li key={id} className={look}>
          <Paperclip aria-hidden="true" className="size-4 shrink-0 text-muted" />
          <span className="truncate">{visible(name)}</span>
          <span className="shrink-0 text-12 text-muted">{sizeInWords(bytes)}</span>
          <IconButton label={`Remove ${visible(name)}`} icon={<X />} onClick={() => onRemove(id)} />
        </li>
      ))}
      {uploads.map(({ key, name, bytes, sent, error }) => (
        <li key={key} className={look}>
          <span className="truncate">{visible(name)}</span>
          {error === undefined ? (
            <progress
              aria-label={`Uploading ${visible(name)}`}
              value={sent}
              max={Math.max(1, bytes)}
              className="w-20"
            />
          ) : (
            <span role="alert" className="text-13 text-red">
              {error}
            </span>
          )}
          <IconButton label={`Cancel ${visible(name)}`} icon={<X />} onClick={() => onCancel(key)} />
        </li>
      ))}
    </ul>
  )
}

const look = 'flex h-10 max-w-full items-center gap-2.5 rounded-control border border-hairline pl-3 pointer-coarse:h-11'
