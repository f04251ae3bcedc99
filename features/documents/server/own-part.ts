import type { Database } from '#foundation/server/database/database.ts'
import type { ExportPart } from '#foundation/server/feature.ts'
import { exportContents } from './content-store.ts'
import { exportFiles } from './file-store.ts'
import { exportFolders } from './folder-store.ts'
import type { Receiving } from './receiving.ts'
import { exportUploads } from './upload-store.ts'

type Parts = { database: Database; receiving: Receiving }

/** All files and their fields, including deleted ones that can still be restored. */
export async function* ownPart({ database, receiving }: Parts, ownerId: string): AsyncGenerator<ExportPart> {
  const files = await database.as(ownerId, (tx) => exportFiles(tx, ownerId))
  const contents = await database.as(ownerId, (tx) => exportContents(tx, ownerId))
  const folders = await database.as(ownerId, (tx) => exportFolders(tx, ownerId))
  const uploads = await database.as(ownerId, (tx) => exportUploads(tx, ownerId))
  yield { name: 'documents/folders.json', content: JSON.stringify(folders, null, 1) }
  yield { name: 'documents/files.json', content: JSON.stringify(files, null, 1) }
  yield { name: 'documents/contents.json', content: JSON.stringify(contents, null, 1) }
  yield { name: 'documents/uploads.json', content: JSON.stringify(uploads, null, 1) }
  for (const { id } of contents) {
    // Content without a file is still being uploaded.
    const name = files.find(({ contentId }) => contentId === id)?.name ?? 'arriving'
    yield { name: `documents/contents/${id}/${name}`, content: receiving.read(ownerId, id) }
  }
}
