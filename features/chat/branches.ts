/** A message in the tree of everything that was said in a conversation. */
export type BranchNode = { id: string; parentId: string | null; order: number }

/** From the first message to this one. */
export function pathTo(nodes: readonly BranchNode[], id: string | null): string[] {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const path: string[] = []
  for (let at = find(byId, id); at; at = find(byId, at.parentId)) path.unshift(at.id)
  return path
}

/** The branch with this message: the path down to it, and on to the newest message below. */
export function pathThrough(nodes: readonly BranchNode[], id: string): string[] {
  return pathTo(nodes, newestBelow(nodes, id))
}

function newestBelow(nodes: readonly BranchNode[], id: string): string {
  const byParent = Map.groupBy(nodes, ({ parentId }) => parentId)
  let newest = nodes.find((node) => node.id === id)
  const waiting = newest ? [newest] : []
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (newest && node.order > newest.order) newest = node
    waiting.push(...(byParent.get(node.id) ?? []))
  }
  return newest?.id ?? id
}

function find(byId: Map<string, BranchNode>, id: string | null): BranchNode | undefined {
  return id === null ? undefined : byId.get(id)
}
