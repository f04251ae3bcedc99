import { randomUUIDv7 } from 'node:crypto'
import type { Invitation, Invited } from '#foundation/server/invited.ts'
import type { Person } from '#foundation/server/person.ts'
import { usualCalendar } from '../rules/usual-calendar.ts'
import type { Booking } from './booking.ts'
import { calendarOf } from './calendars.ts'
import { type Inverse, placesOfImport, reverse } from './file-actions.ts'
import { readFile, sort } from './importing.ts'
import type { Desk } from './steps.ts'

/** An event that others invite to is kept as one from a file: it is known by its identity, and its words stay theirs. */
export function createInvited(booking: Booking): Invited {
  const settled = async (person: Person, invitation: Invitation, isRehearsal: boolean) => {
    const file = await readFile(invitation.file)
    const work = (desk: Desk) => settle(desk, { ...invitation, file })
    return isRehearsal ? { ...(await booking.rehearseAt(person, work)), trace: undefined } : booking.at(person, work)
  }
  return {
    look: async (person, invitation) => (await settled(person, invitation, true)).words,
    async take(person, invitation) {
      const { words, calendar, trace } = await settled(person, invitation, false)
      if (words === undefined || !trace) return undefined
      const inverse: Inverse = {
        added: trace.touched.filter(isNew).map(({ id }) => id),
        touched: trace.touched.filter((each) => !isNew(each)),
        ...(calendar !== undefined && { calendar }),
      }
      return { words, trace: inverse }
    },
    putBack: (person, trace) => reverse(booking, person, trace as Inverse),
    touches: (person, traces) =>
      booking.touches(person, (tx) =>
        Promise.all(traces.map((trace) => placesOfImport(tx, person.id, trace as Inverse))),
      ),
  }
}

function isNew({ before }: { before: unknown }): boolean {
  return before === null
}

type Settled = { words: string | undefined; calendar: string | undefined }
type Asked = Omit<Invitation, 'file'> & { file: Awaited<ReturnType<typeof readFile>> }

async function settle({ writing, calendars, zone }: Desk, { file, isComing, source }: Asked): Promise<Settled> {
  const target = usualCalendar(calendars, 'meeting')
  const calendar = target?.id ?? ''
  const { fates } = await sort(writing.tx, writing.ownerId, { sources: [source], file, zone, calendar })
  const [fate] = fates
  const nothing = { words: undefined, calendar: undefined }
  if (!fate || fate.state === 'unchanged') return fate && !isComing ? remove(fate.event) : nothing
  if (!isComing || fate.gone) return fate.known ? remove(fate.known) : nothing
  if (fate.state === 'changed') {
    await writing.save(fate.event)
    return { words: `Brought up to date in “${nameOf(fate.event.calendar)}”`, calendar: undefined }
  }
  if (!target) return nothing
  await writing.add({ ...fate.event, id: randomUUIDv7() })
  return { words: `Put into “${target.name}”`, calendar }

  async function remove(event: { id: string; calendar: string }): Promise<Settled> {
    await writing.remove(event.id)
    return { words: `Taken out of “${nameOf(event.calendar)}”`, calendar: undefined }
  }
  function nameOf(id: string): string {
    return calendarOf(calendars, id).name
  }
}
