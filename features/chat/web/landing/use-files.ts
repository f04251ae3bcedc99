import { useState } from 'react'
import type { Reference } from '../../contract.ts'
import type { Attachments } from '../screen/attachments.ts'

type Held = { attachments: Attachments; ready: boolean }

/** The files of the first message. The code that uploads and lists them loads with the first one. */
export type Files = {
  /** What was chosen, dropped or pasted, each time. */
  given: readonly (readonly File[])[]
  add: (files: readonly File[]) => void
  /** Told by what uploads them. */
  hold: (held: Held) => void
  /** Nothing is uploading and nothing was refused. */
  ready: boolean
  take: () => Reference[]
  /** The message was not sent. */
  putBack: (references: readonly Reference[]) => void
  notice: string
  tell: (sentence: string) => void
}

export function useFiles(): Files {
  const [given, setGiven] = useState<Files['given']>([])
  const [held, hold] = useState<Held>()
  const [notice, tell] = useState('')
  return {
    given,
    add(files) {
      tell('')
      setGiven((before) => [...before, files])
    },
    hold,
    ready: given.length === 0 || held?.ready === true,
    take: () => held?.attachments.take() ?? [],
    putBack: (references) => held?.attachments.show(references),
    notice,
    tell,
  }
}
