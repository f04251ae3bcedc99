import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { Said, Setting } from '#foundation/server/language.ts'

/** What the built-in assistant knows before it reads a word: everything else it looks up by its tools. */
export type Context = Setting & {
  /** The words of the house, as they are said. */
  reword?: (text: string) => string
  /** What was said before the message. */
  before: readonly Said[]
  /** What those messages left open, showed and did, as of now. */
  dialogue: Dialogue
  /** Told what this answer leaves, whenever more of it is known, and how many results that holds. */
  keep?: (dialogue: Dialogue, results: number) => void
  /** Told which card the action that follows takes the place of. */
  supersede?: (activityId: string) => void
  /** Told how the message was understood: as an order, or as small talk or a question. */
  hear?: (isOrder: boolean) => void
}
