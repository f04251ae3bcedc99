import type { HomeView } from '#foundation/web/plugs.ts'
import { plugs } from './plugs.ts'
import { chatLink, type ViewLink } from './view-link.ts'

/** The chat, and the features' views. */
export const viewLinks: readonly ViewLink[] = [chatLink, ...plugs.views]

/** The chat, unless the address names another view. */
export function viewIn(params: URLSearchParams): ViewLink {
  return viewLinks.find(({ id }) => id === params.get('view')) ?? chatLink
}

export function broughtView({ id }: ViewLink): HomeView | undefined {
  return plugs.views.find((view) => view.id === id)
}
