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
      const { row, isNew } = await sharing.share(person, input.id)
      const thing = { id: input.id, name: row.name }
      // Taking back what had been shared before would take it from those who read it already.
      if (!isNew) return { thing, ...quoting(row) }
      const changes = [{ label: address, before: null, after: row.name }]
      return { thing, changes, inverse: { shared: true }, ...quoting(row) }
    },
    done: ({ thing }) => `Shared ${thing.name}. Whoever knows its secret address can read it.`,
    undo: (person, { thing, inverse }) => reverse(sharing, person, { thing, shared: isShared(inverse) }),
  })
}

/** Sharing it again makes another secret address: the one before is known to people who were to lose it. */
async function reverse(
  sharing: Sharing,
  person: Person,
  { thing, shared }: { thing: Shared; shared: boolean },
): Promise<Reversal<Shared>> {
  const inverse = { shared: !shared }
  if (shared) {
    const row = await sharing.stop(person, thing.id)
    return { thing, changes: [{ label: address, before: row.name, after: null }], inverse, ...quoting(row) }
  }
  const { row, isNew } = await sharing.share(person, thing.id)
  if (!isNew) throw new Failure('out-of-date', `${row.name} is shared already.`)
  return { thing, changes: [{ label: address, before: null, after: row.name }], inverse, ...quoting(row) }
}

/** Receipts of earlier versions do not say it. */
function isShared(inverse: unknown): boolean {
  return z.object({ shared: z.boolean().default(true) }).parse(inverse).shared
}

function stopping(sharing: Sharing): Action {
  return defineAction({
    name: 'calendar.stop-sharing',
    title: 'Stop sharing a calendar',
    description: 'Take its secret address away: whoever reads it there finds nothing any more. A new one can be made.',
    input: z.object({ id }),
    effect: 'outward',
    // The button stands beside the address that stops working.
    pressIsYes: async () => true,
    async show(person, input) {
      const calendar = await sharing.calendar(person, input.id)
      return {
        ...quoting(calendar),
        title: `Stop sharing ${calendar.name}`,
        fields: [
          { name: 'id', label: 'Calendar', value: calendar.name },
          { name: 'address', label: address, value: 'It stops working at once, and never works again.' },
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

function quoting(row: CalendarRow): { sources: string[] } {
  return { sources: calendarSources([toCalendar(row)]) }
}
