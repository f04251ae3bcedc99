import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { performRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { clockSpan } from '#foundation/time/format/clock-text.ts'
import type { OfferedEvent } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import type { Client } from '#foundation/web/http/client.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { timeFormat } from '#foundation/web/time-format.ts'
import { clashesRoute, listCalendarsRoute, type Occurrence, previewImportRoute } from '../../contract.ts'
import { usualCalendar } from '../../rules/usual-calendar.ts'
import { calendarKey } from '../events.ts'
import { wallOf } from '../grid/wall.ts'
import { useZone } from '../zone.ts'
import { fileOf } from './offer-file.ts'

/** What an invitation clashes with, and a button that adds it to the calendar for new events. */
export function EventOffer({ offer }: { offer: OfferedEvent }) {
  const zone = useZone()
  const clashes = useClashes(offer, zone)
  const { add, takeBack, added } = useAdding(offer, zone)
  return (
    <div className="mt-2 grid justify-items-start gap-2">
      <p aria-live="polite" className="text-13 empty:hidden">
        {added ? added.sentence : clashes && clashWords(clashes, offer, zone)}
      </p>
      {added ? (
        <Button busy={takeBack.isPending} onClick={() => takeBack.mutate(added.id)}>
          Undo
        </Button>
      ) : (
        <Button busy={add.isPending} onClick={() => add.mutate()}>
          Add to calendar
        </Button>
      )}
      <FailureNote error={add.error ?? takeBack.error} />
    </div>
  )
}

const mostNamed = 3

function clashWords(clashes: readonly Occurrence[], { repeat }: OfferedEvent, zone: string): string {
  if (clashes.length === 0) return `Nothing in your calendar clashes with ${repeat ? 'its first date' : 'it'}.`
  const named = clashes.slice(0, mostNamed).map(({ title, start, end, allDay }) => {
    const when = allDay ? 'all day' : clockSpan(wallOf(start, zone).minute, wallOf(end, zone).minute, timeFormat())
    return `“${visible(title)}” (${when})`
  })
  const more = clashes.length - named.length
  return `${repeat ? 'Its first date' : 'It'} clashes with ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}.`
}

function useClashes(offer: OfferedEvent, ownZone: string): readonly Occurrence[] | undefined {
  const { client } = useSession()
  const span = spanOf(offer, ownZone)
  const { data } = useQuery({
    queryKey: [...calendarKey, 'offer', span?.from, span?.to],
    queryFn: ({ signal }) => client.call(clashesRoute, { query: span ?? { from: '', to: '' } }, { signal }),
    enabled: span !== undefined,
  })
  // Added before, it would clash with itself.
  return data?.filter(
    ({ title, start }) => !(title === offer.title && Date.parse(start) === Date.parse(span?.from ?? '')),
  )
}

/** Nothing for a time or a zone that does not exist: they are others' words. */
function spanOf({ start, end, zone }: OfferedEvent, ownZone: string): { from: string; to: string } | undefined {
  try {
    const at = (wall: string): string =>
      new Date(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone ?? ownZone).epochMilliseconds).toISOString()
    const to = end ?? Temporal.PlainDateTime.from(start).add({ minutes: 30 }).toString()
    return { from: at(start), to: at(to) }
  } catch {
    return undefined
  }
}

function useAdding(offer: OfferedEvent, zone: string) {
  const { client } = useSession()
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: calendarKey })
  const add = useMutation({ mutationFn: () => addAsFile(client, offer, zone), onSettled })
  const takeBack = useMutation({
    mutationFn: (id: string) => client.call(undoRoute, { params: { id } }),
    onSuccess: () => add.reset(),
    onSettled,
  })
  return { add, takeBack, added: add.data }
}

/** As an import, which knows an event by its identity and remembers that its words are not the person's own. */
async function addAsFile(client: Client, offer: OfferedEvent, zone: string): Promise<{ id: string; sentence: string }> {
  const body = { name: 'Invitation.ics', content: fileOf(offer, zone) }
  const preview = await client.call(previewImportRoute, { body })
  const [unread] = preview.left
  if (unread) throw new Failure('invalid', unread.why)
  if (preview.added + preview.changed === 0) throw new Failure('conflict', 'It is in your calendar already.')
  const { calendars } = await client.call(listCalendarsRoute, {})
  const calendar = usualCalendar(calendars, 'meeting')
  if (!calendar) throw new Failure('conflict', 'You have no calendar to add it to.')
  const { id, state, sentence } = await client.call(performRoute, {
    params: { name: 'calendar.import-file' },
    body: { input: { import: preview.id, calendar: calendar.id }, key: preview.id },
  })
  if (state === 'done') return { id, sentence: `It is in your calendar “${calendar.name}”.` }
  throw new Failure('conflict', sentence ?? 'This waits for your yes. You find it under Activity.')
}
