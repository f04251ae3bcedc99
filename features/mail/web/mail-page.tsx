import { MailHouse } from './acts.tsx'
import { Mailbox } from './mailbox.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

/** The person's mail: its lists, and the thread that is read. */
export default function MailPage() {
  return (
    <MailHouse>
      <Mailbox />
    </MailHouse>
  )
}
