import type { KeyboardEvent } from 'react'

/**
 * Ctrl+Enter submits the form, even in fields where Enter opens a list or begins a line. React passes on the keys of
 * dialogs that were opened within this one; those save nothing here.
 */
export function saveByKeys(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, metaKey, target, currentTarget } = event
  if (key !== 'Enter' || !(ctrlKey || metaKey) || event.defaultPrevented) return
  if (!(target instanceof Element) || !currentTarget.contains(target)) return
  const form = target.closest('form') ?? currentTarget.querySelector('form')
  // Unlike what is inside the form, `elements` has the buttons that name it from outside as well.
  const save = [...(form?.elements ?? [])].find((one) => one instanceof HTMLButtonElement && one.type === 'submit')
  if (!(save instanceof HTMLButtonElement)) return
  event.preventDefault()
  save.click()
}
