import { useQuery } from '@tanstack/react-query'
import { Card } from '#foundation/web/design/card.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { freeTimeRoute, type Slot } from '../../contract.ts'
import { calendarKey, useHearCalendar } from '../events.ts'
import { dayWords } from '../grid/days.ts'
import { timesOf } from '../grid/said.ts'
import { momentOf, wallOf } from '../grid/wall.ts'
import { useZone } from '../zone.ts'

/** As many as the words beside it name, so that “the last one” is the same in both. */
const most = 5

/** Times that are free now; one that is chosen begins the words that book it. */
export function FreeCard({ id, onChoose }: { id: string; onChoose: (words: string) => void }) {
  useHearCalendar()
  const zone = useZone()
  const { data, error, refetch } = useFree(id, zone)
  if (error)
    return (
      <Card>
        <p role="alert" className="text-muted">
          {sentenceOf(error)}{' '}
          <button type="button" className="min-h-6 underline" onClick={() => void refetch()}>
            Retry
          </button>
        </p>
      </Card>
    )
  if (!data) return <Skeleton className="h-20 w-full" />
  if (data.length === 0) return null
  const days = Map.groupBy(data, ({ start }) => wallOf(start, zone).day)
  return (
    <Card>
      <div className="grid gap-4">
        {[...days].map(([day, slots]) => (
          <section key={day} aria-label={`Free on ${dayWords(day)}`} className="grid gap-2">
            <p className="text-13 font-medium">{dayWords(day)}</p>
            <ul className="flex flex-wrap gap-2">
              {slots.map((slot) => (
                <li key={slot.start}>
                  <button
                    type="button"
                    data-figures
                    aria-label={`Book within ${timesOf(slot, zone)} on ${dayWords(day)}`}
                    className="min-h-10 rounded-control border border-hairline bg-paper px-3 hover:border-edge"
                    onClick={() => onChoose(`Book ${wordsOf(begin(slot, minutesIn(id)), zone)} for `)}
                  >
                    {timesOf(slot, zone)}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  )
}

/** As long as was asked for, from when it is free. */
function begin({ start, end }: Slot, minutes: number): Slot {
  const until = Date.parse(start) + minutes * 60_000
  return { start, end: until < Date.parse(end) ? new Date(until).toISOString() : end }
}

function minutesIn(id: string): number {
  return Number(id.split('/')[2] ?? '30')
}

/** “Friday 27 November 2026 14:00 to 15:00”. */
function wordsOf(slot: Slot, zone: string): string {
  return `${dayWords(wallOf(slot.start, zone).day)} ${timesOf(slot, zone).replace('–', ' to ')}`
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
