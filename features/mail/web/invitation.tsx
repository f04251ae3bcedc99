import { Suspense } from 'react'
import CalendarX from 'lucide-react/icons/calendar-x'
import Calendar from 'lucide-react/icons/calendar'
import { useBeside } from '#foundation/web/beside.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import type { MailInvitation, MailMessage } from '../contract.ts'
import { whenWords } from '../rules/invitation-words.ts'
import { AnswerInvitation } from './answer-invitation.tsx'

/** What one is invited to, as the message says. */
export function Invitation({ message, account }: { message: MailMessage; account: string }) {
  const format = useTimeFormat()
  const { EventOffer } = useBeside()
  const { invitation } = message
  if (!invitation) return null
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
        {method === 'REQUEST' && !message.own && <AnswerInvitation message={message} account={account} />}
      </div>
    </section>
  )
}

const sign = 'mt-0.5 size-4 shrink-0 text-muted'

/** The start is others' words as well. */
function isReadable({ start }: MailInvitation): boolean {
  return /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d)?/.test(start)
}
