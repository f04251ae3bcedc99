import { undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Attacher } from '#foundation/web/attach.ts'
import { fileTooLarge, mostFileBytes, uploadFileRoute } from '../contract.ts'

/** Sends a file as the Files view does; removing it is the undo of its activity. */
export const keepAttached: Attacher['keep'] = async (client, file, { id, signal, onProgress }) => {
  if (file.size > mostFileBytes) throw new Failure('too-large', fileTooLarge)
  const query = { chosen: id, name: file.name, type: file.type }
  const { activity } = await client.upload(uploadFileRoute, { query }, file, { signal, onProgress })
  return async () => void (await client.call(undoRoute, { params: { id: activity } }))
}
