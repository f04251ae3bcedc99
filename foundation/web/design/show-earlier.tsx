import { Button } from './button.tsx'
import { FailureNote } from './failure-note.tsx'

type ShowEarlierProps = {
  /** As a query of many pages tells it. */
  list: {
    hasNextPage: boolean
    isFetchingNextPage: boolean
    isFetchNextPageError: boolean
    error: Error | null
    fetchNextPage: () => unknown
  }
}

/** At the end of a list of which there is more. */
export function ShowEarlier({ list }: ShowEarlierProps) {
  if (!list.hasNextPage) return null
  return (
    <div className="grid justify-items-center gap-2">
      <Button onClick={() => void list.fetchNextPage()} busy={list.isFetchingNextPage}>
        Show earlier
      </Button>
      <FailureNote error={list.isFetchNextPageError ? list.error : null} />
    </div>
  )
}
