import { lazy, type ReactNode, Suspense } from 'react'
import { Written } from '../parts/written.tsx'

type DocumentProps = {
  /** `content/{name}.md` */
  name: string
  /** A list of its parts stands before it. */
  contents?: boolean
  waiting?: string
  failed?: ReactNode
}

/** Words of ours as an article. They, and what reads them, arrive only where they are not written in the page already. */
export function Document({ name, contents = false, waiting = 'Loading…', failed = null }: DocumentProps) {
  return (
    <Written id={`words-${name}`}>
      <Suspense fallback={<output className="block text-muted">{waiting}</output>}>
        <Words name={name} contents={contents} failed={failed} />
      </Suspense>
    </Written>
  )
}

const Words = lazy(async () => {
  const { Words: component } = await import('./words.tsx')
  return { default: component }
})
