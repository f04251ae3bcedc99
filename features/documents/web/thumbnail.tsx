import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { drawFileRoute, endingsOf, type KeptFile, type PictureWidth, thumbnailWidth } from '../contract.ts'
import { KindSign } from './kind-sign.tsx'

const drawn = new Set(
  [...endingsOf('pdf'), ...endingsOf('picture')].filter((ending) => !['svg', 'heic', 'tif', 'tiff'].includes(ending)),
)

/** Whether the server draws it. */
export function isDrawn(name: string): boolean {
  return drawn.has(name.slice(name.lastIndexOf('.') + 1).toLowerCase())
}

/** A small picture of a file, asked for once it is near to being seen; its sign where there is none. */
export function Thumbnail({ file: { id, name, sha256 } }: { file: KeptFile }) {
  const place = useRef<HTMLSpanElement>(null)
  const isNear = useNearness(place)
  const { data } = usePagePicture({ id, page: 1, width: thumbnailWidth, sha256, wanted: isNear && isDrawn(name) })
  return (
    <span ref={place} className="grid size-full place-items-center overflow-hidden">
      {data ? (
        <Shown picture={data} alt="" className="size-full object-cover object-top" />
      ) : (
        <KindSign name={name} className="size-8 text-muted" strokeWidth={1.25} />
      )}
    </span>
  )
}

type Wanted = { id: string; page: number; width: PictureWidth; sha256: string; wanted: boolean }

/** The same content looks the same, whatever file has it. */
export function usePagePicture({ id, page, width, sha256, wanted }: Wanted) {
  const { client } = useSession()
  return useQuery({
    queryKey: ['documents', 'drawn', sha256, page, width],
    queryFn: ({ signal }) => client.download(drawFileRoute, { params: { id }, query: { page, width } }, { signal }),
    enabled: wanted,
    staleTime: Infinity,
    gcTime: 60_000,
    retry: (count, error) => count < 1 && !(error instanceof Failure && error.code === 'not-found'),
  })
}

/** An image element runs nothing of what it shows. */
export function Shown({ picture, alt, className }: { picture: Blob; alt: string; className: string }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    if (!image.current) return undefined
    const address = URL.createObjectURL(picture)
    image.current.src = address
    return () => URL.revokeObjectURL(address)
  }, [picture])
  return <img ref={image} alt={alt} draggable={false} className={className} />
}

/** True from when it comes near the visible part of the page. */
export function useNearness(place: { current: Element | null }): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!place.current) return undefined
    const watch = new IntersectionObserver(
      (seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      {
        rootMargin: '300px',
      },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
