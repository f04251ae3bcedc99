import Clock from 'lucide-react/icons/clock'
import MoreHorizontal from 'lucide-react/icons/ellipsis'
import { useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Menu } from '#foundation/web/design/menu.tsx'
import { Select } from '#foundation/web/design/select.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { AttachedFile, KnownSender } from '../../contract.ts'
import { awaitingWords } from '../awaited.tsx'
import { mailtoOf } from '../drafts/recipients.ts'
import { SnoozeDialog } from '../overlays.ts'
import { AttachButton } from './attach-button.tsx'
import { Attached } from './attachments.tsx'
import { Discard } from './discard.tsx'
import type { LeavingProps } from './leaving.tsx'
import { SenderDialog } from './sender-dialog.tsx'
import { TemplatesButton } from './templates.tsx'
import { useSend } from './use-send.ts'
import { useUploads } from './use-uploads.ts'

/** Sends it, now or later, with its files, from one of the own accounts. */
export function SendBar({ senders, id, keeper, kept }: LeavingProps & { senders: readonly KnownSender[] }) {
  const { fields, stored } = kept
  const [isLater, setLater] = useState(false)
  const [awaits, setAwaits] = useState<string>()
  const [isAwaiting, setAwaiting] = useState(false)
  const [isSigning, setSigning] = useState(false)
  const { mutate, isPending, error } = useSend(keeper)
  const setFiles = (change: (before: AttachedFile[]) => AttachedFile[]): void =>
    keeper.edit({ attachments: change(keeper.now().fields.attachments) })
  const uploading = useUploads((file) => setFiles((before) => [...before, file]))
  const sender = senders.find(({ account }) => account === fields.account) ?? senders[0]
  if (!sender) return null
  const { account } = sender
  return (
    <div className="grid gap-2">
      <Attached
        files={fields.attachments}
        uploads={uploading.uploads}
        onRemove={(gone) => setFiles((before) => before.filter((each) => each.id !== gone))}
        onCancel={uploading.cancel}
      />
      {senders.length > 1 && (
        <Select
          label="From"
          options={senders.map((each) => ({ value: each.account, label: each.address }))}
          value={account}
          onChange={(chosen) => keeper.edit({ account: chosen })}
        />
      )}
      {awaits !== undefined && <Awaits at={awaits} onRemove={() => setAwaits(undefined)} />}
      {error && <FailureNote error={error} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button
          data-send
          kind="primary"
          title="Send (Ctrl+Enter)"
          busy={isPending}
          disabled={uploading.uploads.some((each) => each.error === undefined)}
          onClick={() => mutate({ account, awaits })}
        >
          Send
        </Button>
        <Button icon={<Clock />} disabled={isPending} onClick={() => setLater(true)}>
          <span className="max-sm:sr-only">Send later…</span>
        </Button>
        <TemplatesButton keeper={keeper} />
        <AttachButton onFiles={uploading.add} onKept={uploading.copy} />
        <Menu
          align="end"
          trigger={<IconButton label="More" icon={<MoreHorizontal />} />}
          groups={[
            [{ label: awaitingWords.label, run: () => setAwaiting(true) }],
            [{ label: 'Signature and hold…', run: () => setSigning(true) }],
            [{ label: 'Open in mail app', run: () => location.assign(mailtoOf(fields)) }],
          ]}
        />
        <span className="ml-auto">
          <Discard id={id} keeper={keeper} isStored={stored !== undefined} />
        </span>
      </div>
      {isLater && (
        <SnoozeDialog
          count={1}
          words={later}
          onSnooze={(at) => mutate({ account, at, awaits })}
          onClose={() => setLater(false)}
        />
      )}
      {isAwaiting && (
        <SnoozeDialog count={1} words={awaitingWords} onSnooze={setAwaits} onClose={() => setAwaiting(false)} />
      )}
      {isSigning && <SenderDialog sender={sender} onClose={() => setSigning(false)} />}
    </div>
  )
}

function Awaits({ at, onRemove }: { at: string; onRemove: () => void }) {
  return (
    <p className="text-13 text-muted">
      You are told {momentOf(at)} if nobody answers.{' '}
      <button type="button" onClick={onRemove} className={`min-h-6 ${textLink}`}>
        Don’t tell me
      </button>
    </p>
  )
}

const later = {
  title: 'Send later',
  description: 'It waits among your drafts, under Leaving, and can be taken back until then.',
  verb: 'Send then',
}
