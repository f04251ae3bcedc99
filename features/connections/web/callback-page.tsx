import { useEffect, useRef } from 'react'
import { Link, type MetaFunction, useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { Section } from '#foundation/web/design/section.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { takeArrival } from '#foundation/web/session/arrival.ts'
import { connectionsPath, useFinishSignIn } from './connections.ts'
import { Steps } from './steps.tsx'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const meta: MetaFunction = () => [
  { title: `Connecting · ${productName}` },
  { name: 'robots', content: 'noindex' },
  // Whoever comes here has a code in the address.
  { name: 'referrer', content: 'no-referrer' },
]

/** Where a provider sends people back to. The account is tried before it is kept. */
export default function CallbackPage() {
  const { data, error } = useArrival()
  const isTrying = !data && !error
  return (
    <Section title="Connections">
      <div aria-live="polite" className="grid gap-3">
        {isTrying && <p className="text-muted">Trying the account…</p>}
        {data?.connection === null && <Steps steps={data.steps} />}
        <FailureNote error={error} />
      </div>
      {!isTrying && (
        <p className="mt-4">
          <Link to={connectionsPath} className={textLink}>
            Back to the connections
          </Link>
        </p>
      )}
    </Section>
  )
}

/** What the provider brought is good once. */
function useArrival() {
  const finish = useFinishSignIn()
  const navigate = useNavigate()
  const { mutate } = finish
  const hasArrived = useRef(false)
  useEffect(() => {
    if (hasArrived.current) return
    hasArrived.current = true
    mutate(takeArrival())
  }, [mutate])
  const isConnected = Boolean(finish.data?.connection)
  useEffect(() => {
    if (isConnected) void navigate(connectionsPath, { replace: true })
  }, [isConnected, navigate])
  return finish
}
