import { matchInAnyOrder } from './in-any-order.ts'
import { matchInOrder } from './in-order.ts'
import { type Match, type ReadMessage, spansOf } from './read-message.ts'
import type { Template } from './template.ts'

export function match(template: Template, read: ReadMessage): Match | undefined {
  if (template.unwanted.some((name) => read.marks.has(name))) return undefined
  const { elements } = template
  if (elements.some((element) => element.kind !== 'text' && element.needed && spansOf(element, read).length === 0))
    return undefined
  return template.inAnyOrder ? matchInAnyOrder(template, read) : matchInOrder(template, read)
}
