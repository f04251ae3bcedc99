import { useActingWithin } from '#foundation/web/acting/acting.tsx'
import type { RemindDialogProps } from '#foundation/web/beside.ts'
import { keepingReminders } from './away/keeping.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { remindersKey } from './reminders.ts'
import { useSeen } from './seen.ts'

/** Sets a reminder of a thing, over the view that lists it. */
export function ThingReminder({ thing, onClose }: RemindDialogProps) {
  const { perform } = useActingWithin(remindersKey, keepingReminders)
  return <ReminderDialog about={thing} seen={useSeen()} perform={perform} onClose={onClose} />
}
