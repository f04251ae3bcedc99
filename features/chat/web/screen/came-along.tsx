import { Suspense } from 'react'
import type { Reference } from '../../contract.ts'
import { useChat } from '../chat-session.tsx'

/** What came along with the person's words, each as its feature shows it. */
export function CameAlong({ references }: { references: readonly Reference[] }) {
  const { attacher } = useChat()
  if (references.length === 0) return null
  return (
    <ul aria-label="Attached" className="flex max-w-[85%] flex-wrap justify-end gap-2 justify-self-end">
      {references.map(({ kind, id }) => (
        <li key={id} className="max-w-full">
          <Suspense>{attacher?.kind === kind ? <attacher.Chip id={id} /> : `Attached ${kind}`}</Suspense>
        </li>
      ))}
    </ul>
  )
}
