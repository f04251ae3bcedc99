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
import { endOf, fewStartsIn } from './starts.ts'

/** As many stretches as the words beside it name, so that “the last one” is the same in both. */
const most = 5
/** Of each stretch, as many as stand in one line; fewer where there are several stretches. */
const mostStarts = 3
const fewStarts = 2

type FreeCardProps = {
  id: string
  /** Shows an activity: what was booked, with its way back. */
  card: ComponentType<{ id: string }>
}

/**
 * Free stretches, each with a few times of the wanted length. One that is pressed asks what it is for and books it; its
 * receipt stands below.
 */
export function FreeCard({ id, card: Receipt }: FreeCardProps) {
  useHearCalendar()
  const zone = useZone()
  const { data, error, refetch } = useFree(id, zone)
  const [booked, setBooked] = useState<readonly string[]>([])
  if (error) return <CardFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-20 w-full" />
  const starts = data.length > fewStarts ? fewStarts : mostStarts
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
                starts={starts}
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
  /** How many are offered of each stretch. */
  starts: number
  zone: string
  onBooked: (activity: string) => void
}

function Day({ day, slots, minutes, starts, zone, onBooked }: DayProps) {
  const [chosen, setChosen] = useState<{ slot: Slot; start: string }>()
  const list = useRef<HTMLUListElement>(null)
  function close(): void {
    setChosen(undefined)
    list.current?.querySelector<HTMLElement>('[aria-expanded=true]')?.focus()
  }
  return (
    <section aria-label={`Free on ${dayWords(day)}`} className="grid gap-2">
      <p className="text-13 font-medium">{dayWords(day)}</p>
      <ul ref={list} className="grid gap-2.5">
        {slots.map((slot) => (
          <li key={slot.start} className="grid gap-1.5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-3">
            <span data-figures className="text-13 leading-10 text-muted max-sm:leading-normal">
              {timesOf(slot, zone)}
            </span>
            <div className="flex flex-wrap gap-2">
              {fewStartsIn(slot, minutes, starts).map((start) => (
                <Start
                  key={start}
                  day={day}
                  times={timesOf({ start, end: endOf(start, slot, minutes) }, zone)}
                  isChosen={start === chosen?.start}
                  onChoose={() => setChosen({ slot, start })}
                />
              ))}
            </div>
          </li>
        ))}
      </ul>
      {chosen && (
        <BookSlot
          key={chosen.start}
          slot={chosen.slot}
          chosen={chosen.start}
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

type StartProps = { day: string; times: string; isChosen: boolean; onChoose: () => void }

function Start({ day, times, isChosen, onChoose }: StartProps) {
  return (
    <button
      type="button"
      data-figures
      aria-label={`Book ${times} on ${dayWords(day)}`}
      aria-expanded={isChosen}
      className="min-h-10 rounded-control border pointer-coarse:min-h-11 border-hairline bg-paper px-3 hover:border-edge aria-expanded:border-accent"
      onClick={onChoose}
    >
      {times}
    </button>
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
