import type { Actions } from '#foundation/server/action.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import * as contract from '../contract.ts'
import type { Files } from './files.ts'
import type { Filing } from './filing.ts'
import { keepFile } from './keep-file.ts'
import { summariseFile } from './summarising.ts'
import type { Pictures } from './pictures.ts'
import type { Arriving, Receiving } from './receiving.ts'
import type { Uploads } from './uploads.ts'

type Parts = {
  actions: Pick<Actions, 'perform'>
  files: Files
  filing: Filing
  pictures: Pictures
  receiving: Receiving
  uploads: Uploads
}
type Named = { id?: string | undefined; name: string; type: string; folder?: string | undefined }

export function documentHandlers(parts: Parts): Handler[] {
  const { files, filing, pictures, uploads } = parts
  return [
    handle(contract.listFilesRoute, ({ person, query }) => files.list(person, query)),
    handle(contract.listPlacesRoute, ({ person }) => filing.places(person)),
    handle(contract.findFileRoute, ({ person, params }) => files.find(person, params.id)),
    handle(contract.readFileRoute, ({ person, params }) => files.read(person, params.id)),
    handle(contract.drawFileRoute, ({ person, params, query }) => pictures.picture(person, { ...params, ...query })),
    handle(contract.listPassagesRoute, ({ person, params, query }) =>
      files.passages(person, { id: params.id, ...query }),
    ),
    handle(contract.summariseFileRoute, ({ person, params: { id }, query }) =>
      summariseFile(files, person, { id, ...query }),
    ),
    handle(contract.uploadFileRoute, ({ person, query: { chosen: id, ...named }, bytes, length }) =>
      takeIn(parts, person, { named: { id, ...named }, bytes, length }),
    ),
    handle(contract.listUploadsRoute, ({ person }) => uploads.list(person)),
    handle(contract.beginUploadRoute, ({ person, body }) => uploads.begin(person, body)),
    handle(contract.findUploadRoute, ({ person, params }) => uploads.find(person, params.id)),
    handle(contract.appendUploadRoute, ({ person, params: { id }, query: { offset }, bytes, length }) =>
      uploads.append(person, { id, offset, bytes, length }),
    ),
    handle(contract.cancelUploadRoute, ({ person, params }) => uploads.cancel(person, params.id)),
  ]
}

/** Bytes first, then the record: a record always has its file. */
async function takeIn(
  { actions, receiving }: Parts,
  person: Person,
  { named, ...arriving }: Arriving & { named: Named },
) {
  const content = await receiving.receive(person, arriving)
  try {
    return await keepFile(actions, person, { ...named, content: content.id })
  } catch (error) {
    if (!isWaiting(error)) await receiving.drop(person, content.id)
    throw error
  }
}

/** A pending action needs the bytes when it is approved. */
function isWaiting(error: unknown): boolean {
  return error instanceof Failure && error.code === 'needs-yes'
}
