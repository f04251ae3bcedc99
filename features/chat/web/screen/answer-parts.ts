import type { ReactNode } from 'react'
import type { Step } from '../../contract.ts'

/** The parts of an answer, from top to bottom. */
export type AnswerParts = {
  steps: readonly Step[]
  words: ReactNode
  chips?: ReactNode
  /** How it ended. */
  end?: ReactNode
  actions: ReactNode
}
