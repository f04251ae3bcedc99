import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link, type MetaFunction, useParams } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { ErrorState } from '#foundation/web/design/error-state.tsx'
import { sentenceOf } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { Loading, Skeleton } from '#foundation/web/design/skeleton.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { momentOf } from '#foundation/web/when.ts'
import type { Departure } from '../contract.ts'
import { costOf, figure, sizeOf } from './figures.ts'
import { useDeparture } from './leaving/departures.ts'
import { stateNames } from './leaving/words.ts'

export const meta: MetaFunction = () => [{ title: `Model calls · ${productName}` }]

export default function DeparturePage() {
  const { departureId = '' } = useParams()
  const { data, error, isFetching, refetch } = useDeparture(departureId)
  return (
    <>
      <p className="mb-6">
        <Link to="/assistant/settings/what-left" className={`${textLink} inline-flex items-center gap-1.5`}>
          <ArrowLeft aria-hidden="true" className="size-4" />
          All that left
        </Link>
      </p>
      {data && (
        <div>
          <Shown departure={data} text={data.text} />
        </div>
      )}
      {!data && error && (
        <ErrorState
          title="This call could not be loaded"
          detail={sentenceOf(error)}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !error && (
        <Loading label="Loading this call">
          <Skeleton className="h-80 w-full" />
        </Loading>
      )}
    </>
  )
}

function Shown({ departure, text }: { departure: Departure; text: string }) {
  return (
    <Section title={`${departure.model} at ${departure.host}`} about={departure.sentence ?? undefined}>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
        {figuresOf(departure).map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-muted">{label}</dt>
            <dd data-figures>{value}</dd>
          </div>
        ))}
        {departure.conversation_id !== null && (
          <>
            <dt className="text-muted">For</dt>
            <dd>
              <Link to={`/assistant/${departure.conversation_id}`} className={textLink}>
                This conversation
              </Link>
            </dd>
          </>
        )}
      </dl>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
        <h3 className="text-13 font-medium">The exact text</h3>
        <section
          aria-label="The exact text"
          // oxlint-disable-next-line no-noninteractive-tabindex -- it scrolls, also by keyboard
          tabIndex={0}
          className="max-h-[32rem] overflow-y-auto rounded-card border border-hairline bg-sunken p-4"
        >
          <pre className="font-mono text-12 whitespace-pre-wrap wrap-anywhere">{text}</pre>
        </section>
      </div>
    </Section>
  )
}

function figuresOf(departure: Departure): [string, string][] {
  const { at, state, input_tokens, output_tokens, cost, masked, bytes } = departure
  return [
    ['When', momentOf(at)],
    ['State', stateNames[state]],
    ['Size', sizeOf(bytes)],
    ['Tokens sent', input_tokens === null ? 'not told' : figure(input_tokens)],
    ['Tokens received', output_tokens === null ? 'not told' : figure(output_tokens)],
    ['Cost', cost === null ? 'no price is set for this model' : costOf(cost)],
    ['Secrets masked', figure(masked)],
  ]
}
