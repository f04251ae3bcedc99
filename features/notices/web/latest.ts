import type { Notice } from '../contract.ts'

/** Leaves out what a later notice about the same thing repeats. Takes and returns the newest first. */
export function latest<Told extends Pick<Notice, 'kind' | 'about'>>(notices: readonly Told[]): Told[] {
  const told = new Set<string>()
  return notices.filter(({ kind, about }) => {
    const thing = `${kind} ${about}`
    const isRepeated = told.has(thing)
    told.add(thing)
    return about === '' || !isRepeated
  })
}
