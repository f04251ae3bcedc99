import type { Span } from '../pieces/span.ts'
import { type Explained, type Match, type ReadMessage, spansOf } from './read-message.ts'
import type { Element, Template } from './template.ts'

/** Each element takes what explains most of what no element before it has taken. */
export function matchInAnyOrder(template: Template, read: ReadMessage): Match | undefined {
  const used: Explained[] = []
  const slots: Record<string, unknown> = {}
  for (const element of template.elements) {
    const span = mostTelling(spansOf(element, read), used, read.weights)
    if (!span && element.needed) return undefined
    if (!span) continue
    used.push({ at: span.at, end: span.end, value: nameOf(element), needed: element.needed })
    if (element.kind === 'piece') slots[element.slot] = span.value
  }
  return { template, used, texts: [], slots }
}

/** The one with the most weight, then the longest, then the first. */
function mostTelling(spans: readonly Span[], used: readonly Span[], weights: readonly number[]): Span | undefined {
  const weight = ({ at, end }: Span) => weights.slice(at, end).reduce((sum, each) => sum + each, 0)
  let best: Span | undefined
  for (const span of spans) {
    if (used.some((other) => span.at < other.end && other.at < span.end)) continue
    const more = best ? weight(span) - weight(best) || span.end - span.at - (best.end - best.at) : 1
    if (more > 0) best = span
  }
  return best
}

export function nameOf(element: Element): string {
  return element.kind === 'concept' ? element.name : element.slot
}
