import { Sheet } from '#foundation/web/design/sheet.tsx'
import { FolderLinks } from './folders.tsx'
import type { MailList } from './place.ts'

/** The lists to choose from where there is no room for them beside the mail. */
export function ListSheet({ list, onClose }: { list: MailList; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Mail">
      <FolderLinks list={list} onGo={onClose} />
    </Sheet>
  )
}
