import CircleAlert from 'lucide-react/icons/circle-alert'
import { Suspense, useEffect, useRef } from 'react'
import { type MetaFunction, PrefetchPageLinks } from 'react-router'
import { Failure } from '#foundation/contract/failure.ts'
import { productName } from '#foundation/contract/product.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { late } from '#foundation/web/late.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { withReferences } from '../contract.ts'
import { useChat } from './chat-session.tsx'
import { DropArea } from './drop-area.tsx'
import { focusAtDesk } from './focus.ts'
import { useEarlyBox } from './early/use-early-box.ts'
import type { EarlyMessage } from './early/sending.ts'
import { useDraft } from './use-draft.ts'
import { useAsked } from './screen/desk.ts'
import { TodayRoom } from './today-room.tsx'
import { LandingBox } from './landing/landing-box.tsx'
import { useBegin } from './landing/use-begin.ts'
import { useFiles } from './landing/use-files.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Assistant' }

export const meta: MetaFunction = () => [{ title: `Assistant · ${productName}` }]

/** It comes after the box can be typed into. */
const BelowBox = late(async () => (await import('./landing/below-box.tsx')).BelowBox)

/** Where a conversation starts: the first view after sign-in. */
export default function LandingPage() {
  const box = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useDraft('new')
  const { busy, error, begin } = useBegin()
  const isReached = useLive(useSession().live) === 'open'
  useEarlyBox({ box, onText: setText, onSend: (words, message) => void send(words, message) })
  useEffect(() => focusAtDesk(box.current), [])
  useAsked(useChat().begun, (words) => choose(words + text))
  const files = useFiles()
  async function send(words = text, message?: EarlyMessage): Promise<void> {
    const references = files.take()
    if (await begin(withReferences(words, references), message)) setText('')
    else files.putBack(references)
  }
  function choose(prompt: string): void {
    setText(prompt)
    box.current?.focus()
  }
  return (
    <DropArea onFiles={files.add} onRefused={files.tell} className="min-h-full">
      <div className="mx-auto grid w-full max-w-172 grid-cols-1 content-start px-4 pt-10 pb-10 sm:px-8 sm:pt-[min(14vh,9rem)]">
        <h1 className="font-serif text-31 sm:text-39">How can I help today?</h1>
        <div className="mt-8 grid gap-3">
          <LandingBox ref={box} text={text} onText={setText} onSend={() => void send()} busy={busy} files={files} />
          <FailedBeginning error={error} onRetry={() => void send()} />
        </div>
        {/* Who types will look at a chat soon: its code comes meanwhile. Where it cannot come, this would load the page anew. */}
        {text !== '' && isReached && <PrefetchPageLinks page="/assistant/any-chat" />}
        <Suspense fallback={below}>
          <BelowBox onChoose={choose} disabled={busy} />
        </Suspense>
      </div>
    </DropArea>
  )
}

const below = (
  <div className="mt-6">
    <TodayRoom />
  </div>
)

function FailedBeginning({ error, onRetry }: { error: Error | undefined; onRetry: () => void }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && (
        <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-hairline py-2 pr-2 pl-4">
          <p className="flex min-w-0 flex-1 basis-60 gap-2 text-pretty">
            <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-red" />
            {error instanceof Failure ? error.message : 'The chat could not be begun.'} What you wrote is kept.
          </p>
          <Button onClick={onRetry}>Retry</Button>
        </div>
      )}
    </div>
  )
}
