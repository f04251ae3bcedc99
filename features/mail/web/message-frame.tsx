import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { useSession } from '#foundation/web/session/session.ts'
import { useDark } from '#foundation/web/theme/use-dark.ts'
import { type MailMessage, openFrameRoute } from '../contract.ts'

/** The cleaned HTML as a document of its own, as tall as what is in it. Nothing in it may run. */
export function MessageFrame({ message, name }: { message: MailMessage; name: string }) {
  const { id, blocked } = message
  const { client } = useSession()
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
  return <FittingFrame key={data.address} address={data.address} name={name} guess={heights[heightOf(message)]} />
}

type FittingFrameProps = { address: string; name: string; guess: string }

function FittingFrame({ address, name, guess }: FittingFrameProps) {
  const [height, setHeight] = useState<number>()
  const observer = useRef<ResizeObserver>(null)
  useEffect(() => () => observer.current?.disconnect(), [])
  function fit({ contentDocument }: HTMLIFrameElement): void {
    const root = contentDocument?.documentElement
    if (!root) return
    let left = mostFits
    observer.current = new ResizeObserver(() => {
      left -= 1
      if (left < 0) observer.current?.disconnect()
      else setHeight(heightFor(root))
    })
    observer.current.observe(root)
  }
  return (
    <iframe
      title={`Message from ${name}`}
      src={address}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      onLoad={({ currentTarget }) => fit(currentTarget)}
      className={`w-full rounded-control border border-hairline bg-raised ${height === undefined ? guess : ''}`}
      {...(height !== undefined && { style: { height } })}
    />
  )
}

/** A mail whose height follows that of its frame would grow for ever. */
const mostFits = 40
const [least, most] = [48, 20_000]
const border = 2
const scrollbar = 16

/** What is wider than the frame needs room for a scrollbar. */
function heightFor(root: Element): number {
  const needed = Math.ceil(root.getBoundingClientRect().height) + border
  return Math.min(most, Math.max(least, needed + (root.scrollWidth > root.clientWidth ? scrollbar : 0)))
}

/** Until it has loaded. */
const heights = { short: 'h-48', middle: 'h-96', long: 'h-[min(40rem,70dvh)]' }

function heightOf({ text, blocked, parts }: MailMessage): keyof typeof heights {
  const pictures = (blocked?.pictures ?? 0) + parts.filter(({ inline }) => inline).length
  const lines = text.split('\n').reduce((sum, line) => sum + 1 + Math.floor(line.length / 80), 0) + pictures * 6
  if (lines <= 6) return 'short'
  return lines <= 16 ? 'middle' : 'long'
}
