import { Link } from 'react-router'
import { textLink } from '#foundation/web/design/surface.ts'
import { timeOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { Details } from './details.tsx'
import { ShownActivity } from '../card/shown-activity.tsx'
import { kindName, originNames } from '../words.ts'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { created_at, kind, origin } = activity
  return (
    <li>
      <ShownActivity activity={activity}>
        <div className="mt-3 grid gap-2 border-t border-hairline pt-3 text-13 text-muted">
          <p className="flex flex-wrap gap-x-2">
            <time dateTime={created_at}>{timeOf(created_at)}</time>
            <span aria-hidden="true">·</span>
            <span>{kindName(kind)}</span>
            <span aria-hidden="true">·</span>
            <span>{origins[origin]}</span>
            <ToConversation activity={activity} />
          </p>
          <Details activity={activity} />
        </div>
      </ShownActivity>
    </li>
  )
}

const origins: Record<Activity['origin'], string> = {
  chat: `Asked for in a ${originNames.chat.toLowerCase()}`,
  button: 'A button was pressed',
  job: 'Done by a job',
}

function ToConversation({ activity: { conversation_id, answer_id } }: { activity: Activity }) {
  if (conversation_id === null) return null
  const message = answer_id === null ? '' : `?message=${answer_id}`
  return (
    <>
      <span aria-hidden="true">·</span>
      <Link to={`/assistant/${conversation_id}${message}`} className={textLink}>
        Show the conversation
      </Link>
    </>
  )
}
