import { useEffect, useState } from 'react'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { FileChoiceProps } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { momentOf } from '#foundation/web/when.ts'
import { useFiles } from './files.ts'
import { matching } from './matching.ts'

/** Chooses one of the files, found by the words of its name; all of them are looked through. */
export function FileChoice({ title, onChoose, onClose }: FileChoiceProps) {
  const [words, setWords] = useState('')
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useFiles()
  const files = data?.pages.flat() ?? []
  const found = matching(files, words)
  const mustReadOn = words.trim() !== '' && hasNextPage && !isFetchingNextPage && !error
  useEffect(() => {
    if (mustReadOn) void fetchNextPage()
  }, [mustReadOn, fetchNextPage])
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title}>
      <TextField
        label="Search by name"
        type="search"
        value={words}
        maxLength={200}
        autoComplete="off"
        onChange={({ target }) => setWords(target.value)}
      />
      {error ? (
        <div role="alert" className="grid justify-items-start gap-3">
          <p>{sentenceOf(error)}</p>
          <Button onClick={() => void refetch()}>Retry</Button>
        </div>
      ) : (
        <>
          <output className={found.length === 0 ? 'block text-muted' : 'sr-only'}>
            {isPending || (mustReadOn && found.length === 0) ? 'Looking…' : saying(found.length, words)}
          </output>
          <ul aria-label="Files" className="-mx-2 max-h-[min(24rem,45dvh)] overflow-y-auto empty:hidden">
            {found.map(({ id, name, bytes, created_at }) => (
              <li key={id}>
                <button
                  type="button"
                  onClick={() => onChoose({ id, name, bytes })}
                  className="grid w-full gap-0.5 rounded-control px-2 py-2 text-left hover:bg-touch focus-visible:-outline-offset-2"
                >
                  <span className="wrap-anywhere">{visible(name)}</span>
                  <span className="text-12 text-muted">
                    {sizeInWords(bytes)} · added {momentOf(created_at)}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          {hasNextPage && words.trim() === '' && (
            <Button busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
              Show older files
            </Button>
          )}
        </>
      )}
    </Dialog>
  )
}

function saying(count: number, words: string): string {
  if (count > 0) return count === 1 ? '1 file' : `${count} files`
  return words.trim() === '' ? 'You keep no files here yet. Add some under Files.' : 'No file is called that.'
}
