import Paperclip from 'lucide-react/icons/paperclip'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { Suspense } from 'react'
import { sizeInWords } from '#foundation/contract/size.ts'
import { IconButton } from '#foundation/web/design/button.tsx'
import { isTooLarge, sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { useChat } from '../chat-session.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Attachment } from './attachments.ts'
import type { ShownAttachments } from './use-attachments.ts'

/** The attachments so far, above the words. */
export function AttachmentList({ list, attachments }: Pick<ShownAttachments, 'list' | 'attachments'>) {
  if (list.length === 0) return null
  return (
    <ul aria-label="Attached" className="flex flex-wrap gap-2 px-3 pt-3">
      {list.map((each) => (
        <li
          key={each.id}
          className="flex max-w-full items-center gap-1 rounded-control border border-hairline bg-paper pl-2.5 text-13"
        >
          <About attachment={each} />
          {each.state === 'failed' && !isTooLarge(each.error) && (
            <IconButton
              label={`Send ${nameOf(each)} again`}
              icon={<RotateCw />}
              onClick={() => attachments.retry(each.id)}
            />
          )}
          <IconButton label={`Remove ${nameOf(each)}`} icon={<X />} onClick={() => attachments.remove(each.id)} />
        </li>
      ))}
    </ul>
  )
}

function About({ attachment }: { attachment: Attachment }) {
  const { attacher } = useChat()
  const { id, name, state, sent, error } = attachment
  if (name === undefined) return <Suspense>{attacher && <attacher.Chip id={id} />}</Suspense>
  return (
    <span className="flex min-w-0 items-center gap-2">
      {state === 'sending' ? (
        <Spinner className="size-3.5 shrink-0" />
      ) : (
        <Paperclip aria-hidden="true" className="size-3.5 shrink-0 text-muted" />
      )}
      <span className={state === 'failed' ? 'grid min-w-0 py-1.5' : 'contents'}>
        <span className="min-w-0 truncate">{visible(name)}</span>
        <output data-figures className={state === 'failed' ? 'text-red' : 'shrink-0 text-muted'}>
          {state === 'sending' && `${sizeInWords(sent)} of ${sizeInWords(attachment.bytes)}`}
          {state === 'kept' && sizeInWords(attachment.bytes)}
          {state === 'failed' && error && sentenceOf(error)}
        </output>
      </span>
    </span>
  )
}

function nameOf({ name }: Attachment): string {
  return name === undefined ? 'the file' : visible(name)
}
