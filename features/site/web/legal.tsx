import { pageAt } from '../pages.ts'
import { Document } from './article/document.tsx'
import { longDay } from './day.ts'
import { frame } from './parts/section.tsx'

/** A page of law, to be read on paper as well. */
export function LegalDocument({ path }: { path: string }) {
  const { title, changed } = pageAt(path)
  return (
    <article className={`${frame} pt-14 pb-20 sm:pt-24 print:max-w-none print:p-0`}>
      <h1 className="font-serif text-39 sm:text-49">{title}</h1>
      {changed !== undefined && (
        <p className="mt-4 text-14 text-muted">
          Last updated: <time dateTime={changed}>{longDay(changed)}</time>
        </p>
      )}
      <div className="mt-10 lg:mt-16 lg:border-t lg:border-hairline lg:pt-14">
        <Document name={`legal${path}`} contents />
      </div>
    </article>
  )
}
