import ChevronDown from 'lucide-react/icons/chevron-down'
import FolderIcon from 'lucide-react/icons/folder'
import { kinds, shape } from '#foundation/web/design/button-look.ts'
import type { Places } from '../contract.ts'
import { isRecent, type Place } from './place.ts'

export const foldedId = 'files-places'

type UnfoldProps = { place: Place; places: Places; isOpen: boolean; onPress: () => void }

/** Where there is no room for folders and tags beside the files, they are behind the name of the one that is shown. */
export function Unfold({ place, places, isOpen, onPress }: UnfoldProps) {
  return (
    <div className="mr-auto min-w-0 lg:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={foldedId}
        onClick={onPress}
        className={`${shape} ${kinds.quiet} w-full gap-2 px-3`}
      >
        <FolderIcon aria-hidden="true" className="max-sm:hidden" />
        <span className="truncate">{nameOf(place, places)}</span>
        <ChevronDown aria-hidden="true" className={isOpen ? 'rotate-180' : ''} />
      </button>
    </div>
  )
}

function nameOf(place: Place, { folders }: Places): string {
  if (place.tag !== undefined) return place.tag
  if (place.deleted) return 'Deleted'
  return folders.find(({ id }) => id === place.folder)?.name ?? (isRecent(place) ? 'Recent' : 'All files')
}
