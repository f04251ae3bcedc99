import BookUser from 'lucide-react/icons/book-user'
import { SidebarLink } from '#foundation/web/shell/sidebar-link.tsx'

export function ContactsLink() {
  return (
    <SidebarLink to="/assistant/contacts" icon={<BookUser />}>
      Contacts
    </SidebarLink>
  )
}
