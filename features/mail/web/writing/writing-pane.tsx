import { Suspense } from 'react'
import { late } from '#foundation/web/late.ts'
import { usePlace } from '../place.ts'

const Editor = late<{ id: string }>(async () => (await import('./editor.tsx')).Editor)

/** The mail that is being written, above the mailbox; its code loads on first use. */
export function WritingPane() {
  const { write } = usePlace()
  if (write === undefined) return null
  return (
    <Suspense>
      <Editor key={write} id={write} />
    </Suspense>
  )
}
