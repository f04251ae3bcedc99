import { Link } from 'react-router'
import { useBeside } from '#foundation/web/beside.ts'
import { textLink } from '#foundation/web/design/surface.ts'
import { CopyButton, DownloadButton, MailAppLink } from '../drafts/ways-out.tsx'
import { Discard } from './discard.tsx'
import type { DraftKeeper, KeptDraft } from './keeper.ts'
import { SendBar } from './send-bar.tsx'
import { useSenders } from './sends.ts'

export type LeavingProps = { id: string; keeper: DraftKeeper; kept: KeptDraft }

/** How the mail leaves: by an own account, or else by what other programs take. */
export function Leaving(props: LeavingProps) {
  const senders = useSenders()
  return (
    <footer className="shrink-0 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      {senders && senders.length > 0 ? <SendBar senders={senders} {...props} /> : <WaysOut {...props} />}
    </footer>
  )
}

function WaysOut({ id, keeper, kept }: LeavingProps) {
  const { connectAt } = useBeside()
  const { fields, stored } = kept
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <span className="grid max-sm:w-full">
          <MailAppLink mail={fields} kind="primary" />
        </span>
        <CopyButton text={fields.text} />
        <DownloadButton id={id} subject={fields.subject} disabled={stored === undefined} before={keeper.flush} />
        <span className="ml-auto">
          <Discard id={id} keeper={keeper} isStored={stored !== undefined} />
        </span>
      </div>
      <p className="text-13 text-muted">
        To send from here, connect your own mailbox
        {connectAt === undefined ? (
          '.'
        ) : (
          <>
            {' under '}
            <Link to={connectAt} className={`${textLink} inline-flex items-center pointer-coarse:min-h-11`}>
              Settings, Connections
            </Link>
            .
          </>
        )}
      </p>
    </div>
  )
}
