import ImageIcon from 'lucide-react/icons/image'
import { useState } from 'react'
import { Button } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { MailMessage } from '../contract.ts'
import { useActs } from './acts.tsx'
import { picturesWords, trackersWords } from './blocked-words.ts'

/** What the layout would have fetched, and a way to allow it for this message or for its sender. */
export function BlockedNote({ message: { id, blocked, from }, name }: { message: MailMessage; name: string }) {
  const { attempt } = useActs()
  const [isBusy, setBusy] = useState(false)
  if (!blocked) return null
  const { trackers, shown, pictures } = blocked
  const says = [shown ? '' : picturesWords(blocked), trackersWords(trackers)].filter((words) => words !== '')
  if (says.length === 0) return null
  async function show(of: 'message' | 'sender'): Promise<void> {
    setBusy(true)
    await attempt('mail.show-pictures', { messageId: id, of })
    setBusy(false)
  }
  return (
    <div className="grid w-full gap-2 rounded-control bg-sunken px-3 py-2.5 text-13 inset-ring inset-ring-hairline print:hidden">
      <p className="flex gap-2 text-pretty wrap-anywhere">
        <ImageIcon aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
        <span>{visible(says.join(' '))}</span>
      </p>
      {!shown && pictures > 0 && (
        <div className="flex flex-wrap gap-2">
          <Button busy={isBusy} onClick={() => void show('message')}>
            Show pictures
          </Button>
          {from && (
            <Button kind="plain" busy={isBusy} onClick={() => void show('sender')}>
              <span className="max-w-60 truncate">Always from {name}</span>
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
