import { textBetween } from '../text/own-text.ts'
import { nameOf } from './in-any-order.ts'
import { isLight } from './lexicon.ts'
import { type Match, type ReadMessage, spansOf } from './read-message.ts'
import type { Element, Template } from './template.ts'

type Step = { element: Element; at: number; end: number; value: unknown }

/** What remains of a sequence from one element and token on, and how much of it is explained. */
type Rest = { worth: number; steps: readonly Step[] }

/** Explaining a token is worth more than using an optional element, and that more than skipping no light word. */
const perToken = 100
const perElement = 10

/** Matches where most is explained; own words take what nothing else can. */
export function matchInOrder(template: Template, read: ReadMessage): Match | undefined {
  const known = new Map<number, Rest | undefined>()
  const rest: Walk['rest'] = (step, at) => {
    const key = step * (read.tokens.length + 1) + at
    if (!known.has(key)) known.set(key, bestFrom({ template, read, rest }, step, at))
    return known.get(key)
  }
  return completed(template, rest(0, 0), read)
}

type Walk = { template: Template; read: ReadMessage; rest: (step: number, at: number) => Rest | undefined }

function bestFrom(walk: Walk, step: number, at: number): Rest | undefined {
  const element = walk.template.elements[step]
  const { tokens } = walk.read
  if (!element) return skipLight(walk.read, at) === tokens.length ? { worth: 0, steps: [] } : undefined
  const ways = element.kind === 'text' ? ownWords(walk, step, at) : knownWords(walk, step, at)
  const last = element.needed ? undefined : walk.rest(step + 1, at)
  // What may be there and is, is never taken for own words.
  const isOwn = element.kind !== 'text' && ways.length > 0 && last?.steps[0]?.element.kind === 'text'
  let best: Rest | undefined
  for (const way of [...ways, isOwn ? undefined : last]) if (way && (!best || way.worth > best.worth)) best = way
  return best
}

function ownWords(walk: Walk, step: number, at: number): (Rest | undefined)[] {
  const { tokens } = walk.read
  // Own words that may be there hold what nothing else can, not what is light.
  const worth = walk.template.elements[step]?.needed === true ? 0 : -perElement
  const isLast = step === walk.template.elements.length - 1
  const ends = isLast ? [tokens.length] : tokens.map((_, end) => end + 1)
  return ends.filter((end) => end > at).map((end) => joined(walk, step, { at, end, value: undefined }, worth))
}

function knownWords(walk: Walk, step: number, at: number): (Rest | undefined)[] {
  const element = walk.template.elements[step]
  const reach = skipLight(walk.read, at)
  const spans = element ? spansOf(element, walk.read).filter((span) => span.at >= at && span.at <= reach) : []
  return spans.map((span) => joined(walk, step, span, (span.end - span.at) * perToken + perElement - (span.at - at)))
}

function joined(walk: Walk, step: number, span: Omit<Step, 'element'>, worth: number): Rest | undefined {
  const element = walk.template.elements[step]
  const rest = walk.rest(step + 1, span.end)
  return element && rest && { worth: rest.worth + worth, steps: [{ element, ...span }, ...rest.steps] }
}

/** The first token from here on that is not light. */
function skipLight({ tokens }: ReadMessage, at: number): number {
  const next = tokens.findIndex((token, place) => place >= at && !isLight(token))
  return next === -1 ? tokens.length : next
}

function completed(template: Template, found: Rest | undefined, read: ReadMessage): Match | undefined {
  if (!found || found.worth === 0) return undefined
  const texts = found.steps.flatMap(({ element, at, end }) =>
    element.kind === 'text' ? [{ slot: element.slot, at, end, text: textBetween(read, at, end) }] : [],
  )
  if (texts.some(({ text }) => text === '' || template.accepts?.(text) === false)) return undefined
  const used = found.steps.flatMap(({ element, at, end }) =>
    element.kind === 'text' ? [] : [{ at, end, value: nameOf(element), needed: element.needed }],
  )
  const slots = found.steps.flatMap(({ element, at, end, value }): [string, unknown][] => {
    if (element.slot === undefined || element.kind === 'text') return []
    return [[element.slot, element.kind === 'piece' ? value : textBetween(read, at, end)]]
  })
  for (const { slot, text } of texts) slots.push([slot, text])
  return { template, used, texts, slots: Object.fromEntries(slots) }
}
