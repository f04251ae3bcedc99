import Files from 'lucide-react/icons/files'
import { late } from '#foundation/web/late.ts'
import type { WebPlugs } from '#foundation/web/plugs.ts'

/** The files that a person keeps; the view arrives when it is first shown. */
export const documentsPlugs = {
  views: [
    {
      id: 'files',
      label: 'Files',
      icon: Files,
      words: 'documents uploads',
      onPhone: 'bar',
      Content: late(async () => (await import('./files-view.tsx')).FilesView),
    },
  ],
  palette: [async () => (await import('./palette.tsx')).useFilesPalette],
} satisfies WebPlugs
