import { type KeyboardEvent, type SyntheticEvent, useRef, useState } from 'react'
import { dateText } from '#foundation/time/format/date-text.ts'
import { clockText } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { snoozeChoices } from '../rules/snooze-choices.ts'

export type SnoozeDialogProps = {
  count: number
  /** For something else that happens later than now. */
  words?: { title: string; description: string; verb: string }
  onSnooze: (until: string) => void
  onClose: () => void
}

/** Until when threads are put aside: ten times with words, or any other. */
export function SnoozeDialog({ count, words, onSnooze, onClose }: SnoozeDialogProps) {
  const zone = useOwnZone()
  const format = useTimeFormat()
  const [now] = useState(() => Temporal.Now.plainDateTimeISO(zone).toString().slice(0, 16))
  const list = useRef<HTMLUListElement>(null)
  function choose(at: string): void {
    onClose()
    onSnooze(instantOf(at, zone))
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words?.title ?? (count === 1 ? 'Snooze until' : `Snooze ${count} threads until`)}
      description={words?.description ?? 'It leaves the inbox and returns as unread.'}
    >
      {/* oxlint-disable-next-line no-noninteractive-element-interactions -- it hears the arrow keys of the buttons in it */}
      <ul ref={list} onKeyDown={(event) => moveBetween(list.current, event)} className="-mx-2 grid">
        {snoozeChoices(now).map(({ label, at }) => (
          <li key={at}>
            <button type="button" onClick={() => choose(at)} className={choiceLook}>
              <span className="grow text-left">{label}</span>
              <time dateTime={at} className="text-13 text-muted">
                {timeWords(at, now, format)}
              </time>
            </button>
          </li>
        ))}
      </ul>
      <OtherTime now={now} verb={words?.verb ?? 'Snooze'} onChoose={choose} />
    </Dialog>
  )
}

const choiceLook =
  'flex h-9 w-full items-center gap-4 rounded-control px-2 hover:bg-touch focus-visible:bg-touch focus-visible:-outline-offset-2 pointer-coarse:h-11'

function OtherTime({ now, verb, onChoose }: { now: string; verb: string; onChoose: (at: string) => void }) {
  const [day, setDay] = useState('')
  const [time, setTime] = useState('08:00')
  const at = `${day}T${time}`
  const isPast = day !== '' && time !== '' && at <= now
  function save(event: SyntheticEvent): void {
    event.preventDefault()
    if (day !== '' && time !== '' && !isPast) onChoose(at)
  }
  return (
    <form onSubmit={save} noValidate className="grid gap-3 border-t border-hairline pt-4">
      <div className="grid grid-cols-2 items-start gap-3">
        <DateField
          label="Another day"
          value={day}
          today={now.slice(0, 10)}
          onChange={setDay}
          error={isPast ? 'This time has passed.' : undefined}
        />
        <TimeField label="At" value={time} onChange={setTime} />
      </div>
      <div className={formEnd}>
        <Button type="submit" disabled={day === '' || time === '' || isPast}>
          {verb}
        </Button>
      </div>
    </form>
  )
}

function moveBetween(list: HTMLElement | null, event: KeyboardEvent): void {
  const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const buttons = [...(list?.querySelectorAll('button') ?? [])]
  const at = buttons.findIndex((button) => button === event.target)
  if (by === undefined || at === -1) return
  event.preventDefault()
  buttons[at + by]?.focus()
}

/** The time of today; with the weekday and day otherwise. */
function timeWords(at: string, now: string, format: TimeFormat): string {
  const [day, time] = [at.slice(0, 10), at.slice(11, 16)]
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const clock = clockText(hours * 60 + minutes, format)
  return day === now.slice(0, 10) ? clock : `${dateText(day, 'medium', format).replace(/ \d{4}$/, '')}, ${clock}`
}

function instantOf(at: string, zone: string): string {
  return new Date(Temporal.PlainDateTime.from(at).toZonedDateTime(zone).epochMilliseconds).toISOString()
}
