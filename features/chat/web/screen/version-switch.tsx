import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import type { Message } from '../../contract.ts'
import { Action } from './actions.tsx'
import { useBranches } from './use-branches.ts'

/** Which of the versions said at this place is shown, and the way to the others. */
export function VersionSwitch({ id, message, tabbable }: { id: string; message: Message; tabbable: boolean }) {
  const { choose } = useBranches(id)
  const { versions } = message
  if (versions.length < 2) return null
  const at = versions.indexOf(message.id)
  function go(by: number): void {
    const version = versions[at + by]
    if (version !== undefined) choose(version)
  }
  return (
    <span className="flex items-center">
      <Action
        label="Previous version"
        icon={<ChevronLeft />}
        tabbable={tabbable}
        disabled={at <= 0}
        onClick={() => go(-1)}
      />
      <span data-figures className="text-12">
        {at + 1} of {versions.length}
      </span>
      <Action
        label="Next version"
        icon={<ChevronRight />}
        tabbable={tabbable}
        disabled={at >= versions.length - 1}
        onClick={() => go(1)}
      />
    </span>
  )
}
