import type { ImapFlow, ListResponse, StatusObject } from 'imapflow'
import { Failure } from '#foundation/contract/failure.ts'
import type { SourceFolder } from '#foundation/server/mirror/mirrored.ts'
import type { FolderRole } from '../../contract.ts'

/** A folder as its server lists it; `name` is its whole path. */
export type ImapFolder = SourceFolder & { label: string; role: FolderRole }

const roles: Readonly<Record<string, FolderRole>> = {
  '\\Inbox': 'inbox',
  '\\Archive': 'archive',
  '\\Drafts': 'drafts',
  '\\Sent': 'sent',
  '\\Junk': 'junk',
  '\\Trash': 'trash',
}

/** What matters to a person first is brought first; a role is given once. */
const order: readonly FolderRole[] = ['inbox', 'sent', 'drafts', 'archive', 'none', 'trash', 'junk']

export async function listFolders(client: ImapFlow): Promise<ImapFolder[]> {
  return foldersOf(await client.list())
}

export const statusQuery = { uidNext: true, uidValidity: true, messages: true, highestModseq: true } as const

/** With how each of them stands, where the server tells that in the same answer (RFC 5819). */
export async function listWithStatus(
  client: ImapFlow,
): Promise<{ folders: ImapFolder[]; statuses: Map<string, StatusObject> }> {
  if (!client.capabilities.has('LIST-STATUS')) return { folders: await listFolders(client), statuses: new Map() }
  const listed = await client.list({ statusQuery })
  const open = client.mailbox === false ? undefined : client.mailbox.path
  const told = listed.flatMap(({ path, status }): [string, StatusObject][] =>
    status?.uidNext === undefined || status.uidValidity === undefined || path === open ? [] : [[path, status]],
  )
  return { folders: foldersOf(listed), statuses: new Map(told) }
}

type Lock = Awaited<ReturnType<ImapFlow['getMailboxLock']>>

/** A folder in which something is to be changed. If another program has removed it, the line is not at fault. */
export async function openFolder(client: ImapFlow, path: string): Promise<Lock> {
  try {
    return await client.getMailboxLock(path)
  } catch (error) {
    if (!(error instanceof Error && 'mailboxMissing' in error && error.mailboxMissing === true)) throw error
    throw new Failure('not-found', 'Its folder is not on the server any more.', { cause: error })
  }
}

/** Creates a folder and returns its path; `undefined` if it exists already or the server refuses. */
export async function makeFolder(client: ImapFlow, path: string): Promise<string | undefined> {
  try {
    const made = await client.mailboxCreate(path)
    return made.created ? made.path : undefined
  } catch (error) {
    if (error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO') return undefined
    throw error
  }
}

function foldersOf(listed: readonly ListResponse[]): ImapFolder[] {
  const taken = new Set<FolderRole>()
  return listed
    .filter(({ flags }) => !flags.has('\\Noselect') && !flags.has('\\NonExistent'))
    .toSorted((one, other) => certainty(one) - certainty(other))
    .map(({ path, name, specialUse = '' }) => {
      const meant = roles[specialUse] ?? 'none'
      const role = meant !== 'none' && taken.has(meant) ? 'none' : meant
      taken.add(role)
      return { name: path, label: role === 'inbox' ? 'Inbox' : name, role }
    })
    .toSorted((one, other) => order.indexOf(one.role) - order.indexOf(other.role) || (one.name < other.name ? -1 : 1))
}

/** What the server says counts before what a name sounds like. */
function certainty({ specialUseSource }: ListResponse): number {
  return specialUseSource === 'extension' ? 0 : 1
}
