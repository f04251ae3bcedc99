import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import { IconButton } from '#foundation/web/design/button.tsx'
import type { Place } from './place.ts'

type LookSwitchProps = Pick<Place, 'look'> & { onLook: (look: Place['look']) => void }

/** Whether the files are lines or tiles. */
export function LookSwitch({ look, onLook }: LookSwitchProps) {
  return (
    <fieldset className="flex">
      <legend className="sr-only">Look</legend>
      <IconButton label="As a list" icon={<List />} aria-pressed={look === 'list'} onClick={() => onLook('list')} />
      <IconButton
        label="As a grid"
        icon={<LayoutGrid />}
        aria-pressed={look === 'grid'}
        onClick={() => onLook('grid')}
      />
    </fieldset>
  )
}
