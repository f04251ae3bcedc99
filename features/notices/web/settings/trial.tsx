import { Button } from '#foundation/web/design/button.tsx'
import { FailureNote } from '#foundation/web/design/failure-note.tsx'
import { useTrial } from './notice-settings.ts'

export function Trial() {
  const { mutate, isPending, isSuccess, error } = useTrial()
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button busy={isPending} onClick={() => mutate()}>
        Send me a notice
      </Button>
      <output className="text-muted empty:hidden">{isSuccess && 'On its way.'}</output>
      <FailureNote error={error} />
    </div>
  )
}
