import CircleAlert from 'lucide-react/icons/circle-alert'
import { Button } from './button.tsx'

type ErrorStateProps = {
  /** What could not be done: `Your chats could not be loaded`. */
  title: string
  /** Why, and what is safe: a Failure's sentence. */
  detail: string
  onRetry: () => void
  retrying?: boolean
}

/** Stands where the thing itself would stand; trying again happens in place. */
export function ErrorState({ title, detail, onRetry, retrying = false }: ErrorStateProps) {
  return (
    <div role="alert" className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <CircleAlert aria-hidden="true" className="size-5 text-red" />
      <p className="font-medium">{title}</p>
      <p className="max-w-90 text-pretty text-muted">{detail}</p>
      <div className="mt-3">
        <Button onClick={onRetry} busy={retrying}>
          Retry
        </Button>
      </div>
    </div>
  )
}
