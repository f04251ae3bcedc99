import type { MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { ConnectionItem } from './connection-item.tsx'
import { useConnections } from './connections.ts'
import { NewConnection } from './new-connection.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [{ title: `Connections · ${productName}` }]

export default function ConnectionsPage() {
  const { data, error, isFetching, refetch } = useConnections()
  if (!data && error)
    return (
      <ErrorState
        title="The connections could not be loaded"
        detail={sentenceOf(error)}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  if (!data) return <Waiting />
  const { connections, kinds, providers, hosts } = data
  return (
    <>
      <Section
        title="Connections"
        about="Your accounts with other services. A copy is kept here, and changes go both ways."
      >
        {connections.length === 0 ? (
          <p className="text-muted">Nothing is connected yet.</p>
        ) : (
          <ul className="border-b border-hairline">
            {connections.map((connection) => (
              <ConnectionItem
                key={connection.id}
                connection={connection}
                kind={kinds.find((each) => each.kind === connection.kind)}
                providers={providers}
              />
            ))}
          </ul>
        )}
      </Section>
      {kinds.map((kind) => (
        <Section key={kind.kind} title={`Connect ${kind.label.toLowerCase()}`} about={allowed(hosts)}>
          <NewConnection kind={kind} providers={providers} />
        </Section>
      ))}
    </>
  )
}

function allowed(hosts: readonly string[]): string {
  if (hosts.length === 0) return 'With the address and password of your mailbox. They are tried before they are kept.'
  return `The operator of this server allows ${new Intl.ListFormat('en').format(hosts)}.`
}

function Waiting() {
  return (
    <Loading label="Loading the connections">
      <div className="grid gap-4 pt-2">
        <Skeleton className="h-5 w-36" />
        <Skeleton className="h-9 w-72" />
      </div>
    </Loading>
  )
}
