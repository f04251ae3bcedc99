import { Link } from 'react-router'
import { textLink } from '#foundation/web/design/surface.ts'
import { timeOf } from '#foundation/web/when.ts'
import type { Activity } from '../../contract.ts'
import { Details } from './details.tsx'
import { ShownActivity } from '../card/shown-activity.tsx'
import { kindName, originNames } from '../words.ts'

export function ActivityRow({ activity }: { activity: Activity }) {
  const { created_at, kind, origin, state } = activity
  return (
    <li>
      <ShownActivity activity={activity} listed>
        <div className={`flex flex-wrap items-center gap-x-4 gap-y-1 text-13 text-muted ${places[state] ?? 'mt-2'}`}>
          <p>
            <time dateTime={created_at}>{timeOf(created_at)}</time>
            {` · ${kindName(kind)} · ${origins[origin]}`}
          </p>
          <ToConversation activity={activity} />
          <Details activity={activity} />
        </div>
      </ShownActivity>
    </li>
  )
}

/** Beneath the words, wherever they begin. */
const places: Partial<Record<Activity['state'], string>> = { done: 'mt-1 pl-6', waiting: 'mt-5' }

const origins: Record<Activity['origin'], string> = {
  chat: `Asked for in a ${originNames.chat.toLowerCase()}`,
  button: 'A button was pressed',
  job: 'Done by a job',
}

function ToConversation({ activity: { conversation_id, answer_id } }: { activity: Activity }) {
  if (conversation_id === null) return null
  const message = answer_id === null ? '' : `?message=${answer_id}`
  return (
    <Link to={`/assistant/${conversation_id}${message}`} className={textLink}>
      Show the conversation
    </Link>
  )
}
