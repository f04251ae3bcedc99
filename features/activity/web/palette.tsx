import { useQuery } from '@tanstack/react-query'
import History from 'lucide-react/icons/history'
import Slash from 'lucide-react/icons/slash'
import { useNavigate } from 'react-router'
import { answerErrand, errandOf, type IntendedAnswer } from '#foundation/web/errand.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Activity, listActionsRoute, listActivityRoute, type OfferedAction } from '../contract.ts'

const mostWaiting = 20

/** The activity page with what waits there, and every action that a message can start with. */
export function useActivityPalette(begin: (words: string) => void): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const { data, isPending } = useQuery({
    queryKey: ['activity', 'actions'],
    queryFn: ({ signal }) => client.call(listActionsRoute, {}, { signal }),
    // They change only with the server.
    staleTime: Infinity,
  })
  const waiting = useQuery({
    // Read anew with the number in the sidebar.
    queryKey: ['activity', 'waiting', 'palette'],
    queryFn: ({ signal }) =>
      client.call(listActivityRoute, { query: { state: 'waiting', limit: mostWaiting } }, { signal }),
  })
  const ledger: PaletteEntry = {
    id: '/assistant/activity',
    group: 'Go to',
    label: 'Activity',
    words: 'ledger receipts undo approve waiting',
    icon: <History />,
    run: () => void navigate('/assistant/activity'),
  }
  return {
    key: 'activity',
    pending: isPending || waiting.isPending,
    entries: [ledger, ...(waiting.data ?? []).flatMap(toAnswers), ...(data ?? []).flatMap(toEntry)],
  }

  /** The page shows what it is before the yes, with the focus where it was meant to be. */
  function toAnswers({ id, shown: { title } }: Activity): PaletteEntry[] {
    const toAnswer = (answer: IntendedAnswer['answer'], words: string): PaletteEntry => ({
      id: `${answer} ${id}`,
      group: 'Waiting for your yes',
      label: `${answer}: ${title}`,
      words,
      icon: <History />,
      onlyAsked: true,
      run: () => void navigate('/assistant/activity', { state: errandOf(answerErrand.name, { id, answer }) }),
    })
    return [toAnswer('Approve', 'yes accept confirm proposal'), toAnswer('Decline', 'no reject proposal')]
  }

  function toEntry({ title, command }: OfferedAction): PaletteEntry[] {
    if (!command) return []
    const { word, hint } = command
    const run = (): void => begin(`/${word} `)
    return [
      { id: `/${word}`, group: 'Do', label: title, words: word, detail: `/${word} ${hint}`, icon: <Slash />, run },
    ]
  }
}
