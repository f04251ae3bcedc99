import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { useBeside } from '#foundation/web/beside.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { useActs } from '../acts.tsx'
import { CopyButton, DownloadButton, MailAppLink } from '../drafts/ways-out.tsx'
import { useMailboxes } from '../mail.ts'
import type { DraftKeeper, KeptDraft } from './keeper.ts'
import type { Seed } from './seed.ts'
import { useWriting } from './use-writing.ts'

export type LeavingProps = { id: string; seed: Seed | undefined; keeper: DraftKeeper; kept: KeptDraft }

/** How the mail leaves: by an own account, or else by what other programs take. */
export function Leaving({ id, keeper, kept }: LeavingProps) {
  const { data } = useMailboxes()
  const { connectAt } = useBeside()
  const hasAccount = data?.accounts.some(({ kind }) => kind === 'imap') ?? false
  const { fields, stored } = kept
  return (
    <footer className="grid shrink-0 gap-2 border-t border-hairline px-4 py-3 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <div className="flex flex-wrap items-center gap-2">
        <MailAppLink mail={fields} kind="primary" />
        <CopyButton text={fields.text} />
        <DownloadButton id={id} subject={fields.subject} disabled={stored === undefined} before={keeper.flush} />
        <span className="ml-auto">
          <Discard id={id} keeper={keeper} isStored={stored !== undefined} />
        </span>
      </div>
      {data && !hasAccount && (
        <p className="text-13 text-muted">
          To send from here, connect your own mailbox
          {connectAt === undefined ? '.' : ' under '}
          {connectAt !== undefined && (
            <Link to={connectAt} className={textLink}>
              Settings, Connections
            </Link>
          )}
          {connectAt !== undefined && '.'}
        </p>
      )}
    </footer>
  )
}

function Discard({ id, keeper, isStored }: { id: string; keeper: DraftKeeper; isStored: boolean }) {
  const { attempt } = useActs()
  const { close } = useWriting()
  function discard(): void {
    keeper.end()
    if (isStored) void attempt('mail.discard-draft', { id })
    close()
  }
  return <IconButton label="Discard the draft" title="Discard" icon={<Trash />} onClick={discard} />
}
