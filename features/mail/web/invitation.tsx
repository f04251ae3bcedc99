import { Suspense } from 'react'
import CalendarX from 'lucide-react/icons/calendar-x'
import Calendar from 'lucide-react/icons/calendar'
import { clockText } from '#foundation/time/format/clock-text.ts'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { useBeside } from '#foundation/web/beside.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { MailInvitation } from '../contract.ts'

/** What one is invited to, as the message says. */
export function Invitation({ invitation }: { invitation: MailInvitation }) {
  const format = useTimeFormat()
  const { EventOffer } = useBeside()
  const { method, title, place, organizer, repeats, repeat } = invitation
  const isOff = method === 'CANCEL'
  const lines = [
    whenWords(invitation, format),
    ...(repeats ? ['It repeats'] : []),
    visible(place),
    organizer ? `From ${visible(organizer.name === '' ? organizer.address : organizer.name)}` : '',
  ]
  return (
    <section
      aria-label="Invitation"
      className="flex max-w-prose min-w-0 gap-3 rounded-card border border-hairline bg-raised p-4"
    >
      {isOff ? <CalendarX aria-hidden="true" className={sign} /> : <Calendar aria-hidden="true" className={sign} />}
      <div className="grid min-w-0 gap-0.5">
        {isOff && <p className="text-13 text-muted">Cancelled</p>}
        <h4 className={`font-medium wrap-anywhere ${isOff ? 'line-through' : ''}`}>
          {visible(title.trim() === '' ? 'Untitled event' : title)}
        </h4>
        {lines
          .filter((line) => line !== '')
          .map((line) => (
            <p key={line} className="text-muted wrap-anywhere">
              {line}
            </p>
          ))}
        {EventOffer && !isOff && (!repeats || repeat) && isReadable(invitation) && (
          <Suspense>
            <EventOffer offer={invitation} />
          </Suspense>
        )}
      </div>
    </section>
  )
}

const sign = 'mt-0.5 size-4 shrink-0 text-muted'

/** The start is others' words as well. */
function isReadable({ start }: MailInvitation): boolean {
  return /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/.test(start)
}

/** In the zone of the invitation, which is named. */
function whenWords({ start, end, zone }: MailInvitation, format: TimeFormat): string {
  const [day, time] = [start.slice(0, 10), start.slice(11, 16)]
  const date = dateText(day, 'full', format)
  if (time === '') return date
  const until = end !== null && end.slice(0, 10) === day ? ` – ${clock(end.slice(11, 16), format)}` : ''
  return `${date}, ${clock(time, format)}${until}${zone === null ? '' : `, ${zone.replaceAll('_', ' ')}`}`
}

function clock(time: string, format: TimeFormat): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return clockText(hours * 60 + minutes, format)
}
