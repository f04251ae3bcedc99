import { Card } from '#foundation/web/design/card.tsx'
import { FileChip } from './file-chip.tsx'

/** In a chat, below the answer that lists files: each can be opened. */
export function FileListCard({ id }: { id: string }) {
  return (
    <Card>
      <ul aria-label="Files" className="flex flex-wrap gap-2">
        {id.split('/').map((file) => (
          <li key={file} className="min-w-0">
            <FileChip id={file} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
