import { useQuery } from '@tanstack/react-query'
import { type ComponentType, useRef, useState } from 'react'
import { Card } from '#foundation/web/design/card.tsx'
import { CardFailure } from '#foundation/web/design/card-failure.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { freeTimeRoute, type Slot } from '../../contract.ts'
import { calendarKey, useHearCalendar } from '../events.ts'
import { dayWords } from '../grid/days.ts'
import { timesOf } from '../grid/said.ts'
import { momentOf, wallOf } from '../grid/wall.ts'
import { useZone } from '../zone.ts'
import { BookSlot } from './book-slot.tsx'

/** As many as the words beside it name, so that “the last one” is the same in both. */
const most = 5

type FreeCardProps = {
  id: string
  /** Shows an activity: what was booked, with its way back. */
  card: ComponentType<{ id: string }>
}

/** Times that are free now. One that is pressed asks what it is for and books it; its receipt stands below. */
export function FreeCard({ id, card: Receipt }: FreeCardProps) {
  useHearCalendar()
  const zone = useZone()
  const { data, error, refetch } = useFree(id, zone)
  const [booked, setBooked] = useState<readonly string[]>([])
  if (error) return <CardFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const days = Map.groupBy(data, ({ start }) => wallOf(start, zone).day)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3 empty:hidden">
      {data.length > 0 && (
        <Card>
          <div className="grid gap-4">
            {[...days].map(([day, slots]) => (
              <Day
                key={day}
                day={day}
                slots={slots}
                minutes={minutesIn(id)}
                zone={zone}
                onBooked={(activity) => setBooked((before) => [...before, activity])}
              />
            ))}
          </div>
        </Card>
      )}
      {booked.map((activity) => (
        <Receipt key={activity} id={activity} />
      ))}
    </div>
  )
}

type DayProps = {
  day: string
  slots: readonly Slot[]
  minutes: number
  zone: string
  onBooked: (activity: string) => void
}

function Day({ day, slots, minutes, zone, onBooked }: DayProps) {
  const [chosen, setChosen] = useState<Slot>()
  const list = useRef<HTMLUListElement>(null)
  function close(): void {
    setChosen(undefined)
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }
  return (
    <section aria-label={`Free on ${dayWords(day)}`} className="grid gap-2">
      <p className="text-13 font-medium">{dayWords(day)}</p>
      <ul ref={list} className="flex flex-wrap gap-2">
        {slots.map((slot) => (
          <li key={slot.start}>
            <button
              type="button"
              data-figures
              aria-label={`Book within ${timesOf(slot, zone)} on ${dayWords(day)}`}
              aria-expanded={slot.start === chosen?.start}
              className="min-h-10 rounded-control border border-hairline bg-paper px-3 hover:border-edge aria-expanded:border-accent"
              onClick={() => setChosen(slot)}
            >
              {timesOf(slot, zone)}
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <BookSlot
          key={chosen.start}
          slot={chosen}
          minutes={minutes}
          zone={zone}
          onBooked={(activity) => {
            setChosen(undefined)
            onBooked(activity)
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

function minutesIn(id: string): number {
  return Number(id.split('/')[2] ?? '30')
}

function useFree(id: string, zone: string) {
  const { client } = useSession()
  const [from = '', to = ''] = id.split('/')
  return useQuery({
    queryKey: [...calendarKey, 'free', id, zone],
    queryFn({ signal }) {
      const query = { from: moment(from, zone), to: moment(to, zone), minutes: minutesIn(id), limit: most }
      return client.call(freeTimeRoute, { query }, { signal })
    },
  })
}

function moment(wall: string, zone: string): string {
  const [day = '', time = '00:00'] = wall.split('T')
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return momentOf({ day, minute: hour * 60 + minute }, zone)
}
