import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import type { CalendarRow } from './calendar-store.ts'
import { calendarSources, toCalendar } from './calendars.ts'
import type { Sharing } from './sharing.ts'

const address = 'Secret address'

type Shared = { id: string; name: string }

export function sharingActions({ sharing }: { sharing: Sharing }): Action[] {
  return [sharingOne(sharing), stopping(sharing)]
}

function sharingOne(sharing: Sharing): Action {
  return defineAction({
    name: 'calendar.share-calendar',
    title: 'Share a calendar',
    description: 'Give a calendar a secret address, at which whoever knows it can read everything in it.',
    input: z.object({ id }),
    effect: 'outward',
    async show(person, input) {
      const calendar = await sharing.calendar(person, input.id)
      const { name } = calendar
      return {
        ...quoting(calendar),
        title: `Share ${name}`,
        fields: [
          { name: 'id', label: 'Calendar', value: name },
          {
            name: 'who',
            label: 'Who can read it',
            value: 'Everybody who knows its secret address, until you stop sharing it.',
          },
        ],
      }
    },
    async run(person, input): Promise<Receipt<Shared>> {
      const { row, isNew, address: made } = await sharing.share(person, input.id)
      const thing = { id: input.id, name: row.name }
      // Undoing must not withdraw a share that existed before from its readers.
      if (!isNew) return { thing, ...quoting(row) }
      const changes = [{ label: address, before: null, after: row.name }]
      return { thing, changes, inverse: { shared: true, address: made }, ...quoting(row) }
    },
    done: ({ thing }) => `Shared ${thing.name}. Whoever knows its secret address can read it.`,
    undo: (person, { thing, inverse }) => reverse(sharing, person, thing, inverseShape.parse(inverse)),
  })
}

/** Receipts of earlier versions have neither. */
const inverseShape = z.object({ shared: z.boolean().default(true), address: z.string().optional() })
type Inverse = z.infer<typeof inverseShape>

/** Sharing it again creates a new secret address: people who should lose access know the old one. */
async function reverse(
  sharing: Sharing,
  person: Person,
  thing: Shared,
  { shared, address: made }: Inverse,
): Promise<Reversal<Shared>> {
  if (shared) {
    const row = await sharing.stop(person, thing.id, made)
    const changes = [{ label: address, before: row.name, after: null }]
    return { thing, changes, inverse: { shared: false } satisfies Inverse, ...quoting(row) }
  }
  const { row, isNew, address: anew } = await sharing.share(person, thing.id)
  if (!isNew) throw new Failure('out-of-date', `${row.name} is shared already.`)
  const changes = [{ label: address, before: null, after: row.name }]
  return { thing, changes, inverse: { shared: true, address: anew } satisfies Inverse, ...quoting(row) }
}

function stopping(sharing: Sharing): Action {
  return defineAction({
    name: 'calendar.stop-sharing',
    title: 'Stop sharing a calendar',
    description: 'Take its secret address away: whoever reads it there finds nothing any more. A new one can be made.',
    input: z.object({ id }),
    effect: 'outward',
    // The button is beside the address that stops working.
    pressIsYes: async () => true,
    async show(person, input) {
      const calendar = await sharing.calendar(person, input.id)
      const beginning = await sharing.beginning(person, input.id)
      if (beginning === null) throw new Failure('conflict', `${calendar.name} is not shared.`)
      return {
        ...quoting(calendar),
        title: `Stop sharing ${calendar.name}`,
        fields: [
          { name: 'id', label: 'Calendar', value: calendar.name },
          { name: 'address', label: address, value: stopped(beginning) },
        ],
      }
    },
    async run(person, input): Promise<Receipt<{ name: string }>> {
      const row = await sharing.stop(person, input.id)
      return {
        thing: { name: row.name },
        changes: [{ label: address, before: row.name, after: null }],
        ...quoting(row),
      }
    },
    done: ({ thing }) => `Stopped sharing ${thing.name}. Its address does not work any more.`,
  })
}

/** Approval covers only this address. */
function stopped(beginning: string): string {
  return `The one with “feeds/${beginning}” in it stops working at once, and never works again.`
}

function quoting(row: CalendarRow): { sources: string[] } {
  return { sources: calendarSources([toCalendar(row)]) }
}
