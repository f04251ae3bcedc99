import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { readFileRoute } from '../contract.ts'

/** A picture as it is. An image element runs nothing of a file, whatever else it may be. */
export function Picture({ id, name }: { id: string; name: string }) {
  const { client } = useSession()
  const { data: content, error } = useQuery({
    queryKey: ['documents', 'picture', id],
    queryFn: ({ signal }) => client.download(readFileRoute, { params: { id } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
  })
  const image = useRef<HTMLImageElement>(null)
  const [isUnknown, setUnknown] = useState(false)
  useEffect(() => {
    if (!content || !image.current) return undefined
    const address = URL.createObjectURL(content)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [content])
  if (isUnknown) return <p className="text-muted">This browser can’t show it. Download it to see it.</p>
  if (!content) return <FailureNote error={error} />
  return (
    <img
      ref={image}
      alt={name}
      onError={() => setUnknown(true)}
      className="max-h-120 max-w-full justify-self-start rounded-sm border border-hairline"
    />
  )
}
