import { Link, type MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { useBeside } from '#foundation/web/beside.ts'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { MailHouse } from './acts.tsx'
import { SenderForm } from './writing/sender-form.tsx'
import { useSenders } from './writing/sends.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [{ title: `Writing mail · ${productName}` }]

/** How drafts of each mailbox begin and end, as learned from sent mail or as the person says. */
export default function MannersPage() {
  const senders = useSenders()
  const { connectAt } = useBeside()
  if (!senders)
    return (
      <Loading label="Loading">
        <Skeleton className="h-60" />
      </Loading>
    )
  if (senders.length === 0)
    return (
      <Section title="Writing mail" about="Connect a mailbox to set how mail from it begins and ends.">
        {connectAt !== undefined && (
          <p>
            <Link to={connectAt} className={textLink}>
              Connect a mailbox
            </Link>
          </p>
        )}
      </Section>
    )
  return (
    <MailHouse>
      {senders.map((sender) => (
        <Section key={sender.account} title={`Writing mail from ${sender.address}`}>
          <SenderForm sender={sender} />
        </Section>
      ))}
    </MailHouse>
  )
}
