import type { ReactNode } from 'react'

/** The assistant's words stand on the paper itself, beside a thin mark in the margin. */
export function OnPaper({ children, writing = false }: { children: ReactNode; writing?: boolean }) {
  return (
    <div className="relative grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3 rounded-control group-aria-[current=true]/entry:bg-accent-wash group-aria-[current=true]/entry:shadow-[0_0_0_8px_var(--color-accent-wash)]">
      <span
        aria-hidden="true"
        className={`absolute top-1 bottom-1 -left-3 w-px sm:-left-4 ${writing ? 'bg-accent' : 'bg-hairline'}`}
      />
      {children}
    </div>
  )
}
