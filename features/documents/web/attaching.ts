import { performRoute, undoRoute } from '#features/activity/contract.ts'
import type { Attacher } from '#foundation/web/attach.ts'
import { sendFile } from './sending.ts'

/** Sends a file as the Files view does; removing it is the undo of its activity. */
export const keepAttached: Attacher['keep'] = async (client, file, { id, signal, onProgress }) => {
  const activity = await sendFile(client, file, { id, signal, onProgress: ({ sent }) => onProgress(sent) })
  const input = { id }
  return async () =>
    activity === null
      ? void (await client.call(performRoute, { params: { name: 'documents.delete-file' }, body: { input } }))
      : void (await client.call(undoRoute, { params: { id: activity } }))
}
