import { Button } from '#foundation/web/design/button.tsx'
import type { Deed } from '#foundation/web/acting/outbox.ts'
import { useOutbox } from '#foundation/web/acting/use-outbox.ts'

/** In the place of the answers of a notice that was answered without a connection. */
export function Waits({ deed: { key, state }, title }: { deed: Deed; title: string }) {
  const outbox = useOutbox()
  return (
    <>
      <p className="grow text-13 text-muted">Answered, not sent yet</p>
      <Button
        kind="plain"
        disabled={state !== 'waiting'}
        aria-label={`Take back the answer to ${title}`}
        onClick={() => outbox.withdraw(key)}
      >
        Take back
      </Button>
    </>
  )
}
