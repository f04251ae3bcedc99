import { useEffect, useRef } from 'react'

type Kept = { control: HTMLElement; name: string; at: number }

/** Where the focus may go in between: what is done there is done to the row. */
const aside = '[role=dialog], [role=menu], [role=toolbar]'

/**
 * Keeps the keyboard in a list whose rows bear the attribute. When the control that has the focus is gone, another one
 * of its row gets it; if the row is gone too, the same one of the row that took its place; without any row, the page.
 * Call it where the rows are read, which is rendered whenever one goes.
 */
export function useKeptFocus(attribute: string): void {
  const kept = useRef<Kept>(undefined)
  useEffect(() => {
    const follow = ({ target }: FocusEvent): void => {
      if (!(target instanceof HTMLElement)) return
      const row = target.closest(`[${attribute}]`)
      const name = row?.getAttribute(attribute) ?? ''
      if (row) kept.current = { control: target, name, at: rowsWith(attribute).indexOf(row) }
      else if (!target.closest(aside)) kept.current = undefined
    }
    document.addEventListener('focusin', follow)
    return () => document.removeEventListener('focusin', follow)
  }, [attribute])
  useEffect(() => {
    if (kept.current?.control.isConnected !== false || document.activeElement !== document.body) return
    const next = nextAfter(kept.current, rowsWith(attribute), attribute)
    kept.current = undefined
    next?.focus()
  })
}

function nextAfter({ control, name, at }: Kept, rows: readonly Element[], attribute: string): HTMLElement | null {
  const row = rows.find((each) => each.getAttribute(attribute) === name) ?? rows[at] ?? rows.at(-1)
  const next =
    row?.querySelector<HTMLElement>(control.localName) ?? row?.querySelector<HTMLElement>('a, button, summary')
  return next ?? document.querySelector('main')
}

function rowsWith(attribute: string): Element[] {
  return [...document.querySelectorAll(`[${attribute}]`)]
}
