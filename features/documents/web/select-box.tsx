type SelectBoxProps = { name: string; checked: boolean; onSelect: () => void; className?: string }

/** Large enough for a finger. */
export function SelectBox({ name, checked, onSelect, className = '' }: SelectBoxProps) {
  return (
    <label className={`z-1 grid size-9 place-items-center ${className}`}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        checked={checked}
        onChange={onSelect}
        className="size-4 accent-accent"
      />
    </label>
  )
}
