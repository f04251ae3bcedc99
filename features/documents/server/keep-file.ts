import type { Actions } from '#foundation/server/action.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Person } from '#foundation/server/person.ts'
import { type KeptFile, keptFile } from '../contract.ts'
import { cleanName } from '../rules.ts'

type Arrived = { id?: string | undefined; content: string; name: string; type: string; folder?: string | undefined }

/** Turns what has arrived into a file, by the action for it. */
export async function keepFile(
  actions: Pick<Actions, 'perform'>,
  person: Person,
  arrived: Arrived,
): Promise<{ file: KeptFile; activity: string }> {
  const input = { ...arrived, name: cleanName(arrived.name) }
  const outcome = await actions.perform(person, 'documents.keep-file', input, { origin: 'button' })
  if (outcome.state === 'waits') throw new Failure('needs-yes', 'This waits for your yes. You find it under Activity.')
  return { file: keptFile.parse(outcome.receipt.thing), activity: outcome.activityId }
}
