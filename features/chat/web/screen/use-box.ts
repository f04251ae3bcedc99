import { type RefObject, useRef, useState } from 'react'
import { fits } from '../letter.ts'
import { useDraftOf } from '../use-draft.ts'

/** The text being written, held by the box itself, so that typing rerenders only what shows it. */
export type Box = {
  area: RefObject<HTMLTextAreaElement | null>
  /** What stood there when the box was opened. */
  begun: string
  text: () => string
  /** Puts this in its place, and the focus there. */
  fill: (text: string) => void
  /** To be told after every letter. */
  changed: () => void
  state: 'empty' | 'sendable' | 'too long'
}

export function useBox(place: string): Box {
  const area = useRef<HTMLTextAreaElement>(null)
  const { begun, keep } = useDraftOf(place)
  const [state, setState] = useState(() => stateOf(begun))
  function changed(): void {
    const text = area.current?.value ?? ''
    setState(stateOf(text))
    keep(text)
  }
  return {
    area,
    begun,
    text: () => area.current?.value ?? '',
    fill(text) {
      if (!area.current) return
      area.current.value = text
      area.current.focus()
      changed()
    },
    changed,
    state,
  }
}

function stateOf(text: string): Box['state'] {
  if (!fits(text)) return 'too long'
  return text.trim() === '' ? 'empty' : 'sendable'
}
