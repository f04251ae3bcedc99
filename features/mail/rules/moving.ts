import type { FolderRole } from '../contract.ts'

type Copy = { message: string; thread: string; role: FolderRole }

/** What leaves the inbox; what is elsewhere has been archived. */
export function archivable<C extends Copy>(copies: readonly C[]): C[] {
  return copies.filter(({ role }) => role === 'inbox')
}

/** Everything that is not in the trash already. */
export function deletable<C extends Copy>(copies: readonly C[]): C[] {
  return copies.filter(({ role }) => role !== 'trash')
}

/** What can be deleted for good: of these, what was thrown away before. */
export function erasable<C extends Copy>(copies: readonly C[]): C[] {
  return copies.filter(({ role }) => role === 'trash' || role === 'junk')
}

/**
 * Of whole threads, what was received; what was sent or is being written stays where it is. What is in the trash or in
 * junk comes along only where nothing else is left of its thread, which is how a thread is brought back.
 */
export function movable<C extends Copy>(copies: readonly C[], messageIds: readonly string[]): C[] {
  const named = new Set(messageIds)
  const isAside = ({ role }: C) => role === 'trash' || role === 'junk'
  const isWritten = ({ role }: C) => role === 'sent' || role === 'drafts'
  const alive = new Set(copies.filter((copy) => !isAside(copy)).map(({ thread }) => thread))
  return copies.filter(
    (copy) => named.has(copy.message) || (!isWritten(copy) && (!isAside(copy) || !alive.has(copy.thread))),
  )
}
