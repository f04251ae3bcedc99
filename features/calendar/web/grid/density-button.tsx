import FoldVertical from 'lucide-react/icons/fold-vertical'
import UnfoldVertical from 'lucide-react/icons/unfold-vertical'
import type { Density } from './density.ts'

type DensityButtonProps = { density: Density; onChange: (density: Density) => void }

/** Lower hours show more of the day at once. */
export function DensityButton({ density, onChange }: DensityButtonProps) {
  const compact = density === 'compact'
  const label = compact ? 'Make the hours taller' : 'Make the hours more compact'
  const Icon = compact ? UnfoldVertical : FoldVertical
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onChange(compact ? 'comfortable' : 'compact')}
      className="grid size-8 place-items-center rounded-control text-muted hover:bg-touch hover:text-ink pointer-coarse:size-11"
    >
      <Icon aria-hidden="true" className="size-4" />
    </button>
  )
}
