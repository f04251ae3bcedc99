import RotateCw from 'lucide-react/icons/rotate-cw'
import { useBranches } from './use-branches.ts'

export function RetryButton({ id, messageId }: { id: string; messageId: string }) {
  const { retry } = useBranches(id)
  return (
    <button
      type="button"
      onClick={() => retry(messageId)}
      className="-ml-2 inline-flex h-8 items-center gap-1.5 rounded-control px-2 font-medium text-ink hover:bg-touch pointer-coarse:h-11 print:hidden"
    >
      <RotateCw aria-hidden="true" className="size-3.5" />
      Retry
    </button>
  )
}
