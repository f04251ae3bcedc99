import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Button } from '#foundation/web/design/button.tsx'

type FilterButtonProps = { count: number; isOpen: boolean; controls: string; onToggle: () => void }

/** Opens and closes the filters, and shows how many are set. */
export function FilterButton({ count, isOpen, controls, onToggle }: FilterButtonProps) {
  return (
    <Button
      icon={<SlidersHorizontal aria-hidden="true" />}
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onToggle}
    >
      {count === 0 ? 'Filter' : `Filter (${count})`}
    </Button>
  )
}
