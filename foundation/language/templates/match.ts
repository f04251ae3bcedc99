import { matchInAnyOrder } from './in-any-order.ts'
import { matchInOrder } from './in-order.ts'
import { type Match, type ReadMessage, spansOf } from './read-message.ts'
import type { Template } from './template.ts'

export function match(template: Template, read: ReadMessage): Match | undefined {
  if (template.unwanted.some((name) => read.marks.has(name))) return undefined
  if (!template.wanted.every((name) => read.marks.has(name))) return undefined
  const { elements } = template
  const lacks = (kind: 'concept' | 'piece') =>
    elements.some((element) => element.kind === kind && element.needed && spansOf(element, read).length === 0)
  // Words are looked up before pieces, which have to be read.
  if (lacks('concept') || lacks('piece')) return undefined
  return template.inAnyOrder ? matchInAnyOrder(template, read) : matchInOrder(template, read)
}
