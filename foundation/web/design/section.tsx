import type { ReactNode } from 'react'
import { useId } from 'react'

/** One matter of the settings, under its own heading. */
export function Section({ title, about, children }: { title: string; about?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-hairline py-8 first:border-t-0 first:pt-2">
      <div className="grid gap-1">
        <h2 id={id} className="font-serif text-20 font-medium">
          {title}
        </h2>
        {about && <p className="max-w-130 text-pretty text-muted">{about}</p>}
      </div>
      {children}
    </section>
  )
}
