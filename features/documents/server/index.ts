import type { Feature } from '#foundation/server/feature.ts'
import { type DocumentsHouse, openDocuments } from './documents.ts'

export { describeContents } from './doctor.ts'
export { documentsLanguage } from './language.ts'

/** The files that people store here. */
export const documents: Feature<DocumentsHouse> = {
  name: 'documents',
  migrations: new URL('migrations/', import.meta.url),
  open: openDocuments,
}
