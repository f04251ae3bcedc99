import ChevronDown from 'lucide-react/icons/chevron-down'
import Tighter from 'lucide-react/icons/fold-vertical'
import PenLine from 'lucide-react/icons/pen-line'
import Looser from 'lucide-react/icons/unfold-vertical'
import type { RefObject } from 'react'
import { useState } from 'react'
import { Button, IconButton } from '#foundation/web/design/button.tsx'
import { visible } from '#foundation/web/markdown/visible.ts'
import type { Density } from './density.ts'
import { useMailboxes } from './mail.ts'
import { ListSheet } from './overlays.ts'
import { type MailList, splitNames, viewNames } from './place.ts'
import { SearchBox } from './search-box.tsx'
import type { Box } from './use-box.ts'

type ListHeaderProps = {
  box: Box
  search: RefObject<HTMLInputElement | null>
  density: Density
  onDensity: () => void
  /** The folders stand beside the list. */
  hasFolders: boolean
  onWrite: () => void
}

/** Which list it is, the search, and how close the rows are. */
export function ListHeader({ box, search, density, onDensity, hasFolders, onWrite }: ListHeaderProps) {
  const { place } = box
  const name = useListName(place.list)
  const title = place.words === '' ? name : 'Search'
  return (
    <header className="@container shrink-0 border-b border-hairline px-3 py-0.5 sm:py-2.5 print:hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:gap-y-2">
        <h1 className="min-w-0 font-serif text-20 font-medium">
          {hasFolders ? (
            <span className="block truncate px-1">{title}</span>
          ) : (
            <ListMenu list={place.list} title={title} />
          )}
        </h1>
        <div className="ml-auto flex items-center gap-1 @max-xl:order-2 @xl:order-3">
          <IconButton
            label={density === 'compact' ? 'Comfortable rows' : 'Compact rows'}
            icon={density === 'compact' ? <Looser /> : <Tighter />}
            onClick={onDensity}
          />
          <Button icon={<PenLine />} title="Write (c)" onClick={onWrite}>
            Write
          </Button>
        </div>
        <div className="min-w-0 @max-xl:order-3 @max-xl:w-full @xl:order-2 @xl:w-96">
          <SearchBox place={place} input={search} list={name} />
        </div>
      </div>
    </header>
  )
}

/** Where there is no room for the folders, the heading opens them. */
function ListMenu({ list, title }: { list: MailList; title: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={`${title}: choose a list`}
        onClick={() => setOpen(true)}
        className="flex h-9 max-w-full items-center gap-1.5 rounded-control px-1 hover:bg-touch pointer-coarse:h-11"
      >
        <span className="truncate">{title}</span>
        <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
      </button>
      {isOpen && <ListSheet list={list} onClose={() => setOpen(false)} />}
    </>
  )
}

function useListName({ view, split, folder, label }: MailList): string {
  const { data } = useMailboxes()
  if (split) return splitNames[split]
  if (view === 'label') return visible(label ?? '')
  if (view !== 'folder') return viewNames[view]
  const folders = data?.accounts.flatMap((account) => account.folders) ?? []
  return visible(folders.find(({ id }) => id === folder)?.name ?? 'Folder')
}
