import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '#foundation/web/design/button.tsx'
import { useActs } from '../acts.tsx'
import type { DraftKeeper } from './keeper.ts'
import { useWriting } from './use-writing.ts'

export function Discard({ id, keeper, isStored }: { id: string; keeper: DraftKeeper; isStored: boolean }) {
  const { attempt } = useActs()
  const { close } = useWriting()
  function discard(): void {
    keeper.end()
    if (isStored) void attempt('mail.discard-draft', { id })
    close()
  }
  return <IconButton label="Discard the draft" title="Discard" icon={<Trash />} onClick={discard} />
}
