import { type SyntheticEvent, useState } from 'react'
import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import { readingOrder } from '#foundation/time/words/date-order.ts'
import { readMoment } from '#foundation/time/words/moment.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { Later } from '../snooze.ts'

type SnoozeDialogProps = {
  title: string
  zone: string
  /** Local time in that zone. */
  now: string
  onSnooze: (later: Later) => void
  onClose: () => void
}

/** Snoozes until a time in the person's own words, and shows what was understood first. */
export function SnoozeDialog({ title, zone, now, onSnooze, onClose }: SnoozeDialogProps) {
  const format = useTimeFormat()
  const [words, setWords] = useState('')
  const [isTried, setTried] = useState(false)
  const until = readMoment(words, { now: Temporal.PlainDateTime.from(now), dateOrder: readingOrder(format), zone })
  const isPast = until !== undefined && until <= now
  const wrong = until === undefined ? 'Say it such as “in 20 minutes” or “Friday at 10”.' : 'That has passed already.'

  function save(event: SyntheticEvent): void {
    event.preventDefault()
    setTried(true)
    if (until === undefined || isPast) return
    onSnooze({ until })
    onClose()
  }
  const understood =
    until === undefined || isPast
      ? undefined
      : `${dateText(until.slice(0, 10), 'full', format)}, ${clockText(Number(until.slice(11, 13)) * 60 + Number(until.slice(14, 16)), format)}`
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Remind me again" description={title}>
      <form onSubmit={save} noValidate className="grid gap-4">
        <TextField
          label="When"
          placeholder="Friday at 10"
          maxLength={200}
          autoComplete="off"
          enterKeyHint="done"
          value={words}
          description={understood ?? 'Such as “in 20 minutes”, “tonight at 8”, “Friday”.'}
          error={isTried && understood === undefined ? wrong : undefined}
          onChange={({ target }) => setWords(target.value)}
        />
        <div className={formEnd}>
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit">
            Snooze
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
