import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type MetaFunction, PrefetchPageLinks, useNavigate } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { Spinner } from '#foundation/web/design/spinner.tsx'
import { textLink } from '#foundation/web/design/surface.ts'
import { takeArrival } from '#foundation/web/session/arrival.ts'
import { localZone } from './local-zone.ts'
import { finishSignIn } from './sign-in/arrival.ts'
import { forgetAttempt, readAttempt } from './sign-in/attempt.ts'
import { fetchProvider } from './sign-in/provider.ts'
import { takeReturnPath } from './sign-in/return-path.ts'
import { useStoredUser } from './stored-user.ts'
import type { StoredUser } from './user.ts'

export const meta: MetaFunction = () => [
  { title: `Signing in · ${productName}` },
  { name: 'robots', content: 'noindex' },
  // Whoever comes here has a code in the address.
  { name: 'referrer', content: 'no-referrer' },
]

type State = { kind: 'loading' } | { kind: 'success' } | { kind: 'error'; message: string | undefined }

const backAfter = 3_000
/** Two frames, so that the answer is painted; it then stands for as long as the assistant takes to open. */
const onAfter = 34

export default function CallbackPage() {
  const state = useArrival()
  return (
    <main aria-live="polite" className="theme-dark grid min-h-dvh place-items-center bg-paper px-6 py-16 text-ink">
      <div className="grid max-w-110 justify-items-center gap-3 text-center">{faces[state.kind](state)}</div>
      <PrefetchPageLinks page="/assistant" />
    </main>
  )
}

const faces: Record<State['kind'], (state: State) => ReactNode> = {
  loading: () => (
    <Face sign={<Spinner className="size-6 text-muted" />} title="Processing Authentication">
      Processing authentication...
    </Face>
  ),
  success: () => (
    <Face sign={<Check aria-hidden="true" className="size-7 text-accent" />} title="Authentication Successful!">
      Welcome! Redirecting to your dashboard...
    </Face>
  ),
  error: (state) => (
    <>
      <Face sign={<CircleAlert aria-hidden="true" className="size-7 text-red" />} title="Authentication Failed">
        {('message' in state && state.message) || 'Authentication failed'}
      </Face>
      <p className="text-13 text-muted">Redirecting to authentication page in 3 seconds...</p>
      <p className="mt-2">
        <a href="/auth" className={textLink}>
          Go there now
        </a>
      </p>
    </>
  ),
}

function Face({ sign, title, children }: { sign: ReactNode; title: string; children: ReactNode }) {
  return (
    <>
      {sign}
      <h1 className="mt-2 font-serif text-25 font-medium">{title}</h1>
      <p className="text-pretty wrap-anywhere text-muted">{children}</p>
    </>
  )
}

function useArrival(): State {
  const [state, setState] = useState<State>({ kind: 'loading' })
  const navigate = useNavigate()
  const arrived = useRef(false)
  useEffect(() => {
    if (arrived.current) return
    arrived.current = true
    const go = (path: string, milliseconds: number): void => {
      setTimeout(() => void navigate(path, { replace: true }), milliseconds)
    }
    void arrive().then((outcome) => {
      setState(outcome)
      return outcome.kind === 'success' ? go(takeReturnPath(personId()), onAfter) : go('/auth', backAfter)
    })
  }, [navigate])
  return state
}

function personId(): string | undefined {
  return useStoredUser.getState().user?.backendResponse.user?.id
}

async function arrive(): Promise<State> {
  try {
    useStoredUser.getState().setUser(await enter())
    return { kind: 'success' }
  } catch (error) {
    const message = error instanceof Error ? `Authentication failed: ${error.message || 'Unknown error'}` : undefined
    return { kind: 'error', message }
  }
}

function enter(): Promise<StoredUser> {
  return finishSignIn({
    query: takeArrival(),
    attempt: readAttempt(),
    forget: forgetAttempt,
    clientId: async () => (await fetchProvider()).clientId,
    zone: localZone(),
    alert: (message) => alert(message),
  })
}
