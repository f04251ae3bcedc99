import Check from 'lucide-react/icons/check'
import type { Task } from '../contract.ts'
import './tick.css'

/** Round, because completed tasks disappear. */
export function Tick({ task: { title, status }, onTick }: { task: Task; onTick: () => void }) {
  const isDone = status === 'done'
  return (
    <label data-tick className="grid size-9 shrink-0 cursor-pointer place-items-center pointer-coarse:size-11">
      <input
        type="checkbox"
        aria-label={isDone ? `Reopen ${title}` : `Complete ${title}`}
        checked={isDone}
        onChange={onTick}
        className="size-4.5 cursor-pointer appearance-none rounded-full border border-edge bg-raised checked:border-accent checked:bg-accent hover:border-accent"
      />
      <Check aria-hidden="true" strokeWidth={3} className="pointer-events-none size-3" />
    </label>
  )
}
