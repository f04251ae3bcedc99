/** Where an arrow leads from an event or an hour; nothing where there is nothing further. */
export function neighbour(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const kind = kinds.find((known) => from.matches(known)) ?? '[data-key]'
  if (kind === '[data-go]' || kind === '[data-all-day]') return beyond(root, from, key)
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const all = [...root.querySelectorAll<HTMLElement>(kind)]
    const column = from.closest('[data-day]')
    const next = all[all.indexOf(from) + (key === 'ArrowDown' ? 1 : -1)]
    return kind === '[data-cell]' && next?.closest('[data-day]') !== column ? undefined : next
  }
  return beside(root, from, { kind, by: key === 'ArrowRight' ? 1 : -1 })
}

/** The element at about the same height in the next day that is not empty. */
function beside(root: HTMLElement, from: HTMLElement, { kind, by }: { kind: string; by: 1 | -1 }) {
  const columns = [...root.querySelectorAll<HTMLElement>('[data-day]')]
  const own = from.closest<HTMLElement>('[data-day]')
  const at = own === null ? -1 : columns.indexOf(own)
  const further = by === 1 ? columns.slice(at + 1) : columns.slice(0, Math.max(0, at)).toReversed()
  const found = further
    .map((column) => [...column.querySelectorAll<HTMLElement>(kind)])
    .find(({ length }) => length > 0)
  const height = from.getBoundingClientRect().top
  return found?.toSorted((a, b) => away(a, height) - away(b, height))[0]
}

function away(element: HTMLElement, height: number): number {
  return Math.abs(element.getBoundingClientRect().top - height)
}

const kinds = ['[data-cell]', '[data-go]', '[data-all-day]', '[data-key]']

/** The nearest one of the same kind in the direction of the arrow, as the eye sees it. */
export function beyond(root: HTMLElement, from: HTMLElement, key: string): HTMLElement | undefined {
  const kind = from.hasAttribute('data-go')
    ? '[data-go]'
    : from.hasAttribute('data-all-day')
      ? '[data-all-day]'
      : events
  const start = middle(from)
  const across = key === 'ArrowLeft' || key === 'ArrowRight'
  const sign = key === 'ArrowRight' || key === 'ArrowDown' ? 1 : -1
  const found = [...root.querySelectorAll<HTMLElement>(kind)].flatMap((element) => {
    const { x, y } = middle(element)
    const [ahead, aside] = across ? [(x - start.x) * sign, y - start.y] : [(y - start.y) * sign, x - start.x]
    return ahead > 4 ? [{ element, far: ahead + Math.abs(aside) * 4 }] : []
  })
  return found.toSorted((a, b) => a.far - b.far)[0]?.element
}

const events = '[data-key], [data-more]'

/** By its left edge: what spans days begins where it is read. */
function middle(element: HTMLElement): { x: number; y: number } {
  const { left, top, height } = element.getBoundingClientRect()
  return { x: left, y: top + height / 2 }
}
