import type { roles } from '../contract.ts'
import type { EventFields } from './event.ts'

type Kept = { id: string; role: (typeof roles)[number]; usual: boolean }

/** Where an event goes that names no calendar: where the person wants new ones, otherwise by its kind. */
export function usualCalendar<Calendar extends Kept>(
  calendars: readonly Calendar[],
  type: EventFields['type'],
): Calendar | undefined {
  const role = type === 'personal' ? 'personal' : 'work'
  return calendars.find(({ usual }) => usual) ?? calendars.find((each) => each.role === role)
}
