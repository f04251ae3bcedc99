import { useMutation } from '@tanstack/react-query'
import Download from 'lucide-react/icons/download'
import Paperclip from 'lucide-react/icons/paperclip'
import { sizeInWords } from '#foundation/contract/size.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import { save } from '#foundation/web/save.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type MailPart, readMailPartRoute } from '../contract.ts'

export function Attachments({ parts }: { parts: readonly MailPart[] }) {
  if (parts.length === 0) return null
  return (
    <ul aria-label="Attachments" className="flex flex-wrap gap-2">
      {parts.map((part) => (
        <Attachment key={part.id} part={part} />
      ))}
    </ul>
  )
}

function Attachment({ part }: { part: MailPart }) {
  const { client } = useSession()
  const name = visible(part.name === '' ? 'Attachment' : part.name)
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => save(await client.download(readMailPartRoute, { params: { id: part.id } }), name),
  })
  return (
    <li className="grid max-w-full gap-1">
      <button
        type="button"
        aria-label={`Download ${name}, ${sizeInWords(part.bytes)}`}
        aria-busy={isPending || undefined}
        onClick={() => !isPending && mutate()}
        className="flex h-10 max-w-full pointer-coarse:h-11 items-center gap-2.5 rounded-control border border-hairline bg-raised px-3 hover:border-edge/60 [&_svg]:size-4 [&_svg]:shrink-0 [&_svg]:text-muted"
      >
        <Paperclip aria-hidden="true" />
        <span className="truncate">{name}</span>
        <span className="shrink-0 text-12 text-muted">{sizeInWords(part.bytes)}</span>
        {isPending ? <Spinner className="" /> : <Download aria-hidden="true" />}
      </button>
      <FailureNote error={error} />
    </li>
  )
}
