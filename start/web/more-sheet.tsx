import Search from 'lucide-react/icons/search'
import { ActivityLink } from '#features/activity/web/index.ts'
import { NewChat } from '#features/chat/web/index.ts'
import { ContactsLink } from '#features/contacts/web/index.ts'
import { NoticesBell } from '#features/notices/web/index.ts'
import { PersonPanel } from '#features/people/web/index.ts'
import { RemindersLink } from '#features/reminders/web/index.ts'
import { Sheet } from '#foundation/web/design/sheet.tsx'
import { openPalette } from '#foundation/web/palette/open-palette.ts'
import { SidebarButton } from '#foundation/web/shell/sidebar-button.tsx'

type MoreSheetProps = { open: boolean; onClose: () => void }

/** On a phone: what has no tab of its own. */
export function MoreSheet({ open, onClose }: MoreSheetProps) {
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
        <ContactsLink />
        <ActivityLink />
        <NoticesBell />
        <RemindersLink />
      </nav>
      <div className="-mx-2 mt-3 border-t border-hairline pt-3">
        <PersonPanel />
      </div>
    </Sheet>
  )
}
