import Check from 'lucide-react/icons/check'
import { choice } from '#foundation/web/design/choice.tsx'

type SelectBoxProps = { name: string; checked: boolean; onSelect: () => void; className?: string }

/** Large enough for a finger. */
export function SelectBox({ name, checked, onSelect, className = '' }: SelectBoxProps) {
  return (
    <label className={`z-1 grid size-9 place-items-center ${className}`}>
      <span className="relative grid size-4">
        <input
          type="checkbox"
          aria-label={`Select ${name}`}
          checked={checked}
          onChange={onSelect}
          className={`${choice} peer rounded-[4px]`}
        />
        <Check
          aria-hidden="true"
          strokeWidth={3}
          className="pointer-events-none absolute inset-0 m-auto hidden size-3 text-paper peer-checked:block"
        />
      </span>
    </label>
  )
}
