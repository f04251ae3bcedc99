import Search from 'lucide-react/icons/search'
import { Suspense } from 'react'
import { ActivityLink } from '#features/activity/web/index.ts'
import { NewChat } from '#features/chat/web/index.ts'
import { ContactsLink } from '#features/contacts/web/index.ts'
import { NoticesBell } from '#features/notices/web/index.ts'
import { PersonPanel } from '#features/people/web/index.ts'
import { RemindersLink } from '#features/reminders/web/index.ts'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { openPalette } from '#foundation/web/palette/open-palette.ts'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'
import { plugs } from './plugs.ts'
import { addressOf, type ViewLink } from './view-link.ts'

type MoreSheetProps = { open: boolean; onClose: () => void; view: ViewLink | undefined }

/** On a phone: what has no tab of its own. */
export function MoreSheet({ open, onClose, view }: MoreSheetProps) {
  function search(): void {
    onClose()
    openPalette()
  }
  return (
    <Sheet open={open} onClose={onClose} title="More">
      <nav aria-label="More" className="-mx-2 grid gap-0.5">
        {plugs.views.map(
          (one) =>
            one.underMore && (
              <SidebarLink
                key={one.id}
                to={addressOf(one)}
                here={one.id === view?.id}
                icon={<one.icon />}
                beside={<Suspense>{one.Count && <one.Count />}</Suspense>}
              >
                {one.label}
              </SidebarLink>
            ),
        )}
        <ContactsLink />
        <ActivityLink />
        <NoticesBell />
        <RemindersLink />
        <div className="mt-3 grid gap-0.5 border-t border-hairline pt-3">
          <NewChat />
          <SidebarButton icon={<Search />} onClick={search}>
            Search
          </SidebarButton>
        </div>
      </nav>
      <div className="-mx-2 mt-3 border-t border-hairline pt-3">
        <PersonPanel />
      </div>
    </Sheet>
  )
}
