import { type ReactNode, Suspense } from 'react'
import { describeRule } from '#foundation/time/repetition/describe.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { late } from '#foundation/web/late.ts'
import type { Occurrence } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { whenOf } from '../grid/said.ts'
import { wallOf } from '../grid/wall.ts'
import { plainNotes } from '../plain-notes.ts'
import { SharedMark } from '../shared-mark.tsx'
import { useZone } from '../zone.ts'
import { LinkedText } from './linked-text.tsx'
import { placeWords } from './place-words.ts'

const Markdown = late(async () => (await import('#foundation/web/markdown/markdown.tsx')).Markdown)

/** All that is known of one event; `whole` has its notes to the end, as soon as they are read. */
export function Facts({ occurrence, whole }: { occurrence: Occurrence; whole: Occurrence }) {
  const zone = useZone()
  const { data } = useCalendars()
  const calendar = calendarNamed(data?.calendars, occurrence.calendar)
  const { location, attendees, people, repeat, origin } = occurrence
  const elsewhere = !occurrence.allDay && occurrence.zone !== zone
  return (
    <dl className="grid gap-2.5">
      <Fact name="When">
        <span data-figures>{whenOf(occurrence, zone)}</span>
        {elsewhere && (
          <span data-figures className="block text-13 text-muted">
            In {cityOf(occurrence.zone)}: {whenOf(occurrence, occurrence.zone)}
          </span>
        )}
      </Fact>
      {repeat !== null && (
        <Fact name="Repeats">
          {ruleWords(occurrence)}
          {occurrence.moved && (
            <span className="block text-13 text-muted">This occurrence was changed separately.</span>
          )}
        </Fact>
      )}
      {location !== '' && (
        <Fact name="Location">
          <LinkedText text={location} />
        </Fact>
      )}
      <Fact name="Calendar">
        {placeWords(occurrence, calendar?.name)} <SharedMark calendar={calendar} />
      </Fact>
      {attendees !== null && <Fact name="Attendees">{attendees}</Fact>}
      {people.length > 0 && (
        <Fact name="People">
          {people.map(({ name, email }) => (
            <span key={email} className="block wrap-anywhere">
              {name === '' ? email : `${name}, ${email}`}
            </span>
          ))}
        </Fact>
      )}
      {whole.description !== '' && (
        <Fact name="Description">
          <Suspense fallback={<span className="whitespace-pre-wrap">{plainNotes(whole.description)}</span>}>
            <Markdown small text={`${whole.description}${whole.cut ? '…' : ''}`} />
          </Suspense>
        </Fact>
      )}
      {origin === 'file' && <Fact name="From">An imported file</Fact>}
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-0.5">
      <dt className="text-12 text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

/** “Every other Friday until 1 March 2027”: its hour stands above already. */
function ruleWords({ repeat, original, start, zone }: Occurrence): string {
  const begins = original ?? (start.includes('T') ? wallOf(start, zone).day : start)
  const words = describeRule(repeat ?? '', begins.slice(0, 10), { zone, format: timeFormat() })
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** “Europe/Vienna” is Vienna. */
function cityOf(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone
}
