import type { HomeView } from '#foundation/web/plugs.ts'
import { plugs } from './plugs.ts'
import { chatLink, type ViewLink } from './view-link.ts'

/** The chat, and the features' views. */
export const viewLinks: readonly ViewLink[] = [chatLink, ...plugs.views]

/** The view that an address of the home shows: the chat, unless it names another one. `undefined` outside the home. */
export function viewAt({ pathname, search }: Pick<Location, 'pathname' | 'search'>): ViewLink | undefined {
  const path = pathname.replace(/\/$/, '')
  if (path !== '/assistant') return viewLinks.find((view) => view.path === path)
  const id = new URLSearchParams(search).get('view')
  return viewLinks.find((view) => view.id === id && view.path === undefined) ?? chatLink
}

export function broughtView({ id }: ViewLink): HomeView | undefined {
  return plugs.views.find((view) => view.id === id)
}
