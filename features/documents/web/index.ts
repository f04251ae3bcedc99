import Files from 'lucide-react/icons/files'
import type { Attacher } from '#foundation/web/attach.ts'
import { late } from '#foundation/web/late.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** The Files view; its code loads when it is first shown. */
export const documentsPlugs = {
  views: [
    {
      id: 'files',
      label: 'Files',
      icon: Files,
      words: 'documents uploads',
      Content: late(async () => (await import('./files-view.tsx')).FilesView),
    },
  ],
  FileChoice: late(async () => (await import('./file-choice.tsx')).FileChoice),
  palette: [async () => (await import('./palette.tsx')).useFilesPalette],
  samples: [{ load: 'documents.load-sample', remove: 'documents.remove-sample' }],
  paths: { file: (_client, id) => `/assistant?view=files&file=${id}` },
  activityKinds: { documents: 'Files' },
} satisfies WebPlugs

export const FileSummaryCard = late(async () => (await import('./summary-card.tsx')).SummaryCard)

export const FileFindingsCard = late(async () => (await import('./summary-card.tsx')).FindingsCard)

export const FileListCard = late(async () => (await import('./list-card.tsx')).FileListCard)

/** Stores message attachments as files. */
export const fileAttacher: Attacher = {
  kind: 'file',
  keep: async (client, file, sending) => (await import('./attaching.ts')).keepAttached(client, file, sending),
  Chip: late(async () => (await import('./file-chip.tsx')).FileChip),
}
