import type { Feature } from '#foundation/server/feature.ts'
export { remindersLanguage } from './language/plan.ts'
import { openReminders, type RemindersHouse } from './open.ts'

/** What people want to be reminded of, and when. */
export const reminders: Feature<RemindersHouse> = {
  name: 'reminders',
  migrations: new URL('migrations/', import.meta.url),
  open: (house) => openReminders(house),
}
