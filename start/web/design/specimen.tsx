import type { ReactNode } from 'react'

/** A chapter of the page. */
export function Chapter({
  id,
  title,
  says,
  children,
}: {
  id: string
  title: string
  says: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="scroll-mt-8 border-t border-hairline pt-8 pb-16">
      <h2 id={id} className="scroll-mt-8 font-serif text-31">
        {title}
      </h2>
      <p className="mt-2 max-w-130 text-pretty text-muted">{says}</p>
      <div className="mt-8 grid gap-10">{children}</div>
    </section>
  )
}

/** Some pieces under one name. */
export function Specimen({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:items-baseline">
      <h3 className="text-13 text-muted">{name}</h3>
      <div className="min-w-0">{children}</div>
    </div>
  )
}

/** `flush`: of pieces without an edge, so that what is in them stands on the line. */
export function Row({ children, flush = false }: { children: ReactNode; flush?: boolean }) {
  return <div className={`flex flex-wrap items-center gap-3 ${flush ? '-ml-2.5' : ''}`}>{children}</div>
}

export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-x-6 gap-y-8 sm:grid-cols-2">{children}</div>
}
