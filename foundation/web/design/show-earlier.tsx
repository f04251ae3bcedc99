import { useEffect, useState } from 'react'
import { Button } from './button.tsx'
import { FailureNote } from './failure-note.tsx'

type ShowEarlierProps = {
  /** The fields of an infinite query that this needs. */
  list: {
    data: { pages: readonly unknown[] } | undefined
    hasNextPage: boolean
    isFetching: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: (options: { cancelRefetch: boolean }) => unknown
  }
  label?: string
}

/** Shown at the end of a list that has more. */
export function ShowEarlier({ list, label = 'Show earlier' }: ShowEarlierProps) {
  const { fetchNextPage, isFetchNextPageError, isFetching } = list
  const pages = list.data?.pages.length ?? 0
  const [wanted, setWanted] = useState(0)
  if (wanted !== 0 && pages >= wanted) setWanted(0)
  // A refetch of the list cancels the page that was loading, so the page is requested again.
  const isMissing = pages < wanted && !isFetching && !isFetchNextPageError
  useEffect(() => {
    if (isMissing) fetchNextPage({ cancelRefetch: false })
  }, [isMissing, fetchNextPage])
  if (!list.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2">
      <Button
        onClick={() => {
          setWanted(pages + 1)
          if (isFetchNextPageError) fetchNextPage({ cancelRefetch: false })
        }}
        busy={pages < wanted && !isFetchNextPageError}
      >
        {label}
      </Button>
      <FailureNote error={isFetchNextPageError ? list.error : null} />
    </div>
  )
}
