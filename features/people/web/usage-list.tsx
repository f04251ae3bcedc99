import { sizeInWords } from '#foundation/contract/size.ts'
import { AlertDialog } from '#foundation/web/design/alert-dialog.tsx'
import { Bar } from '#foundation/web/design/bar.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Usage } from '../contract.ts'
import { useEmptyTrash, useUsage } from './usage.ts'

/** Every kind of thing that is kept, beside the most that may be. */
export function UsageList() {
  const { data, error, isFetching, refetch } = useUsage()
  if (data)
    return (
      <>
        <ul className="grid gap-4">
          {data.map((usage) => (
            <UsageRow key={usage.name} usage={usage} />
          ))}
        </ul>
        <Trash deleted={data.some(({ deleted }) => deleted > 0)} />
      </>
    )
  if (error)
    return (
      <ErrorState
        title="What you keep could not be counted"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  return (
    <Loading label="Loading your usage">
      <div className="grid gap-4">
        {Array.from({ length: usualKinds }, (_, at) => (
          <Skeleton key={at} className="h-7.75 w-full" />
        ))}
      </div>
    </Loading>
  )
}

/** What stands below must not move away from under a finger once the list is there. */
const usualKinds = 26

function UsageRow({ usage }: { usage: Usage }) {
  const { label, used, allowed, deleted, wayOut } = usage
  return (
    <li className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        <span className="text-muted tabular-nums">
          {amountOf(usage, used)} of {amountOf(usage, allowed)}
        </span>
      </p>
      <Bar label={label} value={used} most={allowed} />
      {deleted > 0 && <p className="text-13 text-muted">In the trash: {amountOf(usage, deleted)}</p>}
      {used >= allowed * nearlyFull && used > 0 && <p className="text-13">{wayOut}</p>}
    </li>
  )
}

const nearlyFull = 0.9

function amountOf({ unit }: Usage, amount: number): string {
  return unit === 'bytes' ? sizeInWords(amount) : amount.toLocaleString()
}

/** The button that was pressed is gone by then. */
function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}

function Trash({ deleted }: { deleted: boolean }) {
  const empty = useEmptyTrash()
  return (
    <>
      <p className="max-w-130 text-pretty text-muted">
        What you delete can be restored for two weeks, and counts until then.
      </p>
      {(deleted || empty.isPending) && (
        <div>
          <AlertDialog
            trigger={<Button busy={empty.isPending}>Empty trash now</Button>}
            title="Empty the trash?"
            description="Everything you deleted in the last two weeks is destroyed: files, events, calendars, chats and facts. This cannot be undone."
            confirm={{ label: 'Empty trash', kind: 'danger', run: () => empty.mutate() }}
          />
        </div>
      )}
      {empty.isSuccess && !deleted && (
        <output ref={takeFocus} tabIndex={-1}>
          The trash is empty.
        </output>
      )}
      <FailureNote error={empty.error} />
    </>
  )
}
