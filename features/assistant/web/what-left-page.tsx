import { Link, type MetaFunction } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Badge } from '#foundation/web/design/badge.tsx'
import { EmptyState } from '#foundation/web/design/empty-state.tsx'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { ShowEarlier } from '#foundation/web/design/show-earlier.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { momentOf } from '#foundation/web/when.ts'
import type { Departure } from '../contract.ts'
import { useDepartures } from './leaving/departures.ts'
import { stateNames, summaryOf } from './leaving/words.ts'

export const meta: MetaFunction = () => [{ title: `Model calls · ${productName}` }]

export default function WhatLeftPage() {
  const list = useDepartures()
  const { data, error, isFetching, refetch } = list
  return (
    <Section
      title="Model calls"
      about="Every call to a model elsewhere, with the exact text. Keys, passwords and card numbers are masked before they leave. Kept for 90 days."
    >
      {data && <Departures list={list} />}
      {!data && error && (
        <ErrorState
          title="The calls could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading the calls">
          <div className="grid gap-4">
            {[0, 1, 2].map((row) => (
              <Skeleton key={row} className="h-14 w-full" />
            ))}
          </div>
        </Loading>
      )}
    </Section>
  )
}

function Departures({ list }: { list: ReturnType<typeof useDepartures> }) {
  const departures = list.data?.pages.flat() ?? []
  if (departures.length === 0)
    return (
      <EmptyState title="Nothing has left this server">
        The built-in assistant runs on this server. When another model is asked, the call appears here.
      </EmptyState>
    )
  return (
    <>
      <ul className="border-b border-hairline">
        {departures.map((departure) => (
          <Row key={departure.id} departure={departure} />
        ))}
      </ul>
      <ShowEarlier list={list} />
    </>
  )
}

function Row({ departure }: { departure: Departure }) {
  const { id, at, host, model, state, sentence } = departure
  return (
    <li className="border-t border-hairline">
      <Link
        to={`/assistant/settings/what-left/${id}`}
        className="-mx-3 flex items-start justify-between gap-4 rounded-control px-3 py-4 hover:bg-touch"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="wrap-anywhere">
            <span className="font-medium">{model}</span> <span className="text-muted">at {host}</span>
          </span>
          <span className="text-13 text-muted">
            {[
              <time key="at" dateTime={at}>
                {momentOf(at)}
              </time>,
              ...summaryOf(departure),
            ].map((part, index) => (
              // oxlint-disable-next-line no-array-index-key -- parts of one line, which never move
              <span key={index}>
                {index > 0 && ' · '}
                {part}
              </span>
            ))}
          </span>
          {sentence !== null && <span className="text-13 text-red">{sentence}</span>}
        </span>
        {state !== 'answered' && <Badge kind={state === 'failed' ? 'failed' : 'plain'}>{stateNames[state]}</Badge>}
      </Link>
    </li>
  )
}
