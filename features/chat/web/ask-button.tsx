import type { AskButtonProps } from '#foundation/web/beside.ts'
import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { useBegin } from './landing/use-begin.ts'

/**
 * Sends these words to a new chat and goes there, so that what they lead to is shown and approved as always.
 */
export function AskButton({ words, icon, unavailable, isIconOnPhone = false }: AskButtonProps) {
  const { busy, error, begin } = useBegin()
  return (
    <>
      <Button
        icon={icon}
        busy={busy}
        disabled={unavailable !== undefined}
        title={unavailable}
        onClick={() => void begin(words)}
      >
        <span className={isIconOnPhone ? 'max-sm:sr-only' : ''}>{words}</span>
      </Button>
      <FailureNote error={error ?? null} />
    </>
  )
}
