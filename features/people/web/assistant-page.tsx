import ChevronRight from 'lucide-react/icons/chevron-right'
import { Link, type MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import type { Me } from '../contract.ts'
import { sentenceOf } from './failure-note.tsx'
import { greeting, hoursInWords, todayIn } from './greeting.ts'
import { localZone } from './local-zone.ts'
import { useMe } from './me.ts'
import { Notices } from './notices.tsx'
import { useSessions } from './sessions.ts'
import { useStoredUser } from './stored-user.ts'
import { useNow } from './use-now.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Assistant' }

export const meta: MetaFunction = () => [{ title: `Assistant · ${productName}` }]

export default function AssistantPage() {
  const { data: me, error, isFetching, refetch } = useMe()
  return (
    <div className="mx-auto max-w-164 px-6 py-12 sm:px-10 sm:py-20">
      <Greeting me={me} />
      {me && <Home me={me} />}
      {!me && error && (
        <ErrorState
          title="Your page could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!me && !error && <Waiting />}
    </div>
  )
}

/** At once, by what this browser knows already. */
function Greeting({ me }: { me: Me | undefined }) {
  const now = new Date(useNow())
  const stored = useStoredUser(({ user }) => user?.backendResponse.user?.name) ?? ''
  const { name, zone } = me ?? { name: stored, zone: localZone() }
  return (
    <>
      <p className="text-muted">{todayIn(zone, now)}</p>
      <h1 className="mt-2 font-serif text-31 sm:text-39">{greeting({ name, zone }, now)}</h1>
    </>
  )
}

function Home({ me }: { me: Me }) {
  return (
    <>
      <Notices me={me} />
      <ul className="mt-10 border-t border-hairline">
        <Place
          to="/assistant/settings/profile"
          name="Your working week"
          says={hoursInWords(me.workingHours, me.zone)}
        />
        <SecurityPlace />
        <Place to="/assistant/settings/data" name="Your data" says="Take all of it with you, or delete your account." />
      </ul>
    </>
  )
}

function SecurityPlace() {
  const { data } = useSessions()
  const count = data?.length
  const says =
    count === undefined || count === 1 ? 'See where you are signed in.' : `You are signed in on ${count} devices.`
  return <Place to="/assistant/settings/security" name="Devices" says={says} />
}

function Place({ to, name, says }: { to: string; name: string; says: string }) {
  return (
    <li className="border-b border-hairline">
      <Link to={to} className="-mx-3 flex items-center gap-4 rounded-control px-3 py-4 hover:bg-touch">
        <span className="grid min-w-0 grow">
          <span className="font-medium">{name}</span>
          <span className="text-13 text-muted">{says}</span>
        </span>
        <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </Link>
    </li>
  )
}

function Waiting() {
  return (
    <Loading label="Loading your page">
      <div className="mt-12 grid gap-3">
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} className="h-14 w-full" />
        ))}
      </div>
    </Loading>
  )
}
