import { Sheet } from '#foundation/web/design/sheet.tsx'
import { FolderLinks } from './folders.tsx'
import type { MailList } from './place.ts'

/** The folders and lists, on screens too narrow to show them beside the mail. */
export function ListSheet({ list, onClose }: { list: MailList; onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title="Mail">
      <FolderLinks list={list} onGo={onClose} />
    </Sheet>
  )
}
