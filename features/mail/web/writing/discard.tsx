import Trash from 'lucide-react/icons/trash-2'
import { IconButton } from '#foundation/web/design/button.tsx'
import { type Discarding, useDiscard } from './use-discard.ts'

export function Discard(discarding: Discarding) {
  return <IconButton label="Discard the draft" title="Discard" icon={<Trash />} onClick={useDiscard(discarding)} />
}
