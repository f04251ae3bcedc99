import { useQuery } from '@tanstack/react-query'
import { type SyntheticEvent, useState } from 'react'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { usualMinutes } from '#foundation/contract/usual.ts'
import { useBeside } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { DateField } from '#foundation/web/design/date-field.tsx'
import { Dialog } from '#foundation/web/design/dialog.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { TextField } from '#foundation/web/design/text-field.tsx'
import { TimeField } from '#foundation/web/design/time-field.tsx'
import { formEnd } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { ChangedTask, Task } from '../contract.ts'
import { isDay, nextDay, ownDue, todayOf } from '../rules/due.ts'
import { useHouse } from './perform.tsx'
import { tasksKey } from './tasks.ts'
import { which } from './which.ts'

type ScheduleDialogProps = { task: Task; onClose: () => void }

/** Gives a task a time and a length; suggests the first free time. */
export function ScheduleDialog({ task, onClose }: ScheduleDialogProps) {
  const zone = useOwnZone()
  const { client } = useSession()
  const { freeTime } = useBeside()
  const minutes = task.minutes ?? usualMinutes
  const isTimed = task.due !== null && !isDay(task.due)
  const { data, isPending } = useQuery({
    queryKey: [...tasksKey, 'free', minutes],
    queryFn: async () => (await freeTime?.(client, minutes, zone)) ?? null,
    enabled: !isTimed,
    staleTime: 0,
    gcTime: 0,
  })
  const begin = isTimed ? ownDue(task.due ?? '', task.zone, zone) : (data ?? tomorrowAtNine(zone))
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Schedule “${task.title}”`}
      description={!isTimed && data ? 'This is the first free time.' : 'It is at this time in your calendar.'}
    >
      {!isTimed && isPending ? (
        <Loading label="Looking for a free time">
          <Skeleton className="h-24 w-full" />
        </Loading>
      ) : (
        <Form task={task} begin={begin} minutes={minutes} zone={zone} onClose={onClose} />
      )}
    </Dialog>
  )
}

function tomorrowAtNine(zone: string): string {
  return `${nextDay(todayOf({ now: Date.now(), zone }))}T09:00`
}

type FormProps = ScheduleDialogProps & { begin: string; minutes: number; zone: string }

function Form({ task, begin, minutes, zone, onClose }: FormProps) {
  const { perform } = useHouse()
  const [draft, setDraft] = useState({ day: begin.slice(0, 10), time: begin.slice(11, 16), minutes: String(minutes) })
  const [today] = useState(() => todayOf({ now: Date.now(), zone }))
  const [error, setError] = useState<Error | null>(null)
  const [busy, setBusy] = useState(false)
  const lasts = Math.round(Number(draft.minutes))
  const isWhole = draft.day !== '' && draft.time !== '' && lasts >= 1 && lasts <= 1440

  async function save(event: SyntheticEvent): Promise<void> {
    event.preventDefault()
    if (busy || !isWhole) return
    setBusy(true)
    const change: ChangedTask = { ...which(task), due: `${draft.day}T${draft.time}`, zone, minutes: lasts }
    try {
      await perform('tasks.change-task', change)
      onClose()
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal : new Error(String(refusal)))
      setBusy(false)
    }
  }
  const change = (part: Partial<typeof draft>): void => setDraft({ ...draft, ...part })
  return (
    <form onSubmit={(event) => void save(event)} noValidate className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <DateField label="Day" value={draft.day} today={today} onChange={(day) => change({ day })} />
        <TimeField label="At" value={draft.time} onChange={(time) => change({ time })} />
        <TextField
          label="Minutes"
          type="number"
          min={1}
          max={1440}
          value={draft.minutes}
          onChange={({ target }) => change({ minutes: target.value })}
        />
      </div>
      <FailureNote error={error} />
      <div className={formEnd}>
        <Button onClick={onClose}>Cancel</Button>
        <Button kind="primary" type="submit" busy={busy} disabled={!isWhole}>
          Schedule
        </Button>
      </div>
    </form>
  )
}
