import { useActs } from '../acts.tsx'
import type { DraftKeeper } from './keeper.ts'
import { useWriting } from './use-writing.ts'

export type Discarding = { id: string; keeper: DraftKeeper; isStored: boolean }

/** Deletes the draft and closes the editor. */
export function useDiscard({ id, keeper, isStored }: Discarding): () => void {
  const { attempt } = useActs()
  const { close } = useWriting()
  return () => {
    keeper.end()
    if (isStored) void attempt('mail.discard-draft', { id })
    close()
  }
}
