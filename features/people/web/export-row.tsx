import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { DataExport } from '../contract.ts'
import { useSaveExport } from './exports.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { sizeInWords } from '#foundation/contract/size.ts'
import { dateOf } from '#foundation/web/when.ts'

export function ExportRow({ archive }: { archive: DataExport }) {
  const save = useSaveExport()
  const day = dateOf(archive.createdAt)
  return (
    <li className="grid gap-2 border-t border-hairline py-4">
      <div className="flex items-center justify-between gap-4">
        <div className="min-w-0">
          <p className="font-medium">
            <time dateTime={archive.createdAt}>{day}</time>
          </p>
          <p className="text-13 text-muted">{noteOn(archive)}</p>
        </div>
        {archive.state === 'making' && <Spinner className="text-muted" />}
        {archive.state === 'failed' && <Badge kind="failed">Failed</Badge>}
        {archive.state === 'ready' && (
          <Button busy={save.isPending} onClick={() => save.mutate(archive)}>
            Save<VisuallyHidden> the archive of {day}</VisuallyHidden>
          </Button>
        )}
      </div>
      <FailureNote error={save.error} />
    </li>
  )
}

function noteOn({ state, bytes, expiresAt, failure }: DataExport): string {
  if (state === 'making') return 'Being put together. You may leave this page.'
  if (state === 'failed') return `${failure ?? 'It could not be made.'} Nothing of yours was touched.`
  return `${bytes === null ? '' : `${sizeInWords(bytes)} · `}here until ${dateOf(expiresAt)}`
}
