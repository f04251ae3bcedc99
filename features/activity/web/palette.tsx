import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import Slash from 'lucide-react/icons/slash'
import { useNavigate } from 'react-router'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listActionsRoute, type OfferedAction } from '../contract.ts'

/** The activity page, and every action that a message can start with. */
export function useActivityPalette(begin: (words: string) => void): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const { data, isPending } = useQuery({
    queryKey: ['activity', 'actions'],
    queryFn: ({ signal }) => client.call(listActionsRoute, {}, { signal }),
    // They change only with the server.
    staleTime: Infinity,
  })
  const ledger: PaletteEntry = {
    id: '/assistant/activity',
    group: 'Go to',
    label: 'Activity',
    words: 'ledger receipts undo approve waiting',
    icon: <History />,
    run: () => void navigate('/assistant/activity'),
  }
  return { key: 'activity', pending: isPending, entries: [ledger, ...(data ?? []).flatMap(toEntry)] }

  function toEntry({ title, command }: OfferedAction): PaletteEntry[] {
    if (!command) return []
    const { word, hint } = command
    const run = (): void => begin(`/${word} `)
    return [
      { id: `/${word}`, group: 'Do', label: title, words: word, detail: `/${word} ${hint}`, icon: <Slash />, run },
    ]
  }
}
