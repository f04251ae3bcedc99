import { lateOverlay } from '#foundation/web/late-overlay.tsx'

/** What opens over the contacts. */
export const ContactDialog = lateOverlay(async () => (await import('./contact-dialog.tsx')).ContactDialog)
export const ImportDialog = lateOverlay(async () => (await import('./import-dialog.tsx')).ImportDialog)
