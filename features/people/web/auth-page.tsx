import { useEffect, useState, useSyncExternalStore } from 'react'
import { type MetaFunction, useLocation } from 'react-router'
import { productName } from '#foundation/contract/product.ts'
import { nobodyMessage } from '#foundation/contract/worker.ts'
import { Mark } from '#foundation/web/design/mark.tsx'
import { report } from '#foundation/web/report.ts'
import { tellWorker } from '#foundation/web/worker/worker.ts'
import type { ProviderInfo } from '../contract.ts'
import { prepareSignIn } from './sign-in/departure.ts'
import { fetchProvider } from './sign-in/provider.ts'
import { SignInDialog } from './sign-in/sign-in-dialog.tsx'
import { dateOf } from '#foundation/web/when.ts'

export const meta: MetaFunction = () => [
  { title: `Sign in · ${productName}` },
  { name: 'description', content: `Sign in to ${productName}.` },
]

export default function AuthPage() {
  const [open, setOpen] = useState(true)
  const { provider, loading, leave } = useDeparture()
  useNobody()
  return (
    <div className="theme-dark relative isolate grid min-h-dvh grid-rows-[auto_1fr_auto] bg-paper text-ink">
      <header className="flex items-center px-5 py-5 sm:px-8">
        <a
          href="/"
          className="-my-2 flex h-10 items-center pointer-coarse:h-11 gap-2.5 rounded-control font-serif text-16 font-medium"
        >
          <Mark className="size-6" />
          {productName}
        </a>
      </header>
      <main className="grid place-items-center px-6">
        <div hidden={open} className="max-w-110 text-center">
          <h1 className="font-serif text-31 text-balance sm:text-39">Sign in to {productName}</h1>
          <p className="mt-8">
            <button type="button" onClick={() => setOpen(true)} className={quietDoor}>
              Sign in
            </button>
          </p>
        </div>
      </main>
      <footer className="px-5 py-5 text-center text-13 text-muted sm:px-8">
        <noscript>Signing in needs JavaScript. Switch it on for this site and load the page again.</noscript>
      </footer>
      <SignInDialog open={open} onClose={() => setOpen(false)} provider={provider} loading={loading} onLeave={leave}>
        {useFarewell() ?? pitch}
      </SignInDialog>
    </div>
  )
}

/** For somebody who came here first, by a link or a mistake. */
const pitch = 'Your assistant for calendar, mail, tasks and files. It asks before it sends anything.'

const quietDoor =
  'h-10 rounded-control border pointer-coarse:h-11 border-hairline px-5 font-medium text-ink transition-colors hover:border-edge'

/** Whoever has just deleted their account reads until when there is a way back. */
function useFarewell(): string | undefined {
  const { state }: { state: unknown } = useLocation()
  // The page was written without it, and must begin as it was written.
  const begun = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!begun || typeof state !== 'object' || state === null || !('restorableUntil' in state)) return undefined
  return `Your account is deleted. Until ${dateOf(String(state.restorableUntil))}, signing in brings it back.`
}

function never(): () => void {
  return () => {}
}

/** However somebody was signed out, they come by here: what their worker still shows or would show ends. */
function useNobody(): void {
  useEffect(() => {
    if (document.documentElement.dataset['user'] !== undefined) return
    tellWorker({ type: nobodyMessage }).catch((error: unknown) => report('The worker could not be told', error))
  }, [])
}

/** `null`: it could not be asked. */
type Known = ProviderInfo | null | undefined

function useDeparture() {
  const [provider, setProvider] = useState<Known>()
  const [leaving, setLeaving] = useState(false)

  useEffect(() => {
    fetchProvider().then(setProvider, () => setProvider(null))
    // Coming back with the browser's own button shows the page as it was left.
    const wake = ({ persisted }: PageTransitionEvent): void => setLeaving((left) => left && !persisted)
    addEventListener('pageshow', wake)
    return () => removeEventListener('pageshow', wake)
  }, [])

  async function leave(): Promise<void> {
    setLeaving(true)
    try {
      const known = provider ?? (await fetchProvider())
      setProvider(known)
      location.assign(await prepareSignIn(known, location.origin))
    } catch (error) {
      setLeaving(false)
      alert(`Authentication failed: ${error instanceof Error && error.message ? error.message : 'Unknown error'}`)
    }
  }

  return { provider, loading: leaving || provider === undefined, leave: () => void leave() }
}
