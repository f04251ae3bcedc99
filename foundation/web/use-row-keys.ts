import { useEffect } from 'react'
import { useShortcut } from './keyboard/use-shortcut.ts'

/**
 * Arrows lead from a row that has the focus to the next, and across to the column beside it. `mark` is the attribute of
 * each row. With `fromPage` they also lead to the first one, or the last, from where nothing has the focus.
 */
export function useRowArrows(mark: string, fromPage = false): void {
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const { target, key, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented } = event
      if (!key.startsWith('Arrow') || altKey || ctrlKey || metaKey || shiftKey || defaultPrevented) return
      const row = target instanceof Element && !target.matches(writing) && target.closest<HTMLElement>(`[${mark}]`)
      // Rows are looked for only by a key that moves among them: that lays out the page.
      if (!row && !(fromPage && isIdle())) return
      const rows = rowsOf(mark)
      const next = row ? beside(row, rows, key) : endOf(rows, key)
      if (!next) return
      event.preventDefault()
      focusRow(next)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [mark, fromPage])
}

function endOf(rows: readonly HTMLElement[], key: string): HTMLElement | undefined {
  if (key === 'ArrowDown') return rows[0]
  return key === 'ArrowUp' ? rows.at(-1) : undefined
}

/** Nothing but the page as a whole has the focus. */
function isIdle(): boolean {
  const { activeElement } = document
  return (activeElement === document.body || activeElement?.localName === 'main') && !document.querySelector(covering)
}

/** The same, and J and K from anywhere: the next row and the one before, or the first where none has the focus. */
export function useRowKeys(mark: string): void {
  useRowArrows(mark)
  useShortcut('j', () => step(mark, 1))
  useShortcut('k', () => step(mark, -1))
}

function step(mark: string, by: 1 | -1): void {
  if (document.querySelector(covering)) return
  const rows = rowsOf(mark)
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  focusRow(rows[at === -1 ? 0 : at + by])
}

/** A toast is a dialog as well, which covers nothing. */
const covering = 'dialog[open], [role=dialog][data-open], [role=menu]'

const writing = 'input:not([type=checkbox]), textarea, select, [contenteditable=true]'

function rowsOf(mark: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(`[${mark}]`)].filter((row) => row.checkVisibility())
}

/** What a press on a row opens; buttons for other things come after it. */
function focusRow(row: HTMLElement | undefined): void {
  const target = row?.querySelector<HTMLElement>('button:enabled')
  target?.focus({ preventScroll: true })
  row?.scrollIntoView({ block: 'nearest' })
}

function beside(row: HTMLElement, rows: readonly HTMLElement[], key: string): HTMLElement | undefined {
  const { left, top } = row.getBoundingClientRect()
  const places = rows.map((each) => ({ row: each, at: each.getBoundingClientRect() }))
  if (key === 'ArrowDown' || key === 'ArrowUp') {
    const column = places.filter(({ at }) => at.left === left).map((place) => place.row)
    return column[column.indexOf(row) + (key === 'ArrowDown' ? 1 : -1)]
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const side = key === 'ArrowRight' ? 1 : -1
  const across = places.filter(({ at }) => (at.left - left) * side > 0)
  const nearest = Math.min(...across.map(({ at }) => Math.abs(at.left - left)))
  return across
    .filter(({ at }) => Math.abs(at.left - left) === nearest)
    .toSorted((one, other) => Math.abs(one.at.top - top) - Math.abs(other.at.top - top))[0]?.row
}
