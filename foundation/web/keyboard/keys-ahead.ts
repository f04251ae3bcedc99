/**
 * Holds back what is typed until a text field of the next dialog has the focus, which then receives it: a form whose code
 * is still loading loses no key, and none acts on the page instead. Escape, Tab or a press of the pointer ends it, and so
 * does the function returned.
 */
export function holdKeys(): () => void {
  const typed: string[] = []
  let isSent = false
  const stop = new AbortController()
  const on = { capture: true, signal: stop.signal }

  function press(event: KeyboardEvent): void {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || fieldOf(document.activeElement)) return
    if (event.key === 'Escape' || event.key === 'Tab') return stop.abort()
    if (event.key === 'Enter') isSent = typed.length > 0
    else if (event.key === 'Backspace') typed.pop()
    else if (/^.$/u.test(event.key)) typed.push(...(isSent ? [] : [event.key]))
    else return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function arrive({ target }: FocusEvent): void {
    const field = fieldOf(target)
    if (field || isOtherControl(target)) stop.abort()
    if (!field || typed.length === 0) return
    field.setRangeText(typed.join(''), field.value.length, field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
    // The field's own listeners must have taken the text before the form is sent.
    if (isSent) setTimeout(() => field.form?.requestSubmit())
  }
  if (!fieldOf(document.activeElement)) {
    addEventListener('keydown', press, on)
    addEventListener('focusin', arrive, on)
    addEventListener('pointerdown', () => stop.abort(), on)
  }
  return () => stop.abort()
}

/** A dialog that begins with something else than a text field takes its keys itself. */
function isOtherControl(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('[role=dialog] :is(button, a, select)')
}

function fieldOf(target: EventTarget | null): HTMLInputElement | HTMLTextAreaElement | undefined {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
  return isField && target.closest('[role=dialog]') ? target : undefined
}
