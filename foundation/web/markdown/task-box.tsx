import Check from 'lucide-react/icons/check'
import { VisuallyHidden } from '#foundation/web/design/visually-hidden.tsx'

/** Shows whether a task in Markdown is done; read-only. */
export function TaskBox({ checked }: { checked: boolean }) {
  const look = checked ? 'border-accent bg-accent text-on-accent' : 'border-edge'
  return (
    <>
      <VisuallyHidden>{checked ? 'Done: ' : 'To do: '}</VisuallyHidden>
      <span
        aria-hidden="true"
        className={`absolute top-1 -left-6 grid size-4 place-items-center rounded-[4px] border ${look}`}
      >
        {checked && <Check strokeWidth={3} className="size-3" />}
      </span>
    </>
  )
}
