import type { Actions } from '#foundation/server/action.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { handle, type Handler } from '#foundation/server/http/handler.ts'
import type { Person } from '#foundation/server/person.ts'
import * as contract from '../contract.ts'
import { cleanName } from '../rules.ts'
import type { Files } from './files.ts'
import type { Filing } from './filing.ts'
import { summariseFile } from './summarising.ts'
import type { Pictures } from './pictures.ts'
import type { Arriving, Receiving } from './receiving.ts'

type Parts = {
  actions: Pick<Actions, 'perform'>
  files: Files
  filing: Filing
  pictures: Pictures
  receiving: Receiving
}
type Named = { id?: string | undefined; name: string; type: string; folder?: string | undefined }

export function documentHandlers(parts: Parts): Handler[] {
  const { files, filing, pictures } = parts
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
    const input = { ...named, name: cleanName(named.name), content: content.id }
    const outcome = await actions.perform(person, 'documents.keep-file', input, { origin: 'button' })
    if (outcome.state === 'waits')
      throw new Failure('needs-yes', 'This waits for your yes. You find it under Activity.')
    return { file: contract.keptFile.parse(outcome.receipt.thing), activity: outcome.activityId }
  } catch (error) {
    if (!isWaiting(error)) await receiving.drop(person, content.id)
    throw error
  }
}

/** A pending action needs the bytes when it is approved. */
function isWaiting(error: unknown): boolean {
  return error instanceof Failure && error.code === 'needs-yes'
}
