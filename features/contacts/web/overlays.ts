import { lateOverlay } from '#foundation/web/late-overlay.tsx'

const contact = async () => (await import('./contact-dialog.tsx')).ContactDialog

/** The dialogs of the contacts view, which load when they are first opened. */
export const ContactDialog = lateOverlay(contact)
export const ImportDialog = lateOverlay(async () => (await import('./import-dialog.tsx')).ImportDialog)

/** Loaded soon after the view is shown, because it must open without a connection. */
export const soon = [contact]
