import { useQuery } from '@tanstack/react-query'
import type { StatedFinding } from '#foundation/contract/finding.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { type Makeable, type Maker, useMakers } from '#foundation/web/makers.ts'
import { useMaking } from '#foundation/web/making.ts'
import { visible } from '#foundation/web/markdown/visible.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { findInMessageRoute, type MailMessage, type ThreadRow } from '../contract.ts'
import { isOffered, makeableOf, whyOffered } from './makeable.ts'

/** What a message asks for and what was promised in its thread; nothing while it is read. */
export function useFindings(message: MailMessage | undefined): readonly StatedFinding[] {
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: ['mail-findings', message?.id],
    queryFn: ({ signal }) => client.call(findInMessageRoute, { params: { id: message?.id ?? '' } }, { signal }),
    enabled: message !== undefined,
    staleTime: Infinity,
  })
  return data?.findings ?? []
}

const mostOffered = 3

/** Requests, promises and dates of the newest message, each with what can be made of it. */
export function Offers({ thread, message }: { thread: ThreadRow; message: MailMessage }) {
  const findings = useFindings(message)
  const makers = useMakers()
  const offers = findings
    .filter((finding) => isOffered(finding, message))
    .map((finding) => ({ finding, from: makeableOf(finding, thread, message) }))
    .map((offer) => ({ ...offer, fitting: makers.filter(({ fits }) => fits(offer.from)) }))
    .filter(({ fitting }) => fitting.length > 0)
    // A date within a request is offered with the request.
    .filter(
      ({ finding }, _at, all) => finding.kind === 'duty' || !all.some(({ finding: other }) => isWithin(finding, other)),
    )
    .slice(0, mostOffered)
  if (offers.length === 0) return null
  return (
    <ul aria-label="From this message" className="grid gap-1.5 border-l-2 border-hairline pl-3 text-13 print:hidden">
      {offers.map(({ finding, from, fitting }) => (
        <li key={`${finding.kind} ${finding.text} ${finding.words}`} className="wrap-anywhere">
          <span className="text-muted">{whyOffered(finding) ?? visible(from.title)}</span>
          {fitting.map((maker) => (
            <Make key={maker.label} maker={maker} from={from} />
          ))}
        </li>
      ))}
    </ul>
  )
}

function isWithin(date: StatedFinding, other: StatedFinding): boolean {
  return other.kind === 'duty' && other.text === date.text
}

function Make({ maker, from }: { maker: Maker; from: Makeable }) {
  const { made, wasMade, make, takeBack, error } = useMaking(maker, from)
  const isBusy = make.isPending || takeBack.isPending
  if (wasMade) return <output className="ml-1 text-muted">{maker.done}</output>
  return (
    <>
      {' '}
      <output className="text-muted">{made && maker.done}</output>{' '}
      <button
        type="button"
        aria-label={`${made ? `Undo: ${maker.label}` : maker.label}: ${visible(from.title)}`}
        aria-busy={isBusy || undefined}
        onClick={() => !isBusy && (made ? takeBack.mutate(made.id) : make.mutate())}
        className={`mr-1 inline-flex min-h-6 items-center pointer-coarse:min-h-11 ${textLink}`}
      >
        {made ? 'Undo' : maker.label}
      </button>
      <FailureNote error={error} />
    </>
  )
}
