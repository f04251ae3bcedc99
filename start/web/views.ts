import MessageCircle from 'lucide-react/icons/message-circle'
import type { HomeView } from '#foundation/web/plugs.ts'
import { plugs } from './plugs.ts'

/** A view as far as its way there goes. */
export type ViewLink = Pick<HomeView, 'id' | 'label' | 'icon' | 'onPhone'>

const chat = { id: 'chat', label: 'Chat', icon: MessageCircle, onPhone: 'bar' } satisfies ViewLink

/** The chat, and what features add to it. */
export const viewLinks: readonly ViewLink[] = [chat, ...plugs.views]

/** The chat, unless the address says otherwise. */
export function viewIn(params: URLSearchParams): ViewLink {
  return viewLinks.find(({ id }) => id === params.get('view')) ?? chat
}

export function broughtView({ id }: ViewLink): HomeView | undefined {
  return plugs.views.find((view) => view.id === id)
}

export function addressOf({ id }: ViewLink): string {
  return id === chat.id ? '/assistant' : `/assistant?view=${id}`
}

/** What a page or a window is called while the view is shown. */
export function titleOf({ id, label }: ViewLink): string {
  return id === chat.id ? 'Assistant' : label
}
