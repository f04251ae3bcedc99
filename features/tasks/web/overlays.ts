import { lateOverlay } from '#foundation/web/late-overlay.tsx'

const [importing, list, scheduling, task] = [
  async () => (await import('./import-dialog.tsx')).ImportDialog,
  async () => (await import('./list-dialog.tsx')).ListDialog,
  async () => (await import('./schedule-dialog.tsx')).ScheduleDialog,
  async () => (await import('./task-dialog.tsx')).TaskDialog,
]

/** What opens over the tasks. */
export const ImportDialog = lateOverlay(importing)
export const ListDialog = lateOverlay(list)
export const ScheduleDialog = lateOverlay(scheduling)
export const TaskDialog = lateOverlay(task)

/** Reads a line of quick add: much code, which loads when the field is first used. */
export const loadReader = async () => (await import('./typed.ts')).readTyped

/** What is of use without a connection. */
export const soon = [loadReader, task, scheduling]
