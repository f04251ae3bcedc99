import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { performRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { clockSpan } from '#foundation/time/format/clock-text.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { box } from '#foundation/web/design/surface.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Slot } from '../../contract.ts'
import { calendarKey } from '../events.ts'
import { wallOf, wallText } from '../grid/wall.ts'
import { endOf, startsIn } from './starts.ts'

type BookSlotProps = {
  /** The free stretch, and the start that was chosen in it. */
  slot: Slot
  chosen: string
  minutes: number
  zone: string
  /** The activity by which it was booked. */
  onBooked: (activity: string) => void
  onClose: () => void
}

/** What it is for and, in a longer stretch, whether from another time: the rest was asked for in words. */
export function BookSlot({ slot, chosen, minutes, zone, onBooked, onClose }: BookSlotProps) {
  const [title, setTitle] = useState('Meeting')
  const [start, setStart] = useState(chosen)
  const book = useBook(onBooked)
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEffect(() => field.current?.select(), [])
  const starts = [...new Set([chosen, ...startsIn(slot, minutes)])].toSorted()

  function submit(event: FormEvent): void {
    event.preventDefault()
    const end = endOf(start, slot, minutes)
    const input = { title, start: wallText(wallOf(start, zone)), end: wallText(wallOf(end, zone)), zone }
    if (title.trim() !== '' && !book.isPending) book.mutate(input)
  }
  function press(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape gives up the whole form
    <form onSubmit={submit} onKeyDown={press} aria-label="Book this time" className="grid gap-2">
      <div className="flex flex-wrap items-end gap-2">
        <label htmlFor={`${id}-title`} className="grid grow basis-44 gap-1 text-13 font-medium">
          Title
          <input
            ref={field}
            id={`${id}-title`}
            value={title}
            maxLength={300}
            onChange={({ target }) => setTitle(target.value)}
            className={`${box} h-9 px-3 font-normal pointer-coarse:h-11`}
          />
        </label>
        {starts.length > 1 && (
          <label htmlFor={`${id}-start`} className="grid gap-1 text-13 font-medium">
            Time
            <select
              id={`${id}-start`}
              value={start}
              onChange={({ target }) => setStart(target.value)}
              className={`${box} h-9 px-2 font-normal pointer-coarse:h-11`}
            >
              {starts.map((each) => (
                <option key={each} value={each}>
                  {span(each, endOf(each, slot, minutes), zone)}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit" busy={book.isPending} disabled={title.trim() === ''}>
          Book
        </Button>
        <Button kind="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
      <FailureNote error={book.error} />
    </form>
  )
}

function span(start: string, end: string, zone: string): string {
  return clockSpan(wallOf(start, zone).minute, wallOf(end, zone).minute, timeFormat())
}

type Booking = { title: string; start: string; end: string; zone: string }

function useBook(onBooked: (activity: string) => void) {
  const { client } = useSession()
  const queries = useQueryClient()
  // Pressed again after a lost answer, it is booked once.
  const [key] = useState(() => crypto.randomUUID())
  return useMutation({
    async mutationFn(input: Booking) {
      const activity = await client.call(performRoute, {
        params: { name: 'calendar.create-event' },
        body: { input, key: `${key} ${input.start} ${input.title}`.slice(0, 100) },
      })
      if (activity.state === 'done' || activity.state === 'waiting' || activity.state === 'running') return activity
      throw new Failure('conflict', activity.sentence ?? 'This could not be booked. Nothing was changed.')
    },
    onSuccess: ({ id }) => onBooked(id),
    onSettled: () => queries.invalidateQueries({ queryKey: calendarKey }),
  })
}
