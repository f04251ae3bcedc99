import { type ReactNode, useId } from 'react'

/** How wide the site is, and how far its words stand from the edges. */
export const frame = 'mx-auto w-full max-w-290 px-5 sm:px-8'

type SectionProps = { title: string; lead?: string; children: ReactNode }

/** One thought of a page below a hairline, named on the left where there is room. */
export function Section({ title, lead, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={frame}>
      <div className="grid gap-x-12 gap-y-8 border-t border-hairline py-14 sm:py-20 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <div className="grid content-start gap-3">
          <h2 id={id} className="font-serif text-25 font-medium sm:text-31">
            {title}
          </h2>
          {lead !== undefined && <p className="max-w-110 text-16 text-pretty text-muted">{lead}</p>}
        </div>
        <div className="min-w-0">{children}</div>
      </div>
    </section>
  )
}

type OpeningProps = { over?: string; title: string; lead: string; children?: ReactNode }

/** How every page but the first begins. */
export function Opening({ over, title, lead, children }: OpeningProps) {
  return (
    <header className={`${frame} pt-14 pb-12 sm:pt-24 sm:pb-16`}>
      {over !== undefined && <p className="mb-4 text-14 font-medium text-accent">{over}</p>}
      <h1 className="max-w-190 font-serif text-39 text-balance sm:text-49">{title}</h1>
      <p className="mt-5 max-w-150 text-16 text-pretty text-muted sm:text-20 sm:leading-normal">{lead}</p>
      {children !== undefined && <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>}
    </header>
  )
}
