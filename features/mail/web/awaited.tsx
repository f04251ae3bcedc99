import { useState } from 'react'
import type { MenuItem } from '#foundation/web/design/menu.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { MailMessage } from '../contract.ts'
import { useActs } from './acts.tsx'
import { SnoozeDialog } from './overlays.ts'

/** When the person is told that nobody answers. */
export function AwaitedNote({ thread, awaited }: { thread: string; awaited: string | null }) {
  const { attempt } = useActs()
  if (awaited === null) return null
  return (
    <p className="mt-1 text-13 text-muted">
      You are told {momentOf(awaited)} if nobody answers.{' '}
      <button
        type="button"
        onClick={() => void attempt('mail.stop-awaiting', { threadId: thread })}
        className={`min-h-6 ${textLink}`}
      >
        Don’t tell me
      </button>
    </p>
  )
}

/** Offered for a thread in which the person has written; the dialog is drawn beside the menu. */
export function useAwaiting(thread: string, messages: readonly MailMessage[]) {
  const { attempt } = useActs()
  const [isChoosing, setChoosing] = useState(false)
  const isOwn = messages.some(({ own, draft }) => own && !draft)
  const items: readonly MenuItem[] = isOwn ? [{ label: awaitingWords.label, run: () => setChoosing(true) }] : []
  const dialog = isChoosing && (
    <SnoozeDialog
      count={1}
      words={awaitingWords}
      onSnooze={(until) => void attempt('mail.await-answer', { threadId: thread, until })}
      onClose={() => setChoosing(false)}
    />
  )
  return { items, dialog }
}

export const awaitingWords = {
  label: 'Tell me if nobody answers…',
  title: 'Tell me if nobody answers by',
  description: 'An answer before then ends it by itself.',
  verb: 'Tell me then',
}
