import { withTemporal } from '#foundation/web/late.ts'
import { lateOverlay } from '#foundation/web/late-overlay.tsx'

/** The dialogs of the mail page, which load when they are first opened. */
export const AskingDialog = lateOverlay(async () => (await import('./asking-dialog.tsx')).AskingDialog)
export const LabelDialog = lateOverlay(async () => (await import('./label-dialog.tsx')).LabelDialog)
export const ListSheet = lateOverlay(async () => (await import('./list-sheet.tsx')).ListSheet)
export const SnoozeDialog = lateOverlay(withTemporal(async () => (await import('./snooze-dialog.tsx')).SnoozeDialog))
