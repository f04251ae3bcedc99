import FileText from 'lucide-react/icons/file-text'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { sizeInWords } from '#foundation/contract/size.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listFilesRoute } from '../contract.ts'
import { kindOf } from './words.ts'

/** The latest files, by name. */
export function useFilesPalette(): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const { data, isPending } = useQuery({
    queryKey: ['documents', 'palette'],
    queryFn: ({ signal }) => client.call(listFilesRoute, { query: { limit: mostFiles } }, { signal }),
  })
  return {
    key: 'documents',
    pending: isPending,
    entries: (data ?? []).map((file) => ({
      id: `file ${file.id}`,
      group: 'Files',
      label: file.name,
      detail: `${kindOf(file)} · ${sizeInWords(file.bytes)}`,
      path: 'Files',
      icon: <FileText />,
      onlyAsked: true,
      run: () => void navigate(`/assistant?view=files&file=${file.id}`),
    })),
  }
}

const mostFiles = 200
