import type { ImapFlow } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import type { AccountElsewhere, TriedStep } from '#foundation/server/connection.ts'
import { listFolders } from './folders.ts'
import { type Door, openLine, serverFor } from './line.ts'
import { tryPost } from './post.ts'

/** Everything that the copy and the sending will need, in order, until something fails. */
export async function tryAccount(door: Door, account: AccountElsewhere, signal: AbortSignal): Promise<TriedStep[]> {
  const steps: TriedStep[] = []
  const { host, port } = serverFor(account, 'imap')
  try {
    const client = await openLine(door, account, signal)
    steps.push({ name: 'Sign in', ok: true, sentence: `Signed in at ${host}, port ${port}.` })
    try {
      steps.push(await tryFolders(client))
    } finally {
      client.close()
    }
    if (account.servers.some(({ use }) => use === 'smtp') && steps.every(({ ok }) => ok)) {
      await tryPost(door, account, signal)
      steps.push({ name: 'Outgoing mail', ok: true, sentence: `Signed in at ${serverFor(account, 'smtp').host}.` })
    }
  } catch (error) {
    steps.push({ name: steps.length === 0 ? 'Sign in' : 'Outgoing mail', ok: false, sentence: sentenceOf(error) })
  }
  return steps
}

async function tryFolders(client: ImapFlow): Promise<TriedStep> {
  const name = 'Folders'
  const folders = await listFolders(client)
  const inbox = folders.find(({ role }) => role === 'inbox')
  if (!inbox) return { name, ok: false, sentence: 'The account has no inbox.' }
  const { readOnly = false, exists } = await client.mailboxOpen(inbox.name)
  if (readOnly) return { name, ok: false, sentence: 'The inbox may be read, but not changed.' }
  const count = folders.length === 1 ? 'One folder' : `${folders.length} folders`
  return { name, ok: true, sentence: `${count}; ${exists === 1 ? 'one message' : `${exists} messages`} in the inbox.` }
}

function sentenceOf(error: unknown): string {
  if (error instanceof Failure) return error.message
  throw error
}
