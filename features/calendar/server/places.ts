import { Failure } from '#foundation/contract/failure.ts'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { StoredEvent } from '../rules/event.ts'
import { keepOpen } from './calendar-store.ts'

/** Which calendars may hold events within one transaction. */
export type Places = {
  /**
   * Refuses a deleted calendar, in which the event would be invisible, and prevents its deletion until the end.
   * Calendars of moved occurrences of `known` may already be deleted.
   */
  take(event: StoredEvent, known?: StoredEvent): Promise<void>
  /** The calendar itself changes. */
  forget(calendar: string): void
}

export function openPlaces(tx: Transaction, ownerId: string): Places {
  const open = new Set<string>()
  return {
    async take(event, known) {
      const left = new Set(known && placesOf(known))
      left.delete(event.calendar)
      for (const id of placesOf(event)) {
        if (open.has(id) || left.has(id)) continue
        const calendar = await keepOpen(tx, ownerId, id)
        if (!calendar || calendar.deleted) throw noPlace(event.title, calendar?.name)
        open.add(id)
      }
    },
    forget: (id) => void open.delete(id),
  }
}

/** The calendars of an event and of its moved occurrences. */
export function placesOf({ calendar, exceptions }: Pick<StoredEvent, 'calendar' | 'exceptions'>): string[] {
  const moved = exceptions.flatMap(({ overrides }) => overrides.calendar ?? [])
  return [...new Set([calendar, ...moved])]
}

function noPlace(title: string, calendar: string | undefined): Failure {
  const why =
    calendar === undefined
      ? `The calendar of “${title}” was deleted for good.`
      : `“${title}” belongs into the calendar “${calendar}”, which is deleted. Bring the calendar back first.`
  return new Failure('conflict', `${why} Nothing was changed.`)
}

/** A calendar has each event of a file once; the same one may have been imported again. */
export function refuseTwin({ title }: Pick<StoredEvent, 'title'>) {
  return (error: unknown): never => {
    const isTwin = error instanceof Error && 'constraint' in error && error.constraint === 'events_of_files'
    if (!isTwin) throw error
    throw new Failure('conflict', `“${title}” is in that calendar already, from a file. Nothing was changed.`)
  }
}
