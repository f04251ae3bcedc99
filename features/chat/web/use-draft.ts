import { useEffect, useRef, useState } from 'react'
import { report } from '#foundation/web/report.ts'
import { useChat } from './chat-session.tsx'

const pause = 300

/** The draft of a message; survives a reload and signing in again. */
export function useDraft(place: string): [string, (text: string) => void] {
  const { begun, keep } = useDraftOf(place)
  const [text, setText] = useState(begun)
  return [
    text,
    (changed) => {
      setText(changed)
      keep(changed)
    },
  ]
}

/** The stored draft, and how to store its changes. */
export function useDraftOf(place: string): { begun: string; keep: (text: string) => void } {
  const { drafts } = useChat()
  const [begun] = useState(() => drafts.read(place))
  const unsaved = useRef<string>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function save(): void {
    clearTimeout(timer.current)
    if (unsaved.current === undefined) return
    try {
      drafts.write(place, unsaved.current)
    } catch (error) {
      report('A draft could not be kept in this browser', error)
    }
    unsaved.current = undefined
  }

  useEffect(() => {
    addEventListener('pagehide', save)
    return () => {
      removeEventListener('pagehide', save)
      save()
    }
    // oxlint-disable-next-line react/exhaustive-deps -- it reads only what never changes while this is shown
  }, [])

  function keep(text: string): void {
    unsaved.current = text
    clearTimeout(timer.current)
    if (text === '') save()
    else timer.current = setTimeout(save, pause)
  }
  return { begun, keep }
}
