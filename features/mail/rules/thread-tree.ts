import { bareSubject, isAnswer as saysAnswer } from './subject.ts'

export type Threaded = { id: number; messageId: string; references: readonly string[]; subject: string; sentAt: number }

/** A message with those that answer it; `null` is one that is named and not there. */
export type ThreadTree = { id: number | null; children: ThreadTree[] }

type Node = { message: Threaded | undefined; parent: Node | undefined; children: Node[] }

/** As mail servers order messages into threads by what they refer to (RFC 5256, REFERENCES). */
export function threadsByReferences(messages: readonly Threaded[]): ThreadTree[] {
  const nodes = new Map<string, Node>()
  const all = messages.map((message) => {
    const id = nodes.get(message.messageId)?.message === undefined ? message.messageId : ''
    const node = id === '' ? blank() : nodeFor(nodes, id)
    node.message = message
    chain(
      message.references.map((reference) => nodeFor(nodes, reference)),
      node,
    )
    return node
  })
  const roots = [...new Set([...nodes.values(), ...all])].filter(({ parent }) => parent === undefined)
  return bySubject(inOrder(roots.flatMap(withoutEmpty))).map(treeOf)
}

/** Messages with one subject, below the oldest of them (RFC 5256, ORDEREDSUBJECT). */
export function threadsBySubject(messages: readonly Threaded[]): ThreadTree[] {
  const groups = Map.groupBy(messages, ({ subject }) => bareSubject(subject))
  const sorted = [...groups.values()].map((group) => group.toSorted(byDate))
  return sorted
    .toSorted(([one], [other]) => (one && other ? byDate(one, other) : 0))
    .flatMap(([first, ...others]) =>
      first ? [{ id: first.id, children: others.map(({ id }) => ({ id, children: [] })) }] : [],
    )
}

function blank(): Node {
  return { message: undefined, parent: undefined, children: [] }
}

function nodeFor(nodes: Map<string, Node>, id: string): Node {
  const known = nodes.get(id) ?? blank()
  nodes.set(id, known)
  return known
}

/** Each reference below the one before it, unless it has a place already, and the message below the last. */
function chain(references: readonly Node[], node: Node): void {
  for (const [at, reference] of references.entries()) {
    const before = references[at - 1]
    if (before && reference.parent === undefined) place(reference, before)
  }
  part(node)
  const last = references.at(-1)
  if (last) place(node, last)
}

function place(child: Node, parent: Node): void {
  for (let above: Node | undefined = parent; above; above = above.parent) if (above === child) return
  child.parent = parent
  parent.children.push(child)
}

function part(node: Node): void {
  const { parent } = node
  if (!parent) return
  parent.children.splice(parent.children.indexOf(node), 1)
  node.parent = undefined
}

/** Without what is not there; at the top it stays where it holds several messages together. */
function withoutEmpty(node: Node): Node[] {
  const children = node.children
    .flatMap((child) => withoutEmpty(child))
    .flatMap((child) => (child.message ? [child] : child.children))
  for (const child of children) child.parent = node
  node.children = children
  if (node.message || children.length > 1) return [node]
  for (const child of children) child.parent = undefined
  return children
}

/** Roots with one subject are one thread, and an answer goes below what it answers. */
function bySubject(roots: readonly Node[]): Node[] {
  const merged = new Map<string, Node>()
  const kept: Node[] = []
  for (const root of roots) {
    const subject = firstIn(root)?.subject ?? ''
    const key = bareSubject(subject)
    const known = key === '' ? undefined : merged.get(key)
    if (!known) {
      kept.push(root)
      if (key !== '') merged.set(key, root)
    } else join(known, root, kept, merged, key)
  }
  return inOrder(kept)
}

function join(known: Node, root: Node, kept: Node[], merged: Map<string, Node>, key: string): void {
  const isAnswer = (node: Node) => saysAnswer(firstIn(node)?.subject ?? '')
  if (!known.message) known.children.push(...(root.message ? [root] : root.children))
  else if (root.message && isAnswer(root) && !isAnswer(known)) known.children.push(root)
  else {
    const both: Node = {
      message: undefined,
      parent: undefined,
      children: root.message ? [known, root] : [known, ...root.children],
    }
    kept.splice(kept.indexOf(known), 1, both)
    merged.set(key, both)
  }
}

function firstIn({ message, children }: Node): Threaded | undefined {
  return message ?? children[0]?.message
}

function inOrder(nodes: readonly Node[]): Node[] {
  const sorted = nodes.toSorted((one, other) => {
    const [first, second] = [firstIn(one), firstIn(other)]
    return first && second ? byDate(first, second) : 0
  })
  for (const node of sorted) node.children = inOrder(node.children)
  return sorted
}

function byDate(one: Threaded, other: Threaded): number {
  return one.sentAt - other.sentAt || one.id - other.id
}

function treeOf({ message, children }: Node): ThreadTree {
  return { id: message?.id ?? null, children: children.map(treeOf) }
}
