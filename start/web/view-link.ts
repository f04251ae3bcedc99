import MessageCircle from 'lucide-react/icons/message-circle'
import type { HomeView } from '#foundation/web/plugs.ts'

/** A view as far as its way there goes. */
export type ViewLink = Pick<HomeView, 'id' | 'label' | 'icon' | 'onPhone'>

export const chatLink = { id: 'chat', label: 'Chat', icon: MessageCircle, onPhone: 'bar' } satisfies ViewLink

export function addressOf({ id }: Pick<ViewLink, 'id'>): string {
  return id === chatLink.id ? '/assistant' : `/assistant?view=${id}`
}

/** What a page or a window is called while the view is shown. */
export function titleOf({ id, label }: ViewLink): string {
  return id === chatLink.id ? 'Assistant' : label
}
