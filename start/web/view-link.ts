import MessageCircle from 'lucide-react/icons/message-circle'
import type { HomeView } from '#foundation/web/plugs.ts'

/** The part of a view needed to link to it. */
export type ViewLink = Pick<HomeView, 'id' | 'path' | 'label' | 'icon' | 'underMore'>

export const chatLink = { id: 'chat', label: 'Chat', icon: MessageCircle } satisfies ViewLink

export function addressOf({ id, path }: Pick<ViewLink, 'id' | 'path'>): string {
  if (path !== undefined) return path
  return id === chatLink.id ? '/assistant' : `/assistant?view=${id}`
}

/** The title of a page or window that shows the view. */
export function titleOf({ id, label }: ViewLink): string {
  return id === chatLink.id ? 'Assistant' : label
}
