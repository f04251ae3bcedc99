import type { Folder } from '../contract.ts'

/** Each below the one that it is in, with how deep it lies. */
export function inTree(
  folders: readonly Folder[],
  parent: string | null = null,
  depth = 0,
): { folder: Folder; depth: number }[] {
  return folders.flatMap((folder) =>
    folder.parent === parent ? [{ folder, depth }, ...inTree(folders, folder.id, depth + 1)] : [],
  )
}

/** “Finance / 2026”, for those that could be called the same. */
export function pathOf(folders: readonly Folder[], id: string): string {
  const found = folders.find((folder) => folder.id === id)
  if (!found) return ''
  return found.parent === null ? found.name : `${pathOf(folders, found.parent)} / ${found.name}`
}

/** Where it can be put: nowhere within itself. */
export function notWithin(folders: readonly Folder[], id: string): Folder[] {
  const within = new Set([id])
  for (const { folder } of inTree(folders))
    if (folder.parent !== null && within.has(folder.parent)) within.add(folder.id)
  return folders.filter((folder) => !within.has(folder.id))
}
