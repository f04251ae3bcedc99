import CircleAlert from 'lucide-react/icons/circle-alert'
import { Failure } from '#foundation/contract/failure.ts'

/** Beside what was tried: why it did not happen. Empty as long as nothing failed. */
export function FailureNote({ error }: { error: Error | null }) {
  return (
    <div role="alert" className="empty:hidden">
      {error && (
        <p className="flex max-w-130 gap-1.5 text-13 text-red">
          <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          {sentenceOf(error)}
        </p>
      )}
    </div>
  )
}

export function sentenceOf(error: Error): string {
  return error instanceof Failure ? error.message : 'Something went wrong. Nothing was changed; try again.'
}

/** The same file would be refused again. */
export function isTooLarge(error: Error | null): boolean {
  return error instanceof Failure && error.code === 'too-large'
}
