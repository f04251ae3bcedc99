import { lateOverlay } from '#foundation/web/late-overlay.tsx'

const [importing, list, scheduling, task] = [
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  async () => (await import('./list-dialog.tsx')).ListDialog,
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
  async () => (await import('./task-dialog.tsx')).TaskDialog,
]

/** The dialogs of the tasks view, which load when they are first opened. */
export const ImportDialog = lateOverlay(importing)
export const ListDialog = lateOverlay(list)
export const ScheduleDialog = lateOverlay(scheduling)
export const TaskDialog = lateOverlay(task)

/** The reader of quick add, which is large and loads when the field is first focused. */
export const loadReader = async () => (await import('./typed.ts')).readTyped

/** Loaded soon after the view is shown, because they must work without a connection. */
export const soon = [loadReader, task, scheduling]
