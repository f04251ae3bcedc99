import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { lineLink } from '#foundation/web/design/surface.ts'
import { momentOf, timeOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { Changes, FieldList, Sources } from '../card/fields.tsx'
import { useKindName } from '../kinds.ts'
import { originNames, outcomeOf } from '../words.ts'

/** The remaining details of an activity. */
export function RowDetails({ activity }: { activity: Activity }) {
  const { state, title, kind, origin, created_at, ended_at, undone_at } = activity
  const kindName = useKindName()
  const outcome = outcomeOf(activity)
  if (state === 'waiting') return <Whence activity={activity} />
  return (
    <div className="grid gap-3 text-ink">
      {state !== 'done' && outcome !== `Taken back: ${activity.shown.title}.` && (
        <p className="text-pretty wrap-anywhere">{outcome}</p>
      )}
      <Changes changes={activity.changes} />
      <p className="text-muted">
        {title} · {kindName(kind)} · {origins[origin]}
      </p>
      <FieldList fields={activity.shown.fields} />
      <Sources activity={activity} />
      <ul className="grid gap-0.5 text-muted">
        <Moment at={created_at}>Asked for</Moment>
        <Moment at={ended_at}>Ended</Moment>
        <Moment at={undone_at}>Undone</Moment>
      </ul>
      <ToConversation activity={activity} />
    </div>
  )
}

/** The card of a pending activity shows everything else. */
function Whence({ activity }: { activity: Activity }) {
  const { kind, origin, created_at } = activity
  const kindName = useKindName()
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted">
      <p>
        <time dateTime={created_at}>{timeOf(created_at)}</time>
        {` · ${kindName(kind)} · ${origins[origin]}`}
      </p>
      <ToConversation activity={activity} />
    </div>
  )
}

const origins: Record<Activity['origin'], string> = {
  chat: `Asked for in a ${originNames.chat.toLowerCase()}`,
  button: 'A button was pressed',
  job: 'Done by a job',
}

function Moment({ at, children }: { at: string | null; children: ReactNode }) {
  if (at === null) return null
  return (
    <li>
      {children} <time dateTime={at}>{momentOf(at)}</time>
    </li>
  )
}

function ToConversation({ activity: { conversation_id, answer_id } }: { activity: Activity }) {
  if (conversation_id === null) return null
  const message = answer_id === null ? '' : `?message=${answer_id}`
  return (
    <p>
      <Link to={`/assistant/${conversation_id}${message}`} className={lineLink}>
        Show the conversation
      </Link>
    </p>
  )
}
