import { lateOverlay } from '#foundation/web/late-overlay.tsx'

/** The dialogs of the files view, which load when they are first opened. */
export const FolderDialog = lateOverlay(async () => (await import('./filing-dialogs.tsx')).FolderDialog)
export const MoveDialog = lateOverlay(async () => (await import('./filing-dialogs.tsx')).MoveDialog)
export const TagDialog = lateOverlay(async () => (await import('./filing-dialogs.tsx')).TagDialog)
export const TagFilesDialog = lateOverlay(async () => (await import('./filing-dialogs.tsx')).TagFilesDialog)
