import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { lineLink } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Session } from '../contract.ts'
import { FailureNote, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { useMe } from './me.ts'
import { Section } from '#foundation/web/design/section.tsx'
import { SessionRow } from './session-row.tsx'
import { useEndAll, useEndSessions, useSessions } from './sessions.ts'

export const meta: MetaFunction = () => [{ title: `Security · ${productName}` }]

export default function SecurityPage() {
  return (
    <>
      <WhereSignedIn />
      <Password />
    </>
  )
}

/** Where the account is one of ours; other providers have pages of their own. */
function Password() {
  const { data: me } = useMe()
  const page = me?.provider.changePassword
  if (!page) return null
  return (
    <Section title="Password" about="You can sign out everywhere else at the same time.">
      <p>
        <a href={page} className={lineLink}>
          Change password
        </a>
      </p>
    </Section>
  )
}

function WhereSignedIn() {
  const { data, error, isFetching, refetch } = useSessions()
  return (
    <Section
      title="Where you are signed in"
      about="End any session that you do not recognise. It is signed out within a second."
    >
      {data && <Sessions sessions={data} />}
      {!data && error && (
        <ErrorState
          title="Your sessions could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && <Waiting />}
    </Section>
  )
}

function Sessions({ sessions }: { sessions: Session[] }) {
  const { signOut } = useSession()
  const { end, endOthers, error } = useEndSessions()
  const everywhere = useEndAll()
  const alone = sessions.every(({ current }) => current)
  return (
    <>
      <ul className="border-b border-hairline">
        {sessions.map((session) => (
          <SessionRow
            key={session.id}
            session={session}
            onEnd={() => (session.current ? void signOut() : end(session.id))}
          />
        ))}
      </ul>
      <FailureNote error={error ?? everywhere.error} />
      {alone ? (
        <p className="text-muted">You are not signed in anywhere else.</p>
      ) : (
        <div className="flex flex-wrap gap-2">
          <Button onClick={endOthers}>End all others</Button>
          <Button busy={everywhere.isPending} onClick={() => everywhere.mutate()}>
            Sign out everywhere
          </Button>
        </div>
      )}
    </>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your sessions">
      <ul className="border-b border-hairline">
        {[0, 1].map((row) => (
          <li key={row} className="flex items-center justify-between gap-4 border-t border-hairline py-4">
            <div className="grid gap-2">
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-3 w-56" />
            </div>
            <Skeleton className="h-9 w-16" />
          </li>
        ))}
      </ul>
    </Loading>
  )
}
