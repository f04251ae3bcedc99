import type { KeyboardEvent } from 'react'

/** Ctrl+Enter saves the form from wherever in it, also where Enter alone opens a list or begins a line. */
export function saveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.defaultPrevented || !(target instanceof Element)) return
  const form = target.closest('form') ?? currentTarget.querySelector('form')
  const save = form?.querySelector<HTMLElement>('[type=submit]')
  if (!save) return
  event.preventDefault()
  save.click()
}
