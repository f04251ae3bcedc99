import type { RemindDialogProps } from '#foundation/web/beside.ts'
import { useActingWithin } from '#foundation/web/acting/acting.tsx'
import { keepingReminders } from './away/keeping.ts'
import { ReminderDialog } from './reminder-dialog.tsx'
import { remindersKey } from './reminders.ts'
import { useSeen } from './seen.ts'

/** Sets a reminder of a task, over the view that lists it. */
export function TaskReminder({ task, title, onClose }: RemindDialogProps) {
  const { perform } = useActingWithin(remindersKey, keepingReminders)
  return <ReminderDialog about={{ task, title }} seen={useSeen()} perform={perform} onClose={onClose} />
}
