import Search from 'lucide-react/icons/search'
import { ActivityLink } from '#features/activity/web/index.ts'
import { NewChat } from '#features/chat/web/index.ts'
import { ContactsLink } from '#features/contacts/web/index.ts'
import { NoticesBell } from '#features/notices/web/index.ts'
import { PersonPanel } from '#features/people/web/index.ts'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { openPalette } from '#foundation/web/palette/open-palette.ts'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'
import { addressOf, type ViewLink } from './view-link.ts'
import { viewLinks } from './views.ts'

type MoreSheetProps = { view: ViewLink | undefined; open: boolean; onClose: () => void }

/** On a phone: the views without a tab of their own. */
export function MoreSheet({ view, open, onClose }: MoreSheetProps) {
  function search(): void {
    onClose()
    openPalette()
  }
  return (
    <Sheet open={open} onClose={onClose} title="More">
      <nav aria-label="More" className="-mx-2 grid gap-0.5">
        <NewChat />
        <SidebarButton icon={<Search />} onClick={search}>
          Search
        </SidebarButton>
        {viewLinks
          .filter(({ onPhone }) => onPhone === 'more')
          .map((one) => (
            <SidebarLink key={one.id} to={addressOf(one)} here={one === view} icon={<one.icon />}>
              {one.label}
            </SidebarLink>
          ))}
        <ContactsLink />
        <ActivityLink />
        <NoticesBell />
      </nav>
      <div className="-mx-2 mt-3 border-t border-hairline pt-3">
        <PersonPanel />
      </div>
    </Sheet>
  )
}
