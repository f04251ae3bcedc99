import type { LucideIcon } from 'lucide-react'
import CalendarDays from 'lucide-react/icons/calendar-days'
import FileText from 'lucide-react/icons/file-text'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import SquareCheck from 'lucide-react/icons/square-check-big'
import UserRound from 'lucide-react/icons/user-round'
import type { FoundThing } from '../contract.ts'

type Kind = FoundThing['kind']

/** What each kind is called, one of it and all of it. */
export const kinds: Readonly<Record<Kind, { one: string; all: string; Icon: LucideIcon }>> = {
  chat: { one: 'Chat', all: 'Chats', Icon: MessageCircle },
  event: { one: 'Event', all: 'Events', Icon: CalendarDays },
  task: { one: 'Task', all: 'Tasks', Icon: SquareCheck },
  file: { one: 'File', all: 'Files', Icon: FileText },
  contact: { one: 'Contact', all: 'Contacts', Icon: UserRound },
  mail: { one: 'Mail', all: 'Mail', Icon: Mail },
}
