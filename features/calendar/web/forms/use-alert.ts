import { type RefObject, useLayoutEffect, useRef } from 'react'

type Parts = {
  /** How often it was pressed in vain. */
  tried: number
  sentence: string | undefined
  form: RefObject<HTMLFormElement | null>
}

/**
 * The browser says it, as the specification wants, when it stands beside its field already; then the first field that
 * it is about has the focus.
 */
export function useAlert({ tried, sentence, form }: Parts): void {
  const said = useRef(0)
  useLayoutEffect(() => {
    if (tried === said.current) return
    said.current = tried
    if (sentence === undefined) return
    // oxlint-disable-next-line no-alert -- the specification calls for one
    window.alert(sentence)
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [tried, sentence, form])
}
