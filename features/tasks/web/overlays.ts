import { lateOverlay } from '#foundation/web/late-overlay.tsx'

/** What opens over the tasks. */
export const ImportDialog = lateOverlay(async () => (await import('./import-dialog.tsx')).ImportDialog)
export const ListDialog = lateOverlay(async () => (await import('./list-dialog.tsx')).ListDialog)
export const ScheduleDialog = lateOverlay(async () => (await import('./schedule-dialog.tsx')).ScheduleDialog)
export const TaskDialog = lateOverlay(async () => (await import('./task-dialog.tsx')).TaskDialog)
