import Mail from 'lucide-react/icons/mail'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'

const home = '/assistant/mail'

const lists = [
  { list: 'answer', label: 'Mail to answer', words: 'questions reply' },
  { list: 'waiting', label: 'Mail you wait for', words: 'unanswered follow up' },
  { list: 'newsletters', label: 'Newsletters', words: 'lists mail' },
  { list: 'starred', label: 'Starred mail', words: 'favourites' },
  { list: 'snoozed', label: 'Snoozed mail', words: 'later' },
  { list: 'drafts', label: 'Drafts', words: 'mail' },
  { list: 'sent', label: 'Sent mail', words: 'outbox' },
  { list: 'archive', label: 'Archived mail', words: 'done' },
]

/** The lists of the mailbox; the search over everything finds mail as well. */
export function useMailPalette(): PaletteSource {
  const navigate = useNavigate()
  const go = (path: string) => () => void navigate(path)
  return {
    key: 'mail',
    entries: lists.map(({ list, label, words }) => ({
      id: `mail ${list}`,
      group: 'Go to',
      label,
      words,
      path: 'Mail',
      icon: <Mail />,
      onlyAsked: true,
      run: go(`${home}?list=${list}`),
    })),
  }
}
