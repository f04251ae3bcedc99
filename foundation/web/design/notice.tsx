import type { ReactNode } from 'react'
import { Mark } from './mark.tsx'

/** A whole page with one thing to say: not found, failed. */
export function Notice({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-130 content-center px-6 py-16">
      <Mark className="size-10" />
      <h1 className="mt-8 font-serif text-31">{title}</h1>
      <div className="mt-4 grid gap-4 text-16 text-pretty text-muted">{children}</div>
    </main>
  )
}
