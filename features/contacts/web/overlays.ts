import { lateOverlay } from '#foundation/web/late-overlay.tsx'

/** The dialogs of the contacts view, which load when they are first opened. */
export const ContactDialog = lateOverlay(async () => (await import('./contact-dialog.tsx')).ContactDialog)
export const ImportDialog = lateOverlay(async () => (await import('./import-dialog.tsx')).ImportDialog)
