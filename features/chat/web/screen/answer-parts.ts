import type { ReactNode } from 'react'
import type { Step } from '../../contract.ts'

/** What an entry of the assistant shows, from top to bottom. */
export type AnswerParts = {
  steps: readonly Step[]
  words: ReactNode
  chips?: ReactNode
  /** How it ended. */
  end?: ReactNode
  actions: ReactNode
}
