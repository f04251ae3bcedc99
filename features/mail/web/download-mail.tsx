import { useMutation } from '@tanstack/react-query'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type MailMessage, readMailSourceRoute } from '../contract.ts'
import { quietLink } from './quiet-link.ts'

/** The message as it arrived, as a file that other mail programs open. */
export function DownloadMail({ message: { id, subject } }: { message: MailMessage }) {
  const { client } = useSession()
  const name = `${
    visible(subject)
      .replaceAll(/[\\/:]/g, ' ')
      .trim() || 'Mail'
  }.eml`
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => save(await client.download(readMailSourceRoute, { params: { id } }), name),
  })
  return (
    <div className="grid justify-items-start gap-1">
      <button
        type="button"
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
        className={quietLink}
      >
        {isPending ? 'Fetching it from its server…' : 'Download as .eml'}
      </button>
      <FailureNote error={error} />
    </div>
  )
}
