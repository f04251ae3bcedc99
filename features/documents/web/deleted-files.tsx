import { sizeInWords } from '#foundation/contract/size.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { shortDayOf } from '#foundation/web/when.ts'
import type { KeptFile } from '../contract.ts'
import type { useFiles } from './files.ts'
import { KindSign } from './kind-sign.tsx'
import type { Do } from './places.tsx'

type DeletedFilesProps = { list: ReturnType<typeof useFiles>; onDo: Do }

/** Deleted files that can be restored, the last one first. */
export function DeletedFiles({ list, onDo }: DeletedFilesProps) {
  const files = list.data?.pages.flat() ?? []
  if (files.length === 0)
    return <EmptyState title="Nothing deleted">A file that you delete can be restored here for two weeks.</EmptyState>
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <p className="text-13 text-muted">Each can be restored for two weeks, and takes up room until then.</p>
      <ul aria-label="Deleted files" className="border-t border-hairline">
        {files.map((file) => (
          <Row key={file.id} file={file} onRestore={() => onDo('documents.restore-file', { id: file.id })} />
        ))}
      </ul>
      <ShowEarlier list={list} />
    </div>
  )
}

function Row({ file: { name, bytes, updated_at }, onRestore }: { file: KeptFile; onRestore: () => void }) {
  return (
    <li className="flex items-center gap-3 border-b border-hairline py-2.5">
      <KindSign name={name} className="size-5 shrink-0 text-muted" strokeWidth={1.5} />
      <div className="min-w-0 grow">
        <p className="truncate" title={name}>
          {name}
        </p>
        <p data-figures className="text-13 text-muted">
          {sizeInWords(bytes)} · deleted {shortDayOf(updated_at)}
        </p>
      </div>
      <Button onClick={onRestore}>
        Restore<span className="sr-only"> {name}</span>
      </Button>
    </li>
  )
}
