import { useEffect, useRef } from 'react'
import type { Place } from '#foundation/contract/passage.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { type KeptFile } from '../contract.ts'
import { Shown, useNearness, usePagePicture } from './thumbnail.tsx'

type PagesProps = { file: Pick<KeptFile, 'id' | 'name' | 'sha256'>; pages: number; wanted?: Place | undefined }

/** The pages of a PDF as pictures, each drawn when it comes near; the place that was looked for is marked. */
export function Pages({ file, pages, wanted }: PagesProps) {
  return (
    <ol aria-label="Pages" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      {Array.from({ length: pages }, (_, at) => at + 1).map((page) => (
        <Page key={page} file={file} page={page} wanted={wanted?.page === page ? wanted : undefined} />
      ))}
    </ol>
  )
}

function Page({
  file: { id, name, sha256 },
  page,
  wanted,
}: {
  file: PagesProps['file']
  page: number
  wanted: Place | undefined
}) {
  const place = useRef<HTMLLIElement>(null)
  const isNear = useNearness(place)
  const { data, error } = usePagePicture({ id, page, width: 1_200, sha256, wanted: isNear })
  const isWanted = wanted !== undefined
  useEffect(() => {
    if (isWanted) place.current?.scrollIntoView({ block: 'start' })
  }, [isWanted])
  return (
    <li ref={place} className={`relative grid content-start ${data ? '' : 'min-h-80'}`}>
      {data && (
        <Shown picture={data} alt={`Page ${page} of ${name}`} className="w-full rounded-sm border border-hairline" />
      )}
      {data && wanted?.box && <Mark box={wanted.box} />}
      {!data && !error && <span aria-hidden="true" className="h-full min-h-80 animate-pulse rounded-sm bg-touch" />}
      <FailureNote error={error} />
      <p aria-hidden="true" className="pt-1 text-center text-12 text-muted tabular-nums">
        {page}
      </p>
    </li>
  )
}

/** Where on the page the words stand. */
function Mark({ box: { left, top, width, height } }: { box: NonNullable<Place['box']> }) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1 1"
      preserveAspectRatio="none"
      className="absolute inset-x-0 top-0 bottom-5.5 size-[calc(100%-1.375rem)] w-full"
    >
      <rect x={left} y={top} width={width} height={height} className="fill-accent opacity-20" />
    </svg>
  )
}
