import { performRoute, undoRoute } from '#features/activity/contract.ts'
import type { Attacher } from '#foundation/web/attach.ts'
import { isInPieces, sendFile } from './sending.ts'

/**
 * Sends a file as the Files view does, and takes it back by undoing that activity. A single request is not cancelled halfway,
 * because nobody could tell whether the file has arrived: it is taken back once it is stored.
 */
export const keepAttached: Attacher['keep'] = async (client, file, { id, signal: stop, onProgress }) => {
  const signal = isInPieces(file) ? stop : new AbortController().signal
  const activity = await sendFile(client, file, { id, signal, onProgress: ({ sent }) => onProgress(sent) })
  const input = { id }
  return async () =>
    activity === null
      ? void (await client.call(performRoute, { params: { name: 'documents.delete-file' }, body: { input } }))
      : void (await client.call(undoRoute, { params: { id: activity } }))
}
