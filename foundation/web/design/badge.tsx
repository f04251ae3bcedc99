import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'

/** `waiting` waits for the person, `failed` did not happen; these two alone are coloured. */
export type BadgeKind = 'plain' | 'done' | 'waiting' | 'failed'

export function Badge({ kind = 'plain', children }: { kind?: BadgeKind; children: ReactNode }) {
  return (
    <span
      className={`inline-flex h-5.5 items-center gap-1.5 rounded-full px-2 text-12 font-medium whitespace-nowrap ${kinds[kind]}`}
    >
      {kind === 'done' && <Check aria-hidden="true" strokeWidth={2.5} className="-ml-0.5 size-3" />}
      {(kind === 'waiting' || kind === 'failed') && <span className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}

const kinds: Record<BadgeKind, string> = {
  plain: 'bg-sunken text-muted inset-ring inset-ring-hairline',
  done: 'bg-raised text-ink inset-ring inset-ring-hairline',
  waiting: 'bg-amber-wash text-amber',
  failed: 'bg-red-wash text-red',
}
