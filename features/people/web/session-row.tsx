import { Badge } from '#foundation/web/design/badge.tsx'
import { Button } from '#foundation/web/design/button.tsx'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'
import type { Session } from '../contract.ts'
import { useNow } from '#foundation/web/use-now.ts'
import { ago, dayOf } from '#foundation/web/when.ts'

export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => void }) {
  const now = useNow()
  const { device, createdAt, lastSeenAt, current } = session
  return (
    <li className="flex items-center justify-between gap-4 border-t border-hairline py-4">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device}
          {current && <Badge>This one</Badge>}
        </p>
        <p className="text-13 text-muted">
          Last seen <time dateTime={lastSeenAt}>{current ? 'now' : ago(lastSeenAt, now)}</time>
          {' · '}first seen <time dateTime={createdAt}>{dayOf(createdAt)}</time>
        </p>
      </div>
      <Button onClick={onEnd}>
        End<VisuallyHidden>{current ? ' this session' : ` ${device}`}</VisuallyHidden>
      </Button>
    </li>
  )
}
