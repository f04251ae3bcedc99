import { useQuery } from '@tanstack/react-query'
import BookUser from 'lucide-react/icons/book-user'
import UserRound from 'lucide-react/icons/user-round'
import { useNavigate } from 'react-router'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listContactsRoute } from '../contract.ts'
import { titleOf } from '../rules/contact.ts'
import { contactsKey } from './contacts.ts'

const mostOffered = 500

/** The page, and everyone on it. */
export function useContactsPalette(): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const { data, isPending } = useQuery({
    queryKey: [...contactsKey, 'palette'],
    queryFn: ({ signal }) => client.call(listContactsRoute, { query: { limit: mostOffered } }, { signal }),
  })
  const people = (data?.contacts ?? []).map((contact) => ({
    id: `contact ${contact.id}`,
    group: 'Contacts',
    label: titleOf(contact),
    detail: contact.name === '' ? contact.company : (contact.emails[0] ?? contact.company),
    path: 'Contacts',
    icon: <UserRound />,
    onlyAsked: true,
    run: () => void navigate(`/assistant/contacts?contact=${encodeURIComponent(contact.id)}`),
  }))
  const page = {
    id: '/assistant/contacts',
    group: 'Go to',
    label: 'Contacts',
    words: 'people address book guests',
    icon: <BookUser />,
    run: () => void navigate('/assistant/contacts'),
  }
  return { key: 'contacts', pending: isPending, entries: [page, ...people] }
}
