import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { useDark } from '#foundation/web/theme/use-dark.ts'
import { type MailMessage, openFrameRoute } from '../contract.ts'
import { quietLink } from './quiet-link.ts'

/**
 * The cleaned HTML as a document of its own. Nothing in it may run, so nothing in it can say how tall it is: its height
 * is a guess from its words, it scrolls by itself, and the reader may make it taller.
 */
export function MessageFrame({ message, name }: { message: MailMessage; name: string }) {
  const { id, blocked } = message
  const { client } = useSession()
  const [isTall, setTall] = useState(false)
  const pictures = blocked?.shown ?? false
  // A mail that has no colours of its own follows the page.
  const dark = useDark()
  const { data, error, isFetching, refetch } = useQuery({
    // Not among the mail: an address is good once, so it must not be asked for again while it is shown.
    queryKey: ['mail-frame', id, pictures, dark],
    queryFn: ({ signal }) => client.call(openFrameRoute, { params: { id }, body: { pictures, dark } }, { signal }),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  if (!data && error)
    return (
      <div className="w-full">
        <ErrorState
          title="The message could not be shown as it was laid out"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      </div>
    )
  if (!data)
    return (
      <div className="w-full">
        <Loading label="Loading the message">
          <Skeleton className="h-64 w-full" />
        </Loading>
      </div>
    )
  return (
    <div className="grid w-full grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
      <iframe
        key={data.address}
        title={`Message from ${name}`}
        src={data.address}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        referrerPolicy="no-referrer"
        className={`w-full rounded-control border border-hairline bg-raised ${isTall ? tall : heights[heightOf(message)]}`}
      />
      <button type="button" aria-pressed={isTall} onClick={() => setTall(!isTall)} className={quietLink}>
        {isTall ? 'Less height' : 'More height'}
      </button>
    </div>
  )
}

const tall = 'h-[calc(100dvh-8rem)]'

const heights = { short: 'h-48', middle: 'h-96', long: 'h-[min(40rem,70dvh)]' }

function heightOf({ text, blocked, parts }: MailMessage): keyof typeof heights {
  const pictures = (blocked?.pictures ?? 0) + parts.filter(({ inline }) => inline).length
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 80), 0) + pictures * 6
  if (lines <= 6) return 'short'
  return lines <= 16 ? 'middle' : 'long'
}
