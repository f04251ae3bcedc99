import type { TaskLink } from '../contract.ts'

const longestTitle = 300

/** With one more link, as the last; what is linked already stays linked once. */
export function linkedTo(links: readonly TaskLink[], { kind, id, title }: TaskLink): TaskLink[] {
  return [...without(links, { kind, id }), { kind, id, title: title.slice(0, longestTitle) }]
}

export function without(links: readonly TaskLink[], { kind, id }: Pick<TaskLink, 'kind' | 'id'>): TaskLink[] {
  return links.filter((each) => each.kind !== kind || each.id !== id)
}
