import Check from 'lucide-react/icons/check'
import CircleAlert from 'lucide-react/icons/circle-alert'
import type { TriedStep } from '../contract.ts'

/** What was tried, and what came of it. */
export function Steps({ steps }: { steps: readonly TriedStep[] }) {
  return (
    <ul aria-label="What was tried" className="grid max-w-130 gap-1.5">
      {steps.map(({ name, ok, sentence }) => (
        <li key={name} className={`flex gap-1.5 text-13 ${ok ? 'text-muted' : 'text-red'}`}>
          {ok ? (
            <Check aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          ) : (
            <CircleAlert aria-hidden="true" className="mt-0.75 size-3.5 shrink-0" />
          )}
          <span>
            {name}: {sentence}
          </span>
        </li>
      ))}
    </ul>
  )
}
