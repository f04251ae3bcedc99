import ChevronRight from 'lucide-react/icons/chevron-right'
import { momentOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { FieldList, Sources } from '../card/fields.tsx'

/** Everything else that is known of it, for whoever wants to look. */
export function Details({ activity }: { activity: Activity }) {
  const { state, title, asked_by, created_at, ended_at, undone_at } = activity
  if (state === 'waiting') return null
  return (
    <details className="group/details open:basis-full">
      <summary className="inline-flex cursor-default list-none items-center gap-1.5 rounded-control py-0.5 pr-1.5 hover:text-ink pointer-coarse:min-h-10 [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-3.5 transition-[rotate] group-open/details:rotate-90" />
        Receipt
      </summary>
      <div className="mt-2 mb-3 grid gap-3 border-l border-hairline pl-4 text-ink">
        <p>{title}</p>
        <FieldList fields={activity.shown.fields} />
        <Sources activity={activity} />
        <ul className="grid gap-0.5 text-muted">
          {asked_by !== null && <li>Asked for by {asked_by}</li>}
          <Moment says="Asked for" at={created_at} />
          <Moment says="Ended" at={ended_at} />
          <Moment says="Undone" at={undone_at} />
        </ul>
      </div>
    </details>
  )
}

function Moment({ says, at }: { says: string; at: string | null }) {
  if (at === null) return null
  return (
    <li>
      {says} <time dateTime={at}>{momentOf(at)}</time>
    </li>
  )
}
